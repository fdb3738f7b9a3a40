// Who scores: a seat, or a team that stands at its first seat.
import { i18n } from "../i18n/language.svelte";
import type { Seat } from "../protocol/types";
import type { Table } from "./table.svelte";

const mateOf = (table: Table, seat: Seat): Seat | null =>
  table.game.seats.find((one) => one.seat === seat)?.mate ?? null;

/** Who reads comes first: “You and Bea”, never “Bea and You”. */
export function unitName(table: Table, seat: Seat): string {
  const mate = mateOf(table, seat);
  if (mate === null) return table.who(seat);
  const [a, b] = mate === table.you ? [mate, seat] : [seat, mate];
  return i18n.t.agree.team({ a: table.who(a), b: table.who(b) });
}

/** The scores to show: of those who sit at the table, one a team. */
export function standings(table: Table): Record<Seat, number> {
  const { board, seats } = table.game;
  if (board.type !== "score-track") return {};
  const order = seats.map((one) => one.seat);
  const shown = seats.filter(
    ({ seat, sitting, mate }) =>
      sitting !== "closed" &&
      sitting !== "arriving" &&
      (mate === null || order.indexOf(seat) < order.indexOf(mate)),
  );
  return Object.fromEntries(shown.map(({ seat }) => [seat, board.scores[seat] ?? 0]));
}
