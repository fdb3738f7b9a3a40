// The reveal as one list of steps. Each step is a still;
// motion only joins the stills. Skip and reduced motion walk the same list.
import type { Gain, PlayedView, Seat, Slot, TurnView } from "../protocol/types";

export type Step =
  | { readonly at: number; readonly kind: "dim" }
  | { readonly at: number; readonly kind: "token"; readonly slot: Slot; readonly seat: Seat }
  | { readonly at: number; readonly kind: "red" }
  | { readonly at: number; readonly kind: "owner"; readonly slot: Slot }
  | { readonly at: number; readonly kind: "truth" }
  | { readonly at: number; readonly kind: "points"; readonly seats: readonly Seat[] }
  | { readonly at: number; readonly kind: "hop" }
  | { readonly at: number; readonly kind: "end" };

/** All points of one seat in a turn, with their reasons. */
export interface Line {
  readonly seat: Seat;
  readonly total: number;
  readonly gains: readonly Gain[];
}

const CALM_STILL = 900;

export function lines(turn: TurnView): Line[] {
  const bySeat = new Map<Seat, Gain[]>();
  for (const gain of turn.gains) bySeat.set(gain.seat, [...(bySeat.get(gain.seat) ?? []), gain]);
  return [...bySeat]
    .map(([seat, gains]) => ({ seat, gains, total: gains.reduce((sum, gain) => sum + gain.points, 0) }))
    .sort((a, b) => b.total - a.total);
}

/** Where the crowd decides, no card is the true one. */
export function isCrowd(turn: TurnView): boolean {
  return (
    turn.red !== null ||
    turn.gains.some((gain) => gain.why === "together" || gain.why === "alone" || gain.why === "red")
  );
}

export function truth(turn: TurnView): PlayedView | undefined {
  return isCrowd(turn) ? undefined : turn.table.find((played) => played.owner === turn.storyteller);
}

/** Moonlight where nobody found it, or everybody did. */
export function halo(turn: TurnView): "lamp" | "moon" {
  const found = truth(turn)?.votes.length ?? 0;
  const voters = new Set(turn.table.flatMap((played) => played.votes)).size;
  return found > 0 && found < voters ? "lamp" : "moon";
}

/**
 * Whose points fly in at once: one line after another,
 * but all together where everyone or nobody found it (the same 2 for all).
 */
function arrivals(turn: TurnView, scored: readonly Line[]): Seat[][] {
  const alike = turn.gains.some((gain) => gain.why === "everyone-found" || gain.why === "nobody-found");
  const seats = scored.map(({ seat }) => seat);
  return alike ? [seats] : seats.map((seat) => [seat]);
}

export function timeline(turn: TurnView, calm = false): Step[] {
  const steps: Step[] = [];
  let at = 500;
  const still = (step: DistributiveOmit<Step, "at">, after: number) => {
    steps.push({ ...step, at });
    at += calm ? Math.min(after, CALM_STILL) : after;
  };
  const found = truth(turn);
  const decoys = turn.table.filter((played) => played !== found);
  const votes = turn.table.reduce((sum, played) => sum + played.votes.length, 0);
  const gap = Math.min(450, 4500 / Math.max(1, votes));

  still({ kind: "dim" }, 500);
  for (const { slot, votes } of decoys) for (const seat of votes) still({ kind: "token", slot, seat }, gap);
  if (found?.votes.length) at += 600;
  for (const seat of found?.votes ?? []) still({ kind: "token", slot: found!.slot, seat }, gap);
  at += 400;
  if (turn.red !== null) still({ kind: "red" }, 1200);
  for (const { slot } of decoys) still({ kind: "owner", slot }, 120);
  at += 500;
  if (found) still({ kind: "truth" }, 1700);
  const scored = lines(turn);
  for (const seats of arrivals(turn, scored)) still({ kind: "points", seats }, 450);
  at += 400;
  const hops = Math.max(0, ...scored.map((line) => line.total));
  for (let hop = 0; hop < hops; hop++) still({ kind: "hop" }, 260);
  at += 400;
  still({ kind: "end" }, 0);
  return steps;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What is to be seen after the first `count` steps. */
export interface Still {
  readonly dim: boolean;
  readonly tokens: ReadonlySet<string>;
  readonly red: boolean;
  readonly owners: ReadonlySet<Slot>;
  readonly truth: boolean;
  readonly points: ReadonlySet<Seat>;
  readonly hops: number;
  readonly end: boolean;
}

export function still(steps: readonly Step[], count: number): Still {
  const seen = steps.slice(0, count);
  const of = <Kind extends Step["kind"]>(kind: Kind) =>
    seen.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);
  return {
    dim: of("dim").length > 0,
    tokens: new Set(of("token").map(({ slot, seat }) => `${slot}:${seat}`)),
    red: of("red").length > 0,
    owners: new Set(of("owner").map(({ slot }) => slot)),
    truth: of("truth").length > 0,
    points: new Set(of("points").flatMap(({ seats }) => seats)),
    hops: of("hop").length,
    end: of("end").length > 0,
  };
}

/** The scores as far as the pawns have hopped, from those at the end of the turn. */
export function hopped(after: Record<Seat, number>, turn: TurnView, now: Still): Record<Seat, number> {
  const gained = new Map(lines(turn).map(({ seat, total }) => [seat, total]));
  const behind = (seat: Seat) => (now.end ? 0 : Math.max(0, (gained.get(seat) ?? 0) - now.hops));
  return Object.fromEntries(
    Object.entries(after).map(([seat, score]) => [seat, score - behind(Number(seat))]),
  );
}

/** Tells how many steps are reached, now and whenever the next one is due. Returns what stops it. */
export function walk(
  steps: readonly Step[],
  elapsed: () => number,
  reached: (count: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const passed = elapsed();
    const next = steps.findIndex((step) => step.at > passed);
    reached(next < 0 ? steps.length : next);
    if (next >= 0) timer = setTimeout(go, steps[next]!.at - passed + 5);
  };
  go();
  return () => clearTimeout(timer);
}
