// What is said of the computer players, in the language chosen; loaded with the screens that need it.
import type { Language } from "../protocol/types";
import { bots as english, type BotTexts } from "./bots.en";
import { bots as french } from "./bots.fr";

export const BOTS: Record<Language, BotTexts> = { en: english, fr: french };
