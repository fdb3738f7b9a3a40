// The arithmetic of the own-pictures pages: which games a deck has enough cards for, how far a crop may move.
import { expect, test } from "vitest";
import { frame, moved } from "./crop";
import { enoughFor, missing, nearest } from "./needs";

const NEEDS = { large: { 3: 26, 4: 28, 5: 35 }, small: { 3: 12, 4: 16 } };

test("a deck is enough for the largest table whose number it reaches", () => {
  expect(enoughFor(NEEDS, 11)).toEqual([]);
  expect(enoughFor(NEEDS, 16)).toEqual([["small", 4]]);
  expect(enoughFor(NEEDS, 30)).toEqual([
    ["large", 4],
    ["small", 4],
  ]);
});

test("what is missing for this table, or for the nearest one", () => {
  expect(missing(NEEDS, "large", 5, 30)).toBe(5);
  expect(missing(NEEDS, "large", 4, 30)).toBe(0);
  expect(missing(NEEDS, "large", 9, 30)).toBeNull();
  expect(nearest(NEEDS, 5)).toEqual({ ruleset: "small", players: 3, more: 7 });
});

test("the frame is two by three and never leaves the picture", () => {
  const wide = frame(1800, 900, { x: 0, y: 0.5, zoom: 1 });
  expect(wide).toEqual({ left: 0, top: 0, width: 1 / 3, height: 1 });
  const close = frame(600, 900, { x: 1, y: 1, zoom: 2 });
  expect(close).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
  expect(moved(1800, 900, { x: 0.5, y: 0.5, zoom: 1 }, 0.95, 0.1)).toEqual({ x: 1 - 1 / 6, y: 0.5, zoom: 1 });
});
