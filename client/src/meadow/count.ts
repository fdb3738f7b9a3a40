// The children's reveal as one list of steps: three, two, one,
// everybody points at once, whose cards they are, who comes (K7, K8).
type Name = "three" | "two" | "one" | "point" | "owners" | "truth" | "outcome" | "end";

export interface KidsStep {
  readonly at: number;
  readonly name: Name;
}

const TIMES: readonly (readonly [Name, number])[] = [
  ["three", 0],
  ["two", 900],
  ["one", 1800],
  ["point", 2700],
  ["owners", 4600],
  ["truth", 5900],
  ["outcome", 7800],
  ["end", 9600],
];

/** Without a count, where a turn is over for another reason. */
export function kidsSteps(skipped: boolean): KidsStep[] {
  return TIMES.map(([name, at]) => ({ name, at: skipped ? 0 : at }));
}

export interface KidsStill {
  readonly count: 3 | 2 | 1 | null;
  readonly pointing: boolean;
  readonly owners: boolean;
  readonly truth: boolean;
  readonly outcome: boolean;
  readonly end: boolean;
  /** When the next step comes, if there is one. */
  readonly next: number | null;
}

export function kidsStill(steps: readonly KidsStep[], elapsed: number): KidsStill {
  const seen = new Set(steps.filter((step) => step.at <= elapsed).map((step) => step.name));
  return {
    count: seen.has("point") ? null : seen.has("one") ? 1 : seen.has("two") ? 2 : 3,
    pointing: seen.has("point"),
    owners: seen.has("owners"),
    truth: seen.has("truth"),
    outcome: seen.has("outcome"),
    end: seen.has("end"),
    next: steps.find((step) => step.at > elapsed)?.at ?? null,
  };
}
