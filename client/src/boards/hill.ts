// Which stone a score stands on, and who steps aside on a shared one.
import type { Seat } from "../protocol/types";
import type { Hill } from "./stones";

const LAST = 30;

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly beyond: boolean;
}

/** The score of the house: the target, else thirty, or more where scores run past it and nothing ends there. */
export function top(scores: Record<Seat, number>, target: number | null): number {
  return target ?? Math.max(LAST, ...Object.values(scores));
}

/** The number written on a stone, if any: about six of them, whatever the house is worth. */
export function label(stone: number, end: number): string | null {
  if (stone === LAST) return null;
  if (end === LAST) return stone % 5 === 0 ? String(stone) : null;
  return stone % 6 === 0 ? String(Math.round((stone * end) / LAST)) : null;
}

/** Where one of a crowd stands on a stone: up to four in a row, the rows behind each other; a pawn is 64 wide. */
function place(index: number, crowd: number): { aside: number; behind: number } {
  const rows = Math.ceil(crowd / 4);
  const row = index % rows;
  const inRow = Math.ceil((crowd - row) / rows);
  return { aside: (Math.floor(index / rows) - (inRow - 1) / 2) * 38, behind: row * 26 };
}

export function pawns(hill: Hill, scores: Record<Seat, number>, end: number, size: number): Standing[] {
  const stoneOf = (score: number) => Math.max(0, Math.min(LAST, Math.round((score * LAST) / end)));
  const crowds = new Map<number, Seat[]>();
  for (const [seat, score] of Object.entries(scores)) crowds.set(stoneOf(score), [...(crowds.get(stoneOf(score)) ?? []), Number(seat)]);
  return [...crowds]
    .flatMap(([stone, seats]) =>
      seats.map((seat, index) => {
        const [x, y, s] = hill.stones[stone]!;
        const scale = (Math.max(s, 0.72) * size) / 84;
        const { aside, behind } = place(index, seats.length);
        return { seat, score: scores[seat]!, x: x + aside * scale, y: y - behind * scale, scale, beyond: scores[seat]! > end };
      }),
    )
    .sort((a, b) => a.y - b.y);
}
