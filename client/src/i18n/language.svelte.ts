// Which language the page speaks: the browser's, until a person chooses. Only one is fetched.
import { untrack } from "svelte";
import { fetchWords, LANGUAGES } from "virtual:texts";
import { preference } from "../connection/keeping";
import type { Language } from "./texts";
import type { Refusal } from "../protocol/types";
import { grammar, type Grammar, type Rules } from "./grammar";
import type { Texts } from "./texts";

export type Subject = Exclude<keyof Texts, "main">;
export type Dictionary = Texts["main"];
type Refusing = Record<string, string | ((params: Refusal["params"]) => string)>;

/** The closest there is to what a browser asks for: pt-BR is also served by pt, and the other way round. */
function served(tag: string): Language | undefined {
  const close = (one: string) => one.split("-")[0] === tag.split("-")[0];
  return LANGUAGES.find((one) => one === tag) ?? LANGUAGES.find((one) => close(one));
}

export function preferred(): Language {
  const kept = preference.get<Language>("language");
  if (kept && LANGUAGES.includes(kept)) return kept;
  for (const tag of navigator.languages) {
    const language = served(tag);
    if (language) return language;
  }
  return "en";
}

interface Spoken {
  readonly language: Language;
  readonly rules: Rules;
  readonly grammar: Grammar;
  readonly texts: Partial<Texts>;
}

/** Letters that the first fonts do not have; others at the table may write with them in any language. */
export const scripts = (): Promise<unknown> => import("../style/scripts.css");

class Speech {
  #now = $state.raw<Spoken>();
  /** What screens have asked for; it is fetched anew with another language. */
  readonly #wanted = new Set<Subject>();

  get language(): Language {
    return this.#now?.language ?? "en";
  }

  get t(): Dictionary {
    return this.#now!.texts.main!;
  }

  /** How dates are written. */
  get locale(): string {
    return this.#now!.rules.locale;
  }

  /** What comes with screens that are fetched later; the build sees to it that it is there by then. */
  texts<S extends Subject>(subject: S): Texts[S] {
    return this.#now!.texts[subject]!;
  }

  list(items: readonly (string | number)[]): string {
    return this.#now!.grammar.list(items);
  }

  /** The server's sentences; what an older page does not know is simply not possible now. They are fetched
   * after the first screen: until then a screen that asks is told nothing. */
  refused({ code, params }: Refusal): string {
    const { refusals } = this.#now!.texts as { refusals?: Refusing };
    if (!refusals) {
      untrack(() => void this.fetchRefusals());
      return "";
    }
    const said = refusals[code] ?? refusals["not-now"] ?? code;
    return typeof said === "string" ? said : said(params);
  }

  /** The same for whoever can wait. */
  async told(refusal: Refusal): Promise<string> {
    await this.fetchRefusals();
    return this.refused(refusal) || this.t.line.lost;
  }

  fetchRefusals(): Promise<unknown> {
    return this.load("refusals" as Subject).catch(() => null);
  }

  async speak(language: Language = preferred()): Promise<void> {
    const subjects = [...this.#wanted];
    const [main, ...others] = await Promise.all(
      ["main", ...subjects].map((subject) => fetchWords(language, subject)),
    );
    if (this.#wanted.size > subjects.length) return this.speak(language);
    const rules = main!.grammar;
    // Whoever writes with other letters is not to see them change after a while.
    if (rules.scripts) void scripts().catch(() => null);
    const said = grammar(language, rules);
    const texts = Object.fromEntries(subjects.map((subject, i) => [subject, others[i]!.default(said)]));
    this.#now = { language, rules, grammar: said, texts: { ...texts, main: main!.default(said) } as Texts };
    const page = document.documentElement;
    page.lang = language;
    page.dir = rules.direction ?? "ltr";
  }

  async load(subject: Subject): Promise<void> {
    this.#wanted.add(subject);
    const { language } = this;
    if (this.#now!.texts[subject]) return;
    const fetched = await fetchWords(language, subject);
    // Somebody changed the language meanwhile.
    if (language !== this.language) return this.load(subject);
    const now = this.#now!;
    this.#now = { ...now, texts: { ...now.texts, [subject]: fetched.default(now.grammar) } };
  }

  choose(language: Language): void {
    preference.keep("language", language);
    void this.speak(language);
  }
}

export const i18n = new Speech();
export const texts = <S extends Subject>(subject: S): Texts[S] => i18n.texts(subject);
export { LANGUAGES };

/** A module together with the words that its screens say; the build puts this round every `import()`. */
export async function told<T>(module: Promise<T>, subjects: readonly Subject[]): Promise<T> {
  // A screen that waits for its words must not come anew whenever words change.
  const loading = untrack(() => subjects.map((subject) => i18n.load(subject)));
  const [screen] = await Promise.all([module, ...loading]);
  return screen;
}
