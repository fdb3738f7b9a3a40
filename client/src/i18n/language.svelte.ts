// Which language the page speaks: the browser's, until a person chooses. Only one dictionary is loaded.
import { preference } from "../connection/keeping";
import type { Language } from "../protocol/types";
import type { Dictionary } from "./en";

// A new language is one line here, and the files of another one beside this, translated.
const LOADERS: Record<Language, () => Promise<Dictionary>> = {
  en: async () => (await import("./en")).en,
  fr: async () => (await import("./fr")).fr,
};

function preferred(): Language {
  const kept = preference.get<Language>("language");
  if (kept && kept in LOADERS) return kept;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LOADERS) return language as Language;
  }
  return "en";
}

class Speech {
  #language = $state<Language>("en");
  #words = $state.raw<Dictionary>();

  get language(): Language { return this.#language; }

  get t(): Dictionary {
    return this.#words!;
  }

  async speak(language: Language = preferred()): Promise<void> {
    this.#words = await LOADERS[language]();
    this.#language = language;
    document.documentElement.lang = language;
  }

  choose(language: Language): void {
    preference.keep("language", language);
    void this.speak(language);
  }
}

export const i18n = new Speech();
export const LANGUAGES = Object.keys(LOADERS) as Language[];
