// The painted portraits of the eight rabbits, by attitude.
// One that is not painted yet gets a drawing instead.
import type { Attitude } from "../protocol/types";

const PAINTED = import.meta.glob<string>("../../../src/reverie/data/rabbits/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const BY_ATTITUDE = new Map(
  Object.entries(PAINTED).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ""), address]),
);

export function portrait(attitude: Attitude): string | null {
  return BY_ATTITUDE.get(attitude) ?? null;
}

/** Which of our twelve pawns stands in for a portrait: always the same for one attitude. */
export function standIn(attitude: Attitude): number {
  return [...attitude].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 12;
}
