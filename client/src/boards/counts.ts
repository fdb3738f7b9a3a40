// What stands on top of a phone and beside a laptop’s cards, by the board; a new board is missing here.
import type { Component } from "svelte";
import type { GameView } from "../protocol/types";

/** Null: the points, if there are any. */
export const COUNTS: Readonly<
  Record<GameView["board"]["type"], (() => Promise<{ default: Component }>) | null>
> = {
  "score-track": null,
  meadow: null,
  river: () => import("../river/Counts.svelte"),
};
