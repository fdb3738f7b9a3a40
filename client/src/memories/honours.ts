// What a finished game is praised for: the clue that was loved most and the one that was told best.
// Only a clue that some found and not all is ever praised.
import type { TurnView } from "../protocol/types";

export interface Honours {
  readonly loved: { readonly turn: TurnView; readonly hearts: number } | null;
  readonly told: TurnView | null;
}

/** How many were where the clue wanted them: on the storyteller's card, or with others (Party). */
const found = (turn: TurnView) =>
  turn.gains.filter(({ why, points }) => points > 0 && (why === "found" || why === "together")).length;

const voters = (turn: TurnView) => new Set(turn.table.flatMap(({ votes }) => votes)).size;

const offTheMiddle = (turn: TurnView) => Math.abs(0.5 - found(turn) / voters(turn));

const worked = (turn: TurnView) =>
  !turn.skipped && turn.clue !== null && found(turn) > 0 && found(turn) < voters(turn);

/** `hearts`: how many each turn got from others than its storyteller. The first of equals. */
export function honours(turns: readonly TurnView[], hearts: Readonly<Record<number, number>>): Honours {
  const good = turns.filter(worked).sort((a, b) => offTheMiddle(a) - offTheMiddle(b) || a.number - b.number);
  const [first] = good
    .map((turn) => ({ turn, hearts: hearts[turn.number] ?? 0 }))
    .filter((one) => one.hearts > 0)
    .sort((a, b) => b.hearts - a.hearts);
  return { loved: first ?? null, told: good[0] ?? null };
}

/** For a sentence: how many of how many found it. */
export const finders = (turn: TurnView) => ({ n: found(turn), all: voters(turn) });
