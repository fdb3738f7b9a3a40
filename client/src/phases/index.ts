// One component for each phase of the engine, by the same name. A new phase does not compile until it has one.
import type { Component } from "svelte";
import { quietly } from "../connection/reloading";
import type { PhaseName } from "../protocol/types";
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

/** Fetched in the quiet after the first screen, so that no phase waits for the network. */
export async function prepare(): Promise<void> {
  for (const screen of Object.values<Screen>(PHASES)) if ("later" in screen) await quietly(screen.later);
}
