// What a deck of so many cards is enough for; every number comes from the server.
import type { PictureRules } from "../protocol/types";

/** By ruleset, the largest table it is enough for; nothing where it is too small for any. */
export function enoughFor(
  needs: PictureRules["needs"],
  cards: number,
): readonly [ruleset: string, players: number][] {
  return Object.entries(needs).flatMap(([ruleset, counts]) => {
    const players = Object.entries(counts)
      .filter(([, least]) => least <= cards)
      .map(([count]) => Number(count));
    return players.length ? [[ruleset, Math.max(...players)] as [string, number]] : [];
  });
}

/** How many are still missing for that table; null where the ruleset is not for so many. */
export function missing(
  needs: PictureRules["needs"],
  ruleset: string,
  players: number,
  cards: number,
): number | null {
  const least = needs[ruleset]?.[players];
  return least === undefined ? null : Math.max(0, least - cards);
}

/** The smallest game there is, to have something to look forward to. */
export function nearest(
  needs: PictureRules["needs"],
  cards: number,
): { ruleset: string; players: number; more: number } | null {
  const all = Object.entries(needs).flatMap(([ruleset, counts]) =>
    Object.entries(counts).map(([count, least]) => ({
      ruleset,
      players: Number(count),
      more: least - cards,
    })),
  );
  return all.filter(({ more }) => more > 0).sort((a, b) => a.more - b.more)[0] ?? null;
}
