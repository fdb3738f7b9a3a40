// The turn worth showing: the most loved clue, else the one told best, else the last that was told;
// and its card: the true one, else the most voted.
import type { PlayedView, TurnView } from "../protocol/types";
import { truth } from "../table/reveal";
import type { Table } from "../table/table.svelte";
import { honours, type Honours } from "./honours";

export interface Best {
  readonly turn: TurnView;
  readonly played: PlayedView;
}

/** With what this device saw of the hearts that were sent. */
export const praise = (table: Table): Honours =>
  honours(table.game.history, table.loves.of(`${table.code}.${table.room.games}`));

export const cardOf = (turn: TurnView): PlayedView =>
  truth(turn) ?? [...turn.table].sort((a, b) => b.votes.length - a.votes.length)[0]!;

export function best(table: Table): Best | null {
  const { loved, told } = praise(table);
  const [last] = table.game.history.filter((turn) => !turn.skipped && turn.table.length).reverse();
  const turn = loved?.turn ?? told ?? last;
  return turn ? { turn, played: cardOf(turn) } : null;
}
