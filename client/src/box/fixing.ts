// What a told turn came to, by seat: for putting it right, and for saying what was put right (N7).
import type { PlayedView, Seat, Slot, TurnView } from "../protocol/types";

/** Whose cards are nobody's. */
export const NOBODY = -20;

export function claimsOf(table: readonly PlayedView[]): Record<Seat, Slot[]> {
  const claims: Record<Seat, Slot[]> = {};
  for (const { owner, slot } of table) if (owner !== NOBODY) (claims[owner] ??= []).push(slot);
  return claims;
}

export function votesOf(table: readonly PlayedView[]): Record<Seat, Slot[]> {
  const votes: Record<Seat, Slot[]> = {};
  for (const { votes: by, slot } of table) for (const seat of by) (votes[seat] ??= []).push(slot);
  return votes;
}

export interface Changed {
  readonly what: "card" | "vote";
  readonly seat: Seat;
  readonly before: readonly Slot[];
  readonly now: readonly Slot[];
}

/** What is not as it was told at first. */
export function changes(turn: TurnView): Changed[] {
  if (!turn.was.length) return [];
  const found: Changed[] = [];
  for (const [what, of] of [
    ["card", claimsOf],
    ["vote", votesOf],
  ] as const) {
    const [was, is] = [of(turn.was), of(turn.table)];
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const seat = Number(key);
      const [before, now] = [was[seat] ?? [], is[seat] ?? []];
      if (before.join() !== now.join()) found.push({ what, seat, before, now });
    }
  }
  return found;
}
