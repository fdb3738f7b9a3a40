// Where the crowd decides and nobody's card is sought (Party).
import type { Table } from "./table.svelte";

/** The storyteller plays and votes like everybody else (P3, P4). */
export function crowdPlays(table: Table): boolean {
  const { storyteller, seats } = table.game;
  return table.waitsFor(storyteller) || !!seats.find(({ seat }) => seat === storyteller)?.acted;
}

/** What is told comes before the cards, and is a phrase (P2). Later a red token tells of the turn before. */
export function phraseFirst(table: Table): boolean {
  const { hand, previous } = table.game;
  const tell = table.may("tell");
  if (tell) return !tell.cards;
  return (previous?.red ?? null) !== null || (!hand && table.aside === null && !table.connection.shared);
}

/** One's own card may be chosen. */
export function crowdVotes(table: Table): boolean {
  const vote = table.may("vote");
  if (!vote) return false;
  return vote.red || table.game.table.some(({ mine, slot }) => mine === "own" && vote.slots.includes(slot));
}
