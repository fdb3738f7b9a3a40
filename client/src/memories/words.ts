// The words of looking back, in the language of the page; fetched with the screens that need them.
import { i18n } from "../i18n/language.svelte";
import { memories as en } from "../i18n/memories.en";
import { memories as fr } from "../i18n/memories.fr";
import type { Language } from "../protocol/types";

const WORDS: Record<Language, typeof en> = { en, fr };

export const words = () => WORDS[i18n.language];

export function day(at: number): string {
  return new Intl.DateTimeFormat(i18n.language === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "long", year: "numeric" }).format(at);
}
