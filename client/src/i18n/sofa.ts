// The words of the sofa in the language of the page.
import type { Language } from "../protocol/types";
import { i18n } from "./language.svelte";
import { sofa as english, type Sofa } from "./sofa.en";
import { sofa as french } from "./sofa.fr";

const WORDS: Record<Language, Sofa> = { en: english, fr: french };

export const sofa = (): Sofa => WORDS[i18n.language];
