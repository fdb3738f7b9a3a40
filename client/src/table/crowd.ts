// Where the crowd decides and nobody's card is sought (Party).
import type { Table } from "./table.svelte";

/** The storyteller plays and votes like everybody else (P3, P4). */
export function crowdPlays(table: Table): boolean {
  const { storyteller, seats } = table.game;
  return table.waitsFor(storyteller) || !!seats.find(({ seat }) => seat === storyteller)?.acted;
}

/** One's own card may be chosen. */
export function crowdVotes(table: Table): boolean {
  const vote = table.may("vote");
  if (!vote) return false;
  return vote.red || table.game.table.some(({ mine, slot }) => mine === "own" && vote.slots.includes(slot));
}
