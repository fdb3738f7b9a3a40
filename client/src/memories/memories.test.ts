// Looking back: where stepping stops, the scores before each turn, and words that fit the picture.
import { expect, test } from "vitest";
import type { TurnView } from "../protocol/types";
import { timeline } from "../table/reveal";
import { before, stops } from "./stops";
import { wrapped } from "./wrapping";

const turn = {
  number: 1,
  storyteller: 0,
  clue: { text: "Hush", manner: "written" },
  red: null,
  visit: null,
  moved_for: [],
  skipped: false,
  table: [
    { slot: 1, card: "a", owner: 0, votes: [1] },
    { slot: 2, card: "b", owner: 1, votes: [2] },
    { slot: 3, card: "c", owner: 2, votes: [] },
  ],
  gains: [
    { seat: 0, points: 3, why: "told", by: [] },
    { seat: 1, points: 4, why: "found", by: [] },
  ],
} as unknown as TurnView;

test("owners and hops go together, every token and every line of points is a stop", () => {
  const steps = timeline(turn);
  const kinds = stops(steps)
    .slice(1)
    .map((count) => steps[count - 1]!.kind);
  expect(kinds).toEqual(["dim", "token", "token", "owner", "truth", "points", "points", "hop", "end"]);
});

test("scores before each turn are told backwards: a latecomer keeps the points they came with", () => {
  expect(before([turn, turn], { 0: 6, 1: 8, 2: 5 })).toEqual([
    { 0: 0, 1: 0, 2: 5 },
    { 0: 3, 1: 4, 2: 5 },
  ]);
});

test("a clue is set as large as it fits, and the longest ends in dots", () => {
  const measure = (text: string, size: number) => text.length * size * 0.5;
  expect(wrapped(measure, "Hush", 600, [60, 30], 3)).toEqual({ size: 60, lines: ["Hush"] });
  const long = wrapped(measure, "word ".repeat(80).trim(), 600, [60, 30], 3);
  expect(long.size).toBe(30);
  expect(long.lines).toHaveLength(3);
  expect(long.lines[2]).toMatch(/…$/);
});

test("Japanese breaks between its signs, no comma at the head of a line, no bracket at its end", () => {
  const measure = (text: string, size: number) => text.length * size;
  const { lines } = wrapped(measure, "「夜のカフェ」で、ずっと待つ", 60, [10], 4);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe("「夜のカフェ」で、ずっと待つ");
  expect(lines.every((line) => line.length <= 7 && !/^[、」ェっ]/.test(line) && !/「$/.test(line))).toBe(
    true,
  );
});
