// A turn of each game to play with: who sits there, whose cards lie where, what is voted at first.
import type { Seat, Slot } from "../protocol/types";
import type { Counts, Outcome } from "./counting";
import written from "./examples.json";

export interface Example {
  /** By seat; the first is whoever reads. */
  readonly people: readonly string[];
  readonly storyteller: Seat;
  readonly owners: Readonly<Record<Slot, Seat>>;
  readonly most: number;
  /** Where nobody scores, the finders alone count (K8). */
  readonly counts?: Counts;
  readonly votes: Readonly<Record<Seat, readonly Slot[]>>;
  /** Partners sit opposite each other. */
  readonly pairs?: boolean;
  readonly ownAllowed?: boolean;
  readonly red?: Slot;
  /** So many finders, and the rabbits come (K8). */
  readonly enough?: number;
  /** So many listen in: their seats come after the people's, and after theirs the night's (W1, W3). */
  readonly owls?: number;
}

export const EXAMPLES: Readonly<Record<string, Example>> = written;

/** The first is the plainest: everybody gives one card and has one vote. */
export const PLAINEST = Object.values(EXAMPLES)[0]!;

const half = ({ people }: Example) => people.length / 2;

export const unitOf = (example: Example, seat: Seat): Seat => (example.pairs ? seat % half(example) : seat);

export const units = (example: Example): Seat[] =>
  example.people.map((_, seat) => seat).slice(0, example.pairs ? half(example) : undefined);

/** The owls' seats. */
export const listeners = (example: Example): Seat[] =>
  Array.from({ length: example.owls ?? 0 }, (_, n) => example.people.length + n);

export const slots = (example: Example): Slot[] => Object.keys(example.owners).map(Number);

/** Not for a card of one's own, nor of one's pair, unless the game allows it. */
export const open = (example: Example, voter: Seat, slot: Slot): boolean =>
  example.ownAllowed === true || unitOf(example, example.owners[slot]!) !== unitOf(example, voter);

/** The votes after one more tap: one lets go what is too much, and the last vote stays. */
export function tapped(example: Example, now: readonly Slot[], slot: Slot): readonly Slot[] {
  if (!now.includes(slot)) return [...now, slot].slice(-example.most);
  return now.length > 1 ? now.filter((other) => other !== slot) : now;
}

export const outcome = (example: Example, votes: Example["votes"], red: Slot | null): Outcome => ({
  storyteller: example.storyteller,
  owners: example.owners,
  votes,
  units: units(example),
  unitOf: (seat) => unitOf(example, seat),
  red,
});
