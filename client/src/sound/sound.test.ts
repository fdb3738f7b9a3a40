// Pitches climb a five-note scale; every sound that screens ask for is recorded.
import { expect, test } from "vitest";
import source from "./cue.ts?raw";
import { pitch } from "./pitch";

test("each step is higher than the last, and five steps are an octave", () => {
  const steps = Array.from({ length: 13 }, (_, step) => pitch(step));
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  expect(pitch(0)).toBe(1);
  expect(pitch(5)).toBeCloseTo(2);
  expect(pitch(99)).toBe(pitch(12));
});

test("the names of the cues are those of the recordings", () => {
  const named = [...source.match(/type Cue =([^;]+);/)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]);
  const recorded = Object.keys(import.meta.glob("../assets/sounds/*.mp3")).map((file) =>
    file.replace(/.*\/|\.mp3/g, ""),
  );
  expect(named.sort()).toEqual(recorded.sort());
});
