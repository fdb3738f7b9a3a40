// What was said in a turn that is told: written by the storyteller, or by somebody afterwards (C4).
import { i18n } from "../i18n/language.svelte";
import type { TurnView } from "../protocol/types";
import type { Table } from "./table.svelte";

export const said = ({ clue, written_down: noted }: TurnView): string =>
  clue?.text.trim() || noted?.text || i18n.t.manner.shown[clue?.manner ?? "said"];

/** Whose words they are, where they are not the storyteller's own. */
export function notedBy(table: Table, { storyteller, written_down: noted }: TurnView): string | null {
  if (!noted || noted.seat === storyteller) return null;
  return i18n.t.who.noted({ you: noted.seat === table.you, name: table.name(noted.seat) });
}
