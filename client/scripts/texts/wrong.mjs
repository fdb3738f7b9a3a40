// What is wrong with the texts and fails the build: keys, arguments, plural forms.
import { args } from "./icu.mjs";
import { grammar, languages, messages, parsed, SOURCE, texts } from "./folder.mjs";

/** The forms that a language has for what is counted here: never a million. */
function forms(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
}

function* ofMessage(language, path, message, source) {
  const parts = parsed(language, path, message);
  const theirs = new Set(
    source === undefined ? [] : [...args(parsed(SOURCE, path, source))].map((part) => part.arg),
  );
  const { formats = {}, spellout = {} } = grammar(language);
  for (const { arg, type, style, cases } of args(parts)) {
    if (!theirs.has(arg)) yield `there is no {${arg}}, only {${[...theirs].join("}, {")}}`;
    if (type === "plural") {
      const given = Object.keys(cases).filter((name) => !name.startsWith("="));
      const missing = [...forms(language)].filter((form) => !given.includes(form));
      if (given.length > 1 && missing.length) yield `{${arg}, plural} lacks ${missing.join(", ")}`;
      const unknown = given.filter((form) => !forms(language).has(form) && form !== "other");
      if (unknown.length) yield `{${arg}, plural} has ${unknown.join(", ")}, which the language has not`;
    } else if (type === "spellout") {
      for (const one of style?.split(" ") ?? [])
        if (one !== "capital" && !(one in spellout)) yield `grammar.json spells no numbers “${one}”`;
    } else if (type && !["select", "list", "number"].includes(type) && !(type in formats))
      yield `grammar.json has no format “${type}”`;
  }
}

const shape = (language) =>
  new Map([...messages(texts(language))].map(([path, said]) => [path.join("."), said]));

/** A list of faults, none when all is well. */
export function wrong() {
  const faults = [];
  const source = shape(SOURCE);
  for (const language of languages()) {
    const own = shape(language);
    for (const path of source.keys()) if (!own.has(path)) faults.push(`${language}: ${path} is missing`);
    for (const [path, message] of own) {
      if (!source.has(path)) faults.push(`${language}: ${path} is not in ${SOURCE}`);
      else
        try {
          for (const fault of ofMessage(language, path.split("."), message, source.get(path)))
            faults.push(`${language}: ${path}: ${fault}`);
        } catch (error) {
          faults.push(error.message);
        }
    }
  }
  return faults;
}
