// Arrows on the grid of cards.
import { expect, test } from "vitest";
import { columns, largest, step } from "./grid";

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

test("cards lie in even rows, and in as few as leave them large", () => {
  const card = { gap: 8, foot: 43, least: 54, most: 112 };
  const phone = (count: number, height: number) => columns(count, { width: 366, height }, card).cols;
  expect([4, 5, 6, 8, 12].map((count) => phone(count, 330))).toEqual([4, 3, 3, 4, 6]);
  expect(phone(6, 120)).toBe(6);
  expect(columns(12, { width: 296, height: -200 }, card)).toEqual({ cols: 4, width: 54 });
  expect(columns(4, { width: 2000, height: 2000 }, card).width).toBe(112);
});

test("beside a laptop's column three to eight cards are as large as rows and rails let them be", () => {
  const room = { width: 1366 - 437 - 28, height: 768 - 28 };
  const share = (count: number, width = room.width) => {
    const best = largest(count, { ...room, width }, { gap: 14, rail: 48 });
    expect(best.cols * (best.width + 48)).toBeLessThanOrEqual(width);
    return (count * best.width * best.width * 1.5) / 1366 / 768;
  };
  expect([3, 4, 5].map((count) => Math.round(share(count) * 100))).toEqual([27, 33, 42]);
  expect(share(6)).toBeGreaterThanOrEqual(0.45);
  expect(share(7, 1366 - 355 - 28)).toBeGreaterThanOrEqual(0.38);
  expect(share(8, 1366 - 355 - 28)).toBeGreaterThanOrEqual(0.44);
});
