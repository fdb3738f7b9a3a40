// How a night ended, and the one useful thing to say about it.
import { texts } from "../i18n/language.svelte";
import type { TurnView } from "../protocol/types";
import type { Table } from "../table/table.svelte";
import { lights, river } from "./river";

export type How = "won" | "lost" | "stopped";

export function ended(table: Table): How {
  const result = table.game.result!;
  return result.reason !== "finished" ? "stopped" : result.winners.length ? "won" : "lost";
}

/** The turn that lit most; of several the last, which the evening remembers. */
export function bestWhisper(history: readonly TurnView[]): TurnView | null {
  const told = history.filter((turn) => turn.clue && lights(turn) > 0);
  return told.reduce<TurnView | null>(
    (best, turn) => (best && lights(best) > lights(turn) ? best : turn),
    null,
  );
}

/** What cost the pair most feathers. */
export function gaveAway(table: Table): string {
  const words = texts("river");
  const tally = { word: 0, memory: 0, against: 0, missed: 0 };
  for (const turn of table.game.history)
    for (const gain of turn.river ?? []) {
      if (gain.why === "partner-missed") tally.missed++;
      const kind = gain.why === "owl-found" ? turn.beliefs?.[gain.owl!]?.kind : undefined;
      if (kind && kind !== "nothing") tally[kind]++;
    }
  const worst = Object.entries(tally).sort(([, a], [, b]) => b - a)[0]!;
  const [what, n] = worst as [keyof typeof tally, number];
  if (!n) return "";
  return what === "word"
    ? words.gaveWords(n)
    : what === "memory"
      ? words.gaveMemory(n)
      : what === "against"
        ? words.gaveAgainst
        : words.gaveMisses(n);
}

/** What the next night asks of the owls, where there is one (W6). */
export function nextNight(table: Table): string {
  const { night } = table.room;
  const words = texts("river");
  if (!night || night.night <= river(table.game).night) return "";
  return ended(table) === "won" ? words.nextFewer(night.feathers) : words.nextMore(night.feathers);
}
