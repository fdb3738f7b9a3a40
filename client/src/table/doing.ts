// The word beside the count of who is done in this phase ("3 of 5 have voted"); null: nothing to count.
import { texts } from "../i18n/language.svelte";
import type { GameView } from "../protocol/types";

export function doing({ phase }: GameView): string | null {
  const tv = texts("tv");
  return phase === "contribute"
    ? tv.played
    : phase === "vote"
      ? tv.voted
      : phase === "agree"
        ? tv.agreed
        : null;
}
