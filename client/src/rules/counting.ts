// The points of an example: what the server counts, counted again on the page for whoever plays with the
// votes. Nothing else uses it; vectors.json, written by the server's own code, holds it to the rules.
import type { Gain, Seat, Slot } from "../protocol/types";

/** One turn as it is counted. Keys are in order of the seats. */
export interface Outcome {
  readonly storyteller: Seat;
  readonly owners: Readonly<Record<Slot, Seat>>;
  readonly votes: Readonly<Record<Seat, readonly Slot[]>>;
  /** Who scores: a pair is its first seat. */
  readonly units: readonly Seat[];
  readonly unitOf: (seat: Seat) => Seat;
  readonly red: Slot | null;
}

const ballots = (o: Outcome) =>
  Object.entries(o.votes).map(([seat, slots]): [Seat, readonly Slot[]] => [Number(seat), slots]);

export function finders(o: Outcome): Seat[] {
  return ballots(o)
    .filter(([, slots]) => slots.some((slot) => o.owners[slot] === o.storyteller))
    .map(([seat]) => seat);
}

/** D4, D5, O3, T7. */
function telling(o: Outcome, worth: number): Gain[] {
  const found = finders(o);
  const home = o.unitOf(o.storyteller);
  const voters = ballots(o).length;
  if (!voters) return [];
  if (found.length === 0 || found.length === voters)
    return o.units.map((seat) => ({
      seat,
      points: seat === home ? 0 : 2,
      why: found.length ? "everyone-found" : "nobody-found",
      by: [],
    }));
  return [
    { seat: home, points: worth, why: "told", by: found },
    ...found.map((seat): Gain => ({ seat: o.unitOf(seat), points: worth, why: "found", by: [seat] })),
  ];
}

/** D6, O4, T7. */
function fooled(o: Outcome, most: number | null): Gain[] {
  const received = new Map<Seat, Seat[]>();
  for (const [voter, slots] of ballots(o))
    for (const slot of slots) {
      const owner = o.owners[slot]!;
      if (owner !== o.storyteller) received.set(owner, [...(received.get(owner) ?? []), voter]);
    }
  return [...received].map(([owner, by]) => ({
    seat: o.unitOf(owner),
    points: Math.min(by.length, most ?? by.length),
    why: "fooled",
    by,
  }));
}

/** O5: with two votes, finding it with one. */
function single(o: Outcome, points: number): Gain[] {
  if (o.units.length < 7) return [];
  return finders(o)
    .filter((seat) => o.votes[seat]!.length === 1)
    .map((seat) => ({ seat, points, why: "single-vote", by: [seat] }));
}

/** P5. */
function together(o: Outcome, most: number): Gain[] {
  return ballots(o).map(([seat, [slot]]): Gain => {
    const by = ballots(o)
      .filter(([, slots]) => slots[0] === slot)
      .map(([voter]) => voter);
    if (slot === o.red) return { seat, points: 0, why: "red", by: [o.storyteller] };
    if (by.length === 1) return { seat, points: 0, why: "alone", by: [] };
    return { seat, points: Math.min(by.length, most), why: "together", by };
  });
}

/** What brings points in an example, and how many; what is not named brings none. */
export interface Counts {
  readonly telling?: number;
  /** At most so many; null: as many as votes. */
  readonly fooled?: number | null;
  readonly single?: number;
  readonly together?: number;
}

export const counted = (o: Outcome, counts: Counts): Gain[] => [
  ...(counts.telling === undefined ? [] : telling(o, counts.telling)),
  ...(counts.fooled === undefined ? [] : fooled(o, counts.fooled)),
  ...(counts.single === undefined ? [] : single(o, counts.single)),
  ...(counts.together === undefined ? [] : together(o, counts.together)),
];

/** Lights and feathers (W5): the first seat listens, each of these owls too. */
export function afloat(o: Outcome, owls: readonly Seat[]): { lights: number; feathers: number } {
  const found = finders(o);
  const lured = owls.filter((owl) => o.votes[owl]!.some((slot) => o.owners[slot] === 0));
  const seen = owls.filter((owl) => found.includes(owl)).length;
  if (!found.includes(0)) return { lights: 0, feathers: 1 + seen };
  return { lights: 1 + owls.length - seen + lured.length, feathers: seen };
}
