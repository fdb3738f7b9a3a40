// The little grammar the dictionaries need: plural forms by language, lists, small numbers as words.
import type { Language, Refusal } from "../protocol/types";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Grammar {
  /** The form for n; `#` stands for the number. */
  plural: (n: number, forms: Forms) => string;
  list: (items: readonly string[]) => string;
  number: (n: number) => string;
  word: (n: number) => string;
}

export function grammar(language: Language, words: readonly string[]): Grammar {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const numbers = new Intl.NumberFormat(language);
  return {
    plural: (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", numbers.format(n)),
    list: (items) => lists.format(items),
    number: (n) => numbers.format(n),
    word: (n) => words[n] ?? numbers.format(n),
  };
}

/** The server's sentences, their parameters filled in. What an older page does not know is simply not possible now. */
export function refusing(sentences: Record<string, string>): (refusal: Refusal) => string {
  return ({ code, params }) => (sentences[code] ?? sentences["not-now"] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
