// The reveal: one list of steps, in the order of the story.
import { afterEach, expect, test, vi } from "vitest";
import type { Gain, TurnView } from "../protocol/types";
import { hopped, lines, still, timeline, truth, walk } from "./reveal";

const gain = (seat: number, points: number, why: Gain["why"], by: number[] = []): Gain => ({
  seat,
  points,
  why,
  by,
});

const TURN: TurnView = {
  number: 1,
  storyteller: 0,
  clue: { text: "It only opens at night", manner: "written" },
  table: [
    { slot: 1, card: "kite", owner: 3, votes: [] },
    { slot: 2, card: "door", owner: 0, votes: [2] },
    { slot: 3, card: "lamp", owner: 2, votes: [1, 3] },
    { slot: 4, card: "island", owner: 1, votes: [] },
  ],
  gains: [gain(0, 3, "told", [2]), gain(2, 3, "found", [2]), gain(2, 2, "fooled", [1, 3])],
  red: null,
  visit: null,
  moved_for: [],
  random_fallback: [],
  skipped: false,
  written_down: null,
  was: [],
  river: [],
  because: {},
  beliefs: {},
};

test("decoys get their tokens first, the true card last", () => {
  const tokens = timeline(TURN).filter((step) => step.kind === "token");
  expect(tokens.map((step) => step.slot)).toEqual([3, 3, 2]);
});

test("the story is told in order and takes between eight and twenty seconds", () => {
  const steps = timeline(TURN);
  expect(steps.map((step) => step.at)).toEqual([...steps.map((step) => step.at)].sort((a, b) => a - b));
  const kinds = [...new Set(steps.map((step) => step.kind))];
  expect(kinds).toEqual(["dim", "token", "owner", "truth", "points", "hop", "end"]);
  expect(steps.at(-1)!.at).toBeGreaterThan(8_000);
  expect(steps.at(-1)!.at).toBeLessThan(20_000);
});

test("twelve players with two votes each still end within twenty seconds", () => {
  const many: TurnView = {
    ...TURN,
    table: Array.from({ length: 12 }, (_, i) => ({
      slot: i + 1,
      card: `c${i}`,
      owner: i,
      votes: i ? [((i + 1) % 11) + 1, ((i + 2) % 11) + 1] : [],
    })),
    gains: Array.from({ length: 11 }, (_, i) => gain(i + 1, 2, "nobody-found")),
  };
  expect(timeline(many).at(-1)!.at).toBeLessThan(20_000);
});

test("reduced motion walks the same steps, none longer than 900 ms of its own", () => {
  const calm = timeline(TURN, true);
  expect(calm.map((step) => step.kind)).toEqual(timeline(TURN).map((step) => step.kind));
  expect(calm.at(-1)!.at).toBeLessThan(timeline(TURN).at(-1)!.at);
});

test("the last still shows everything, the first nothing", () => {
  const steps = timeline(TURN);
  expect(still(steps, 0)).toMatchObject({ dim: false, truth: false, hops: 0, end: false });
  const last = still(steps, steps.length);
  expect(last.tokens.size).toBe(3);
  expect([...last.owners]).toEqual([1, 3, 4]);
  expect(last).toMatchObject({ dim: true, truth: true, hops: 5, end: true });
});

test.each(["everyone-found", "nobody-found"] as const)(
  "%s: the same points for all arrive together",
  (why) => {
    const alike: TurnView = {
      ...TURN,
      gains: [gain(1, 2, why), gain(2, 2, why), gain(2, 1, "fooled", [1]), gain(3, 2, why)],
    };
    const points = timeline(alike).filter((step) => step.kind === "points");
    expect(points.map((step) => step.seats)).toEqual([[2, 1, 3]]);
    expect([...still(timeline(alike), timeline(alike).length).points]).toEqual([2, 1, 3]);
  },
);

test("otherwise one line of points comes after another, 450 ms apart", () => {
  const [first, second] = timeline(TURN).filter((step) => step.kind === "points");
  expect([first!.seats, second!.seats, second!.at - first!.at]).toEqual([[2], [0], 450]);
});

test("points are summed by seat, the best first", () => {
  expect(lines(TURN).map(({ seat, total }) => [seat, total])).toEqual([
    [2, 5],
    [0, 3],
  ]);
});

test("with a red token the crowd decides: no card is the true one", () => {
  const party: TurnView = {
    ...TURN,
    red: 3,
    gains: [gain(1, 0, "red", [0]), gain(3, 0, "red", [0]), gain(2, 0, "alone")],
  };
  expect(truth(party)).toBeUndefined();
  expect(timeline(party).map((step) => step.kind)).toContain("red");
  expect(timeline(party).map((step) => step.kind)).not.toContain("truth");
});

test("pawns hop stone by stone from where they stood", () => {
  const steps = timeline(TURN);
  const after = { 0: 3, 1: 7, 2: 5, 3: 0 };
  const hop = steps.findIndex(({ kind }) => kind === "hop");
  expect(hopped(after, TURN, still(steps, hop))).toEqual({ 0: 0, 1: 7, 2: 0, 3: 0 });
  expect(hopped(after, TURN, still(steps, hop + 4))).toEqual({ 0: 3, 1: 7, 2: 4, 3: 0 });
  expect(hopped(after, TURN, still(steps, steps.length))).toEqual(after);
});

afterEach(() => vi.useRealTimers());

test("the reveal is walked from the server’s start, also by whoever comes late, and can be left", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const steps = timeline(TURN);
  const counts: number[] = [];
  const began = Date.now() - steps[2]!.at - 1;
  const stop = walk(
    steps,
    () => Date.now() - began,
    (count) => counts.push(count),
  );
  expect(counts).toEqual([3]);
  vi.advanceTimersByTime(steps[3]!.at - steps[2]!.at + 5);
  expect(counts).toEqual([3, 4]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(counts).toEqual([3, 4]);
});
