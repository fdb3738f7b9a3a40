// The few words beside the table: your turn, volume, vibration.
import type { Language } from "../protocol/types";
import { i18n } from "./language.svelte";

const WORDS = {
  en: { yourTurn: "Your turn", volume: "Volume", vibrate: "Vibrate on my turn", stamps: "Send a stamp", stamp: ["a heart", "a star", "a moon", "a sun", "a note"] },
  fr: { yourTurn: "À toi", volume: "Volume", vibrate: "Vibrer quand c’est à moi", stamps: "Envoyer un tampon", stamp: ["un cœur", "une étoile", "une lune", "un soleil", "une note"] },
} satisfies Record<Language, unknown>;

export const words = () => WORDS[i18n.language];
