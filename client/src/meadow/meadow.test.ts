// The small sums behind the children's screens.
import { expect, test } from "vitest";
import { columns } from "./columns";
import { sum } from "./sum";
import { kidsSteps, kidsStill } from "./count";

test("six cards in a clearing as wide as high stand in two rows", () => {
  expect(columns(6, 430, 440, 12)).toEqual({ columns: 3, width: 135 });
});

test("cards are never smaller than a child's finger", () => {
  expect(columns(6, 100, 100, 12).width).toBeGreaterThanOrEqual(64);
  // Six told cards on a small phone: side by side, never one below the other out of sight.
  expect(columns(6, 328, 180, 12, 44, 40)).toEqual({ columns: 6, width: 44 });
});

test("four different answers, the right one among them", () => {
  for (let i = 0; i < 50; i++) {
    const asked = sum(Math.random);
    expect(new Set(asked.choices).size).toBe(4);
    expect(asked.choices).toContain(asked.answer);
  }
});

test("three, two, one, then all point at once, then the invitation, then who comes", () => {
  const at = (elapsed: number) => kidsStill(kidsSteps(false), elapsed);
  expect(at(100).count).toBe(3);
  expect(at(1900).count).toBe(1);
  expect(at(1900).pointing).toBe(false);
  expect(at(3000)).toMatchObject({ count: null, pointing: true, owners: false });
  expect(at(60_000)).toMatchObject({ owners: true, truth: true, outcome: true, end: true });
});
