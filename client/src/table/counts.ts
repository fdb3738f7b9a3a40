// How many may play a game, and why it cannot be played as the table stands.
import { i18n, texts } from "../i18n/language.svelte";
import { clauses } from "../i18n/signs";
import type { Refusal } from "../protocol/types";

export function players(counts: readonly number[]): string {
  const low = counts[0]!;
  const high = counts[counts.length - 1]!;
  return counts.length > 2 && counts[1]! - low === 1
    ? texts("seating").players.range({ low, high })
    : texts("seating").players.counts(clauses(counts.map(String)));
}

export function unavailable(refusal: Refusal, counts: readonly number[], people: number): string {
  if (refusal.code !== "wrong-player-count") return i18n.refused(refusal);
  const { more, most, odd } = texts("seating").unavailable;
  const high = counts[counts.length - 1]!;
  return people < counts[0]! ? more(counts[0]! - people) : people > high ? most(high) : odd(people);
}
