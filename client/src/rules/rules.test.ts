// What the page counts in its examples is what the server counts: vectors.json is written by its code.
import { expect, test } from "vitest";
import type { Gain, Seat, Slot } from "../protocol/types";
import { afloat, counted, finders } from "./counting";
import { EXAMPLES, listeners, open, outcome, slots, tapped, units } from "./examples";
import vectors from "./vectors.json";

interface Vector {
  readonly votes: Record<Seat, readonly Slot[]>;
  readonly red: Slot | null;
  readonly gains?: readonly Gain[];
  readonly welcomed?: boolean;
  readonly lights?: number;
  readonly feathers?: number;
}
const VECTORS = vectors as unknown as Record<string, readonly Vector[]>;

test.each(Object.entries(EXAMPLES))("%s: the page counts as the server does", (id, example) => {
  expect(VECTORS[id]!.length).toBeGreaterThan(20);
  for (const { votes, red, gains, welcomed, lights, feathers } of VECTORS[id]!) {
    const turn = outcome(example, votes, red);
    if (gains) expect(counted(turn, example.counts!), JSON.stringify(votes)).toEqual(gains);
    else if (example.owls)
      expect(afloat(turn, listeners(example)), JSON.stringify(votes)).toEqual({ lights, feathers });
    else expect(finders(turn).length >= example.enough!, JSON.stringify(votes)).toBe(welcomed);
  }
});

test("a tap moves a vote, and the last one stays", () => {
  const { dixit, odyssey } = EXAMPLES;
  expect(tapped(dixit!, [2], 3)).toEqual([3]);
  expect(tapped(dixit!, [2], 2)).toEqual([2]);
  expect(tapped(odyssey!, [2], 3)).toEqual([2, 3]);
  expect(tapped(odyssey!, [2, 3], 4)).toEqual([3, 4]);
  expect(tapped(odyssey!, [2, 3], 2)).toEqual([3]);
});

test("nobody votes for a card of their own pair, except where the game allows one's own", () => {
  const team = EXAMPLES["odyssey-team"]!;
  expect(slots(team).filter((slot) => open(team, 0, slot))).toEqual([1, 2, 3, 5]);
  expect(units(team)).toEqual([0, 1, 2, 3]);
  const party = EXAMPLES["odyssey-party"]!;
  expect(slots(party).every((slot) => open(party, 0, slot))).toBe(true);
});
