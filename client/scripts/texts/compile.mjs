// Makes modules of the texts: a message with arguments becomes a function, any other stays a string.
import { args } from "./icu.mjs";
import { languages, messages, OPEN, parsed, SOURCE, texts } from "./folder.mjs";

const quote = (text) => JSON.stringify(text);
const key = (name) => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : quote(name));
const named = (parts) => [...new Set([...args(parts)].map((part) => part.arg))];

/**
 * What a message says, as JavaScript. One argument is handed over as it is,
 * more by their names: so nobody can mistake one for another. How many are
 * handed over, the source says: a language may leave some of them out.
 */
function saying(parts, asked, byName) {
  const names = named(parts);
  if (!names.length && !asked.length) return quote(parts.join(""));
  const params = asked.length > 1 || byName ? `({${names.join(",")}})` : `(${names.join(",")})`;
  return `${params}=>${joined(parts)}`;
}

function joined(parts) {
  if (parts.every((part) => typeof part === "string")) return quote(parts.join(""));
  if (parts.length === 1 && (parts[0].type || parts[0].count)) return one(parts[0]);
  const escaped = (text) => text.replace(/[\\`]|\$\{/g, "\\$&");
  const inner = parts.map((part) => (typeof part === "string" ? escaped(part) : `\${${one(part)}}`));
  return `\`${inner.join("")}\``;
}

function one({ arg, type, style, cases, count }) {
  if (count) return `$.n(${count})`;
  if (cases) {
    const forms = Object.entries(cases).map(([name, parts]) => `${key(name)}:${joined(parts)}`);
    return `$.${type}(${arg},{${forms.join(",")}})`;
  }
  if (!type) return arg;
  if (type === "number") return `$.n(${arg})`;
  if (type === "spellout") return `$.spell(${arg}${style ? `,${quote(style)}` : ""})`;
  return type === "list" ? `$.list(${arg})` : `$.of.${type}(${arg})`;
}

function value(language, path, said, source) {
  if (typeof said === "string") {
    const parts = parsed(language, path, said);
    const refusal = path[0] === "refusals";
    const asked = typeof source === "string" && !refusal ? named(parsed(SOURCE, path, source)) : named(parts);
    return saying(parts, asked, refusal);
  }
  if (Array.isArray(said))
    return `[${said.map((item, i) => value(language, [...path, i], item, source?.[i])).join(",")}]`;
  const inner = Object.entries(said).map(
    ([name, item]) => `${key(name)}:${value(language, [...path, name], item, source?.[name])}`,
  );
  return `{${inner.join(",")}}`;
}

/** The module of a subject: given the grammar of the language, it gives the words. */
export const module = (language, subject, said) =>
  `export default ($) => (${value(language, [subject], said, texts(SOURCE)[subject])});\n`;

/** What is asked of an argument, by every language together: one that counts in any is a number in all. */
function kinds(path, all) {
  const found = new Map();
  for (const [language, byPath] of Object.entries(all)) {
    const message = byPath.get(path.join("."));
    for (const { arg, type, cases } of message ? args(parsed(language, path, message)) : []) {
      const kind =
        type === "list"
          ? "readonly (string | number)[]"
          : type === "plural" || type === "spellout" || type === "number"
            ? "number"
            : type === "select"
              ? Object.keys(cases).every((name) => /^(true|false|other)$/.test(name))
                ? "boolean"
                : "string"
              : type
                ? "string"
                : "string | number";
      const before = found.get(arg);
      // The items of a list are counted too.
      const wins = ["string | number", "number", "boolean", "string", "readonly (string | number)[]"];
      if (!before || wins.indexOf(kind) > wins.indexOf(before)) found.set(arg, kind);
    }
  }
  return found;
}

function type(path, said, all) {
  if (Array.isArray(said)) return `readonly ${wrapped(type([...path, 0], said[0], all))}[]`;
  if (typeof said === "object") {
    const inner = Object.entries(said).map(
      ([name, item]) => `${key(name)}: ${type([...path, name], item, all)}`,
    );
    if (!OPEN.includes(path.join("."))) return `{ ${inner.map((line) => `readonly ${line}`).join("; ")} }`;
    const first = type([...path, Object.keys(said)[0]], Object.values(said)[0], all);
    return `Readonly<Record<string, ${first}>>`;
  }
  const found = kinds(path, all);
  const names = named(parsed(SOURCE, path, said));
  if (!names.length) return "string";
  const params =
    names.length > 1
      ? `values: { ${names.map((name) => `${name}: ${found.get(name)}`).join("; ")} }`
      : `${names[0]}: ${found.get(names[0])}`;
  return `(${params}) => string`;
}
const wrapped = (kind) => (kind.includes("=>") ? `(${kind})` : kind);

/** The types of all texts, from the source's keys and what each language asks of the arguments. */
export function types() {
  const all = Object.fromEntries(
    languages().map((language) => [
      language,
      new Map([...messages(texts(language))].map(([path, message]) => [path.join("."), message])),
    ]),
  );
  const source = texts(SOURCE);
  delete source.refusals;
  const subjects = Object.entries(source).map(
    ([subject, said]) => `  readonly ${key(subject)}: ${type([subject], said, all)};`,
  );
  return [
    "// Generated by `npm run texts` from the folders beside it. Do not edit, do not commit.",
    `export type Language = ${languages().map(quote).join(" | ")};`,
    "export interface Texts {",
    ...subjects,
    "}",
    "",
  ].join("\n");
}
