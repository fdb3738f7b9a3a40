// Three paces instead of five numbers, three lengths instead of any.
import type { Timers } from "../protocol/types";

type Pace = "none" | "relaxed" | "brisk";

export const PACES: readonly (readonly [Pace, Timers])[] = [
  ["none", { clue: null, agree: null, contribute: null, vote: null, recap: null }],
  ["relaxed", { clue: 120, agree: 60, contribute: 90, vote: 90, recap: 90 }],
  ["brisk", { clue: 60, agree: 30, contribute: 45, vote: 45, recap: 45 }],
];

export const LENGTHS = { target: [15, 30, 45], rounds: [1, 2, 3] } as const;

export function paceOf(timers: Timers): Pace | null {
  return (
    PACES.find(([, pace]) =>
      (Object.keys(pace) as (keyof Timers)[]).every((phase) => pace[phase] === timers[phase]),
    )?.[0] ?? null
  );
}
