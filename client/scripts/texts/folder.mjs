// The texts on disk: a folder for each language, a file for each subject, and the server's refusals.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "./icu.mjs";

export const CLIENT = fileURLToPath(new URL("../../", import.meta.url));
export const FOLDER = join(CLIENT, "src/i18n");
/** The server’s sentences, as `make protocol` writes them. */
export const REFUSALS = (language) => join(CLIENT, `src/protocol/refusals.${language}.json`);

/** The language that others are translated from. */
export const SOURCE = "en";
/** What the page says at once; any other subject comes with the screens that need it. */
export const FIRST = ["common", "doors", "lobby", "turn", "telling", "around"];
/** Looked up by a word of the server, which may be younger or older than the page. */
export const OPEN = [
  "meadow.attitudes",
  "meadow.endings",
  "over.party",
  "refusals",
  "operator.phases",
  "rules.texts",
  // By the numbers of the rules that a sentence tells.
  ...["aim", "turn", "points", "end", "details"].map((part) => `rules.texts.dixit.${part}`),
  "rules.commonRules",
  "rules.onlineRules",
  "rules.boxRules",
];

const read = (path) => JSON.parse(readFileSync(path, "utf8"));

export const languages = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export const files = (language) =>
  readdirSync(join(FOLDER, language)).map((file) => join(FOLDER, language, file));

/** By subject: `main` is all that comes first. */
export function texts(language) {
  const subjects = { main: {} };
  for (const file of readdirSync(join(FOLDER, language)).sort()) {
    const name = file.replace(/\.json$/, "");
    if (name === "grammar") continue;
    const said = read(join(FOLDER, language, file));
    if (FIRST.includes(name)) Object.assign(subjects.main, said);
    else subjects[name] = said;
  }
  if (existsSync(REFUSALS(language))) subjects.refusals = read(REFUSALS(language));
  return subjects;
}

export const grammar = (language) => read(join(FOLDER, language, "grammar.json"));

/** Every message with the path that names it: [["main", "lobby", "cards"], "…"]. */
export function* messages(tree, path = []) {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === "string") yield [[...path, key], value];
    else yield* messages(value, [...path, key]);
}

export function parsed(language, path, message) {
  try {
    return parse(message);
  } catch (error) {
    throw new Error(`${language}, ${path.join(".")}: ${error.message}`, { cause: error });
  }
}
