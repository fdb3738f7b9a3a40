// The televisions of boards that are not cards and points; a new board is missing here till it is said.
import type { Component } from "svelte";
import type { GameView } from "../protocol/types";

interface BoardTelevision {
  readonly later: () => Promise<{ default: Component }>;
  /** Whether it leaves a corner to the way in. */
  readonly corner?: boolean;
}

export const TELEVISIONS: Readonly<Record<GameView["board"]["type"], BoardTelevision | null>> = {
  "score-track": null,
  meadow: { later: () => import("./Meadow.svelte"), corner: true },
  river: { later: () => import("./River.svelte") },
};
