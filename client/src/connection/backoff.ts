// How long to wait before trying again: within a second for the first minute,
// then ever longer; with jitter, so that a whole table does not knock at once; for ever.
const FIRST = 200;
const SOON = 700;
const PATIENT_AFTER = 100;
const LONGEST = 10_000;

export function pause(attempt: number, random: () => number = Math.random): number {
  const late = Math.max(0, attempt - PATIENT_AFTER);
  const ceiling = late
    ? Math.min(LONGEST, SOON * 2 ** Math.min(late, 20))
    : Math.min(SOON, FIRST * 2 ** Math.min(attempt, 20));
  return ceiling / 2 + (ceiling / 2) * random();
}
