// How long to wait before trying again: doubling, with jitter so that a whole table does not knock at once, for ever.
const FIRST = 250;
const LONGEST = 10_000;

export function pause(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 20));
  return ceiling / 2 + (ceiling / 2) * random();
}
