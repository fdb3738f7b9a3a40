// The little grammar that messages ask for: plural forms, lists, numbers in figures and in words.
export interface Rules {
  /** How dates and lists are written, where it is not the language alone that says it. */
  readonly locale: string;
  /** Small numbers in words, from none on; what a list lacks is taken from `cardinal`. */
  readonly spellout: { readonly cardinal: readonly string[] } & Record<string, readonly string[]>;
  /** A language's own ways to write a name: the first pattern that fits it says how, `{}` is the name. */
  readonly formats?: Record<string, readonly (readonly [string, string])[]>;
  /** Its letters are not all in the fonts that come first (style/scripts.css). */
  readonly scripts?: boolean;
  /** It is written from right to left. */
  readonly direction?: "rtl";
}
type Forms = Record<string, string>;
type Counted = number | readonly unknown[];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function grammar(language: string, { locale, spellout, formats = {} }: Rules) {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const numbers = new Intl.NumberFormat(language);
  const count = (of: Counted) => (typeof of === "number" ? of : of.length);
  const form = (name: string, patterns: readonly (readonly [string, string])[]) =>
    patterns.find(([pattern]) => new RegExp(pattern, "i").test(name))![1].replace("{}", () => name);
  return {
    plural: (of: Counted, forms: Forms) =>
      forms[`=${count(of)}`] ?? forms[rules.select(count(of))] ?? forms["other"]!,
    select: (value: string | boolean, forms: Forms) => forms[String(value)] ?? forms["other"]!,
    n: (of: Counted) => numbers.format(count(of)),
    list: (items: readonly (string | number)[]) => lists.format(items.map(String)),
    spell: (n: number, style = "") => {
      const words = style.split(" ").flatMap((name) => spellout[name] ?? [])[n] ?? spellout.cardinal[n];
      return (style.startsWith("capital") ? capital : String)(words ?? numbers.format(n));
    },
    of: Object.fromEntries(
      Object.entries(formats).map(([name, patterns]) => [name, (text: string) => form(text, patterns)]),
    ),
  };
}
export type Grammar = ReturnType<typeof grammar>;
/** A language in its own words. */
export const ownName = (language: string) =>
  capital(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language);
