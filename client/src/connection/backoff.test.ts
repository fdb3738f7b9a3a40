// Trying again: soon at first, never at the same moment as everybody else, and never giving up.
import { expect, test } from "vitest";
import { pause } from "./backoff";

test("the first try comes within a quarter of a second", () => {
  expect(pause(0, () => 1)).toBeLessThanOrEqual(250);
  expect(pause(0, () => 0)).toBe(125);
});

test("pauses double up to ten seconds and stay there for ever", () => {
  expect(pause(3, () => 1)).toBe(2000);
  expect(pause(10, () => 1)).toBe(10_000);
  expect(pause(100_000, () => 1)).toBe(10_000);
});

test("jitter spreads a table over half the pause", () => {
  expect(pause(5, () => 0)).toBe(4000);
  expect(pause(5, () => 1)).toBe(8000);
});
