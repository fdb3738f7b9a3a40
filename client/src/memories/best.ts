// The turn worth showing: the one with most hearts, else the one with most points, else the last that was told; and its card: the true one, else the most voted.
import type { PlayedView, TurnView } from "../protocol/types";
import { truth } from "../table/reveal";
import type { Table } from "../table/table.svelte";

export interface Best {
  readonly turn: TurnView;
  readonly played: PlayedView;
}

/** What this device saw of the hearts that were sent. */
export const hearts = (table: Table) => table.loves.most(`${table.code}.${table.room.games}`);

export function best(table: Table): Best | null {
  const told = table.game.history.filter((turn) => !turn.skipped && turn.table.length);
  const wanted = hearts(table)?.turn ?? table.game.loved;
  const turn = told.find(({ number }) => number === wanted) ?? told.at(-1);
  if (!turn) return null;
  const played = truth(turn) ?? [...turn.table].sort((a, b) => b.votes.length - a.votes.length)[0]!;
  return { turn, played };
}
