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

export function pawns(hill: Hill, scores: Record<Seat, number>, end: number, size: number): Standing[] {
  const crowd = new Map<number, number>();
  return Object.entries(scores)
    .map(([seat, score]) => ({ seat: Number(seat), score, stone: Math.max(0, Math.min(LAST, Math.round((score * LAST) / end))) }))
    .map(({ seat, score, stone }) => {
      const before = crowd.get(stone) ?? 0;
      crowd.set(stone, before + 1);
      const [x, y, s] = hill.stones[stone]!;
      const scale = (Math.max(s, 0.72) * size) / 84;
      // Left and right in turn, forty per cent of a pawn each time.
      const side = stone < 2 ? before : Math.ceil(before / 2) * (before % 2 ? 1 : -1);
      return { seat, score, x: x + side * 36 * scale, y: y + before * 3, scale, beyond: score > end };
    })
    .sort((a, b) => a.y - b.y);
}
