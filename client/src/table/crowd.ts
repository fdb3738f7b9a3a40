// Whether the crowd decides this vote and nobody's card is sought (Party): one's own card may be chosen.
import type { Table } from "./table.svelte";

export function crowdVotes(table: Table): boolean {
  const vote = table.may("vote");
  if (!vote) return false;
  return vote.red || table.game.table.some(({ mine, slot }) => mine === "own" && vote.slots.includes(slot));
}
