// What the rulesets are called and whom they are for, from the server, in the language of this
// device; asked for once.
import { i18n } from "../i18n/language.svelte";
import type { Language } from "../i18n/texts";
import type { AboutRuleset } from "../protocol/types";
import { rulesets as ask } from "./api";

class Rulesets {
  #known = $state.raw<Partial<Record<Language, readonly AboutRuleset[]>>>({});
  readonly #asked = new Map<Language, Promise<readonly AboutRuleset[]>>();

  /** In the server's order, the first being the default; none until they have come. */
  get all(): readonly AboutRuleset[] {
    const known = this.#known[i18n.language];
    if (!known) void this.load().catch(() => null);
    return known ?? [];
  }

  of(id: string): AboutRuleset | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Its id until its name has come, or where the server knows it no more. */
  title(id: string): string {
    return this.of(id)?.title ?? id;
  }

  load(language: Language = i18n.language): Promise<readonly AboutRuleset[]> {
    const before = this.#asked.get(language);
    if (before) return before;
    const asked = ask(language);
    this.#asked.set(language, asked);
    asked.then(
      (found) => (this.#known = { ...this.#known, [language]: found }),
      () => this.#asked.delete(language),
    );
    return asked;
  }
}

export const rulesets = new Rulesets();
