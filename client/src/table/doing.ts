// What those who are done have done in this phase, where it can be counted.
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
