// Arrows on the grid of cards.
import { expect, test } from "vitest";
import { step } from "./grid";

const FIVE = [0, 0, 0, 160, 160];

test("right and left stop at the ends", () => {
  expect(step("ArrowRight", 4, FIVE)).toBe(4);
  expect(step("ArrowLeft", 0, FIVE)).toBe(0);
});

test("down leads to the row below, also where it is short", () => {
  expect(step("ArrowDown", 1, FIVE)).toBe(4);
  expect(step("ArrowDown", 2, FIVE)).toBe(4);
  expect(step("ArrowUp", 4, FIVE)).toBe(1);
  expect(step("ArrowUp", 1, FIVE)).toBe(1);
});

test("other keys are not ours", () => expect(step("a", 0, FIVE)).toBeNull());
