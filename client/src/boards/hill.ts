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

/**
 * The score of the house: the target, else thirty, or more where scores run past it and nothing ends there.
 */
export function top(scores: Record<Seat, number>, target: number | null): number {
  return target ?? Math.max(LAST, ...Object.values(scores));
}

/** The number written on a stone, if any: about six of them, whatever the house is worth. */
export function label(stone: number, end: number): string | null {
  if (stone === LAST) return null;
  if (end === LAST) return stone % 5 === 0 ? String(stone) : null;
  return stone % 6 === 0 ? String(Math.round((stone * end) / LAST)) : null;
}

/**
 * Where one of a crowd stands on a stone: up to four in a row, the rows behind each other; a pawn is 64 wide.
 */
function place(index: number, crowd: number): { aside: number; behind: number } {
  const rows = Math.ceil(crowd / 4);
  const row = index % rows;
  const inRow = Math.ceil((crowd - row) / rows);
  return { aside: (Math.floor(index / rows) - (inRow - 1) / 2) * 38, behind: row * 26 };
}

export function pawns(hill: Hill, scores: Record<Seat, number>, end: number, size: number): Standing[] {
  const stoneOf = (score: number) => Math.max(0, Math.min(LAST, Math.round((score * LAST) / end)));
  const crowds = new Map<number, Seat[]>();
  for (const [seat, score] of Object.entries(scores))
    crowds.set(stoneOf(score), [...(crowds.get(stoneOf(score)) ?? []), Number(seat)]);
  return [...crowds]
    .flatMap(([stone, seats]) =>
      seats.map((seat, index) => {
        const [x, y, s] = hill.stones[stone]!;
        const scale = (Math.max(s, 0.72) * size) / 84;
        const { aside, behind } = place(index, seats.length);
        return {
          seat,
          score: scores[seat]!,
          x: x + aside * scale,
          y: y - behind * scale,
          scale,
          beyond: scores[seat]! > end,
        };
      }),
    )
    .sort((a, b) => a.y - b.y);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the pawns cover, with a little air; a pawn is 64 by 84. */
function around(standing: readonly Standing[]): Box {
  const left = Math.min(...standing.map(({ x, scale }) => x - 36 * scale));
  const right = Math.max(...standing.map(({ x, scale }) => x + 36 * scale));
  const high = Math.min(...standing.map(({ y, scale }) => y - 96 * scale));
  const low = Math.max(...standing.map(({ y, scale }) => y + 12 * scale));
  return { x: left, y: high, width: right - left, height: low - high };
}

/**
 * The largest part of a painting that has the shape of the frame and shows all the pawns, if there is one.
 */
export function view(painting: Box, aspect: number, standing: readonly Standing[]): Box | null {
  const width = Math.min(painting.width, painting.height * aspect);
  const height = width / aspect;
  const seen = around(standing);
  if (seen.width > width || seen.height > height) return null;
  const within = (from: number, low: number, high: number) => Math.max(low, Math.min(from, high));
  return {
    x: within(seen.x + (seen.width - width) / 2, painting.x, painting.x + painting.width - width),
    y: within(seen.y + (seen.height - height) / 2, painting.y, painting.y + painting.height - height),
    width,
    height,
  };
}
