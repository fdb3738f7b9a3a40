// One component for each phase of the engine, by the same name. A new phase does not compile until it has one.
import type { Component } from "svelte";
import { quietly } from "../connection/reloading";
import type { GameView, PhaseName } from "../protocol/types";
import Clue from "./Clue.svelte";
import Contribute from "./Contribute.svelte";
import Vote from "./Vote.svelte";
import Volunteer from "./Volunteer.svelte";

/** What every game needs is there at once; the rest is fetched when it is near. */
type Screen = { readonly now: Component } | { readonly later: () => Promise<{ default: Component }> };

export const PHASES = {
  volunteer: { now: Volunteer },
  clue: { now: Clue },
  invite: { later: () => import("./Invite.svelte") },
  agree: { later: () => import("./Agree.svelte") },
  contribute: { now: Contribute },
  vote: { now: Vote },
  point: { later: () => import("./Point.svelte") },
  recap: { later: () => import("./Recap.svelte") },
  over: { later: () => import("./Over.svelte") },
} satisfies Record<PhaseName, Screen>;

/** On the meadow the same phases have a child's screens. */
const MEADOW: Partial<Record<PhaseName, Screen>> = {
  contribute: { later: () => import("./Deliver.svelte") },
  recap: { later: () => import("./Meeting.svelte") },
  over: { later: () => import("./Birthday.svelte") },
};

/** Beside a television a phone shows only what is private. */
const BESIDE: Screen = { later: () => import("./Beside.svelte") };

export function screenOf(game: GameView, tv = false): Screen {
  if (tv && game.phase === "recap") return BESIDE;
  return (game.board.type === "meadow" ? MEADOW[game.phase] : undefined) ?? PHASES[game.phase];
}

/** Fetched in the quiet after the first screen, so that no phase waits for the network. */
export async function prepare(game: GameView): Promise<void> {
  for (const phase of Object.keys(PHASES) as PhaseName[]) {
    const screen = screenOf({ ...game, phase });
    const kids = phase === "invite" || phase === "point";
    if ("later" in screen && (game.board.type === "meadow" || !kids)) await quietly(screen.later);
  }
}
