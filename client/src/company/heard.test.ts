// The browser's marks of clues are the server's (tests/bots/test_heard.py has the same ones).
import { expect, test } from "vitest";
import { mark, withMark } from "./heard";

test("a clue has the mark that the server knows it by", () => {
  expect(
    ["Noon has been left ajar.", "Plitsch, plitsch, knaaarz … zwitscher?", "明日の声", "🌙"].map(mark),
  ).toEqual(["YHg2", "_4RF", "7dlv", "0ogT"]);
});

test("the newest is last, none stands twice, the oldest is forgotten", () => {
  const two = withMark(withMark("", "one"), "two");
  expect(withMark(two, "one")).toBe(mark("two") + mark("one"));
  expect(withMark(two, "two")).toBe(two);
  const many = Array.from({ length: 3100 }, (_, n) => `clue ${n}`).reduce(withMark, "");
  expect(many.length).toBe(12_000);
  expect(many.endsWith(mark("clue 3099"))).toBe(true);
});
