// Writes a folder of texts for a language that nobody speaks, made from English, to find what breaks:
//   node scripts/pseudo.mjs en-XA   every text 40 % longer, with marks on its letters
//   node scripts/pseudo.mjs ar-XB   from right to left
//   node scripts/pseudo.mjs en-XK   every text is its own key, to see where each stands
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "./texts/icu.mjs";
import { FOLDER, REFUSALS, SOURCE } from "./texts/folder.mjs";

const MARKED = {
  ...{ a: "á", c: "ç", d: "ď", e: "ê", g: "ğ", h: "ĥ", i: "ï", j: "ĵ", k: "ķ", l: "ł", n: "ñ", o: "ö" },
  ...{ r: "ř", s: "š", t: "ţ", u: "ü", w: "ŵ", y: "ý", z: "ž", A: "Å", C: "Č", E: "É", I: "Î", N: "Ñ" },
  ...{ O: "Ö", S: "Š", T: "Ţ", U: "Ü", Y: "Ý", Z: "Ž" },
};
const marked = (text) => [...text].map((letter) => MARKED[letter] ?? letter).join("");
/** Longer by two fifths, in words as long as those of the text. */
const longer = (text) => {
  const words = text.trim().split(/\s+/);
  const more = [];
  for (let i = 0, length = 0; length < text.trim().length * 0.4 - 1; i = (i + 1) % words.length) {
    more.push(words[i]);
    length += words[i].length + 1;
  }
  return more.length ? `${text.trimEnd()} ${more.join(" ")}${/\s*$/.exec(text)[0]}` : text;
};
/** Read from right to left by every browser, still to be understood by whoever tests. */
const turned = (text) => text.replace(/\p{L}+/gu, (word) => `\u202e${word}\u202c`);

const NAMES = /^seating\.botNames\./;
const WAYS = {
  "en-XA": { text: (text) => marked(longer(text)), grammar: {} },
  "ar-XB": { text: turned, grammar: { direction: "rtl" } },
  "en-XK": { text: (text) => text, grammar: {}, keys: true },
};

function* written(parts, say) {
  for (const part of parts)
    if (typeof part === "string") yield /[\p{L}]/u.test(part) ? quoted(say(part)) : quoted(part);
    else if (part.count) yield "#";
    else if (part.cases) {
      const cases = Object.entries(part.cases).map(
        ([name, inner]) => `${name} {${[...written(inner, say)].join("")}}`,
      );
      yield `{${part.arg}, ${part.type}, ${cases.join(" ")}}`;
    } else yield `{${[part.arg, part.type, part.style].filter(Boolean).join(", ")}}`;
}
const quoted = (text) => text.replace(/'/g, "''").replace(/[{}#]/g, "'$&'");

/** Languages of two families have other plural forms: only the last is kept. */
function plain(parts) {
  return parts.map((part) => {
    if (!part.cases) return part;
    const cases = Object.fromEntries(
      Object.entries(part.cases)
        .filter(([name]) => part.type === "select" || name === "other" || name.startsWith("="))
        .map(([name, inner]) => [name, plain(inner)]),
    );
    return { ...part, cases };
  });
}

export function pseudo(language) {
  const { text, grammar, keys } = WAYS[language];
  const made = (said, path) => {
    if (typeof said !== "string")
      return Array.isArray(said)
        ? said.map((item, i) => made(item, `${path}.${i}`))
        : Object.fromEntries(
            Object.entries(said).map(([name, item]) => [name, made(item, `${path}.${name}`)]),
          );
    if (keys) return said ? path : said;
    // A name is shown to everybody, in whichever direction they read.
    if (NAMES.test(path)) return said;
    const parts = parse(said);
    return [...written(language.startsWith(SOURCE) ? parts : plain(parts), text)].join("");
  };
  mkdirSync(join(FOLDER, language), { recursive: true });
  for (const file of readdirSync(join(FOLDER, SOURCE))) {
    const source = JSON.parse(readFileSync(join(FOLDER, SOURCE, file), "utf8"));
    const said =
      file === "grammar.json" ? { ...source, ...grammar } : made(source, file.replace(/\.json$/, ""));
    writeFileSync(join(FOLDER, language, file), `${JSON.stringify(said, null, 2)}\n`);
  }
  // The server's sentences, which `make protocol` writes for a language that somebody speaks.
  const refusals = JSON.parse(readFileSync(REFUSALS(SOURCE), "utf8"));
  writeFileSync(REFUSALS(language), `${JSON.stringify(made(refusals, "refusals"), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const language of process.argv.slice(2)) pseudo(language);
