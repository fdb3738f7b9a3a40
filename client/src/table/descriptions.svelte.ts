// Card descriptions, fetched only for players who ask for them.
import { cardAddress } from "../connection/base";
import { SvelteMap } from "svelte/reactivity";
import type { Language } from "../i18n/texts";
import type { CardTextsView, PictureView } from "../protocol/types";

const texts = new SvelteMap<string, CardTextsView>();
const asked = new Set<string>();

export function describe(picture: PictureView | undefined, language: Language): string | null {
  if (!picture?.key) return null;
  if (!asked.has(picture.key)) {
    asked.add(picture.key);
    void fetch(cardAddress(`${picture.key}.json`))
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found: CardTextsView | null) => found && texts.set(picture.key, found))
      .catch(() => asked.delete(picture.key));
  }
  const found = texts.get(picture.key);
  return found?.description[language] ?? found?.description["en"] ?? null;
}
