// The words about own pictures in the language of the page.
import type { Language } from "../protocol/types";
import { i18n } from "./language.svelte";
import { pictures as english, type PictureWords } from "./pictures.en";
import { pictures as french } from "./pictures.fr";

const WORDS: Record<Language, PictureWords> = { en: english, fr: french };

export const words = (): PictureWords => WORDS[i18n.language];
