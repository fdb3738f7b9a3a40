// Only a late “next” goes without a word.
import { expect, test } from "vitest";
import { missedNothing } from "./missed";

const next = { do: "act", serial: 3, move: { do: "ready" } } as const;

test("a second tap on “next” is no fault of anybody's", () => {
  for (const code of ["already-ready", "game-over", "no-game", "too-late"])
    expect(missedNothing(next, code)).toBe(true);
});

test("whatever else was refused is told", () => {
  expect(missedNothing(next, "busy")).toBe(false);
  expect(missedNothing({ do: "act", serial: 3, move: { do: "take-back" } }, "too-late")).toBe(false);
  expect(missedNothing({ do: "start" }, "no-game")).toBe(false);
});
