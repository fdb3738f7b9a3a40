// Who scores: a seat, or a team that stands at its first seat.
import { i18n } from "../i18n/language.svelte";
import type { Seat } from "../protocol/types";
import type { Table } from "./table.svelte";

export function unitName(table: Table, seat: Seat): string {
  const mate = table.game.seats.find((one) => one.seat === seat)?.mate ?? null;
  return mate === null ? table.who(seat) : i18n.t.agree.team(table.who(seat), table.who(mate));
}
