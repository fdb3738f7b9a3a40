// What differs with the board besides the screens of its phases; a new board is missing here till it is said.
import type { Component } from "svelte";
import type { GameView } from "../protocol/types";

type Later = () => Promise<{ default: Component }>;

interface World {
  /** Its own television; else that of cards and points. */
  readonly tv: Later | null;
  /** Whether that leaves a corner to the way in. */
  readonly corner?: boolean;
  /** What stands on top of a phone and beside the cards of a laptop; else the points, if there are any. */
  readonly counts: Later | null;
}

export const WORLDS: Readonly<Record<GameView["board"]["type"], World>> = {
  "score-track": { tv: null, counts: null },
  meadow: { tv: () => import("../tv/Meadow.svelte"), corner: true, counts: null },
  river: { tv: () => import("../tv/River.svelte"), counts: () => import("../river/Counts.svelte") },
};
