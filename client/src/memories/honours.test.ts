// Praise is fair: some found it and not all; hearts of others count; nothing that failed is crowned.
import { expect, test } from "vitest";
import type { TurnView } from "../protocol/types";
import { honours } from "./honours";

function turn(number: number, found: number, voters: number, why = "found"): TurnView {
  const seats = Array.from({ length: voters }, (_, i) => i + 1);
  return {
    number,
    storyteller: 0,
    clue: { text: "Hush", manner: "written" },
    table: [
      { slot: 1, card: "a", owner: 0, votes: seats.slice(0, found) },
      { slot: 2, card: "b", owner: 9, votes: seats.slice(found) },
    ],
    gains: seats.slice(0, found).map((seat) => ({ seat, points: 3, why, by: [] })),
    skipped: false,
  } as unknown as TurnView;
}

test("a clue that all found, or nobody, is never praised, whatever hearts it got", () => {
  expect(honours([turn(1, 0, 4), turn(2, 4, 4)], { 1: 5, 2: 3 })).toEqual({ loved: null, told: null });
});

test("the most hearts are the most loved; the nearest to half is told best", () => {
  const turns = [turn(1, 1, 5), turn(2, 2, 5), turn(3, 4, 5)];
  const praised = honours(turns, { 1: 1, 3: 2 });
  expect([praised.loved?.turn.number, praised.loved?.hearts, praised.told?.number]).toEqual([3, 2, 2]);
});

test("of equals the one told better, then the earlier", () => {
  expect(honours([turn(1, 1, 4), turn(2, 2, 4)], { 1: 1, 2: 1 }).loved?.turn.number).toBe(2);
  expect(honours([turn(1, 1, 4), turn(2, 3, 4)], {}).told?.number).toBe(1);
});

test("without hearts nobody is loved most; Party counts who came together", () => {
  expect(honours([turn(1, 3, 5, "together")], {})).toMatchObject({ loved: null, told: { number: 1 } });
});

test("a skipped turn and one without a clue are not praised", () => {
  const skipped = { ...turn(1, 2, 4), skipped: true };
  expect(honours([skipped, { ...turn(2, 2, 4), clue: null }], { 1: 9 }).told).toBeNull();
});
