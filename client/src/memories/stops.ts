// Where somebody who steps through a reveal stops:
// after each token and each line of points, but owners and hops go together.
import type { TurnView } from "../protocol/types";
import { lines, type Step } from "../table/reveal";

const TOGETHER: readonly Step["kind"][] = ["owner", "hop"];

/** How many steps have been taken at each stop; the first is none. */
export function stops(steps: readonly Step[]): number[] {
  return [
    0,
    ...steps.flatMap(({ kind }, i) =>
      TOGETHER.includes(kind) && steps[i + 1]?.kind === kind ? [] : [i + 1],
    ),
  ];
}

/**
 * The scores as they were before each turn, told backwards from the end:
 * a latecomer did not begin at nothing (X4).
 */
export function before(turns: readonly TurnView[], final: Record<number, number>): Record<number, number>[] {
  const scores: Record<number, number>[] = [];
  let now = { ...final };
  for (const turn of [...turns].reverse()) {
    now = { ...now };
    for (const { seat, total } of lines(turn)) if (seat in now) now[seat]! -= total;
    scores.unshift(now);
  }
  return scores;
}
