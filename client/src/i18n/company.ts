// The few words beside the table: your turn, volume, vibration.
import type { Language } from "../protocol/types";
import { i18n } from "./language.svelte";

const WORDS = {
  en: { yourTurn: "Your turn", volume: "Volume", vibrate: "Vibrate on my turn" },
  fr: { yourTurn: "À toi", volume: "Volume", vibrate: "Vibrer quand c’est à moi" },
} satisfies Record<Language, unknown>;

export const words = () => WORDS[i18n.language];
