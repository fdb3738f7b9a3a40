// Trying again: soon at first, never at the same moment as everybody else, and never giving up.
import { expect, test } from "vitest";
import { pause } from "./backoff";

test("whoever lost the line a minute ago or less is back within a second", () => {
  const tries = Array.from({ length: 100 }, (_, attempt) => pause(attempt, () => 0));
  expect(tries.reduce((a, b) => a + b)).toBeGreaterThan(30_000);
  for (let attempt = 0; attempt <= 100; attempt++) expect(pause(attempt, () => 1)).toBeLessThanOrEqual(700);
});

test("then pauses double up to ten seconds and stay there for ever", () => {
  expect(pause(102, () => 1)).toBe(2800);
  expect(pause(110, () => 1)).toBe(10_000);
  expect(pause(100_000, () => 1)).toBe(10_000);
});

test("jitter spreads a table over half the pause", () => {
  expect(pause(50, () => 0)).toBe(350);
  expect(pause(50, () => 1)).toBe(700);
});
