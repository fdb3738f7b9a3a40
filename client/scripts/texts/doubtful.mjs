// What no machine can be sure of, and a person is to look at: left in English, far too long, said nowhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENT, languages, messages, OPEN, parsed, SOURCE, texts } from "./folder.mjs";
import { spoken } from "./icu.mjs";

const SAME = JSON.parse(readFileSync(join(CLIENT, "scripts/texts/same.json"), "utf8"));
/** What is looked up by a word of the server, of the browser or of a rule, or said in docs/play alone. */
const BY_NAME = [...OPEN, "main.symbols", "rules.texts", "rules.tableVote", "privacy.keys"];
const PSEUDO = /-X[A-Z]$/;

const shape = (language) =>
  new Map([...messages(texts(language))].map(([path, said]) => [path.join("."), said]));

/** How many letters a message has in its longest form; a value counts as a short name. */
const longest = (parts) =>
  parts.reduce((sum, part) => {
    if (typeof part === "string") return sum + part.length;
    return sum + (part.cases ? Math.max(...Object.values(part.cases).map(longest)) : 4);
  }, 0);
/** What room a text has beyond that of the source: short words may double, a paragraph may grow by half. */
const room = (length) => 1.5 * length + 15;

/** The same words as in English, where nobody has said that they are words of this language as well. */
const left = (language, message, source) =>
  message === source &&
  /\p{L}{2}/u.test([...spoken(parsed(language, [], message))].join("")) &&
  ![...SAME["*"], ...(SAME[language] ?? [])].includes(message);

const code = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return code(path);
    return /(?<!\.d|\.test)\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });

/** Which messages no word of the code asks for. */
export function* unsaid(paths, code) {
  const words = new Set(code.match(/[\w$-]+/g));
  for (const path of paths) {
    const name = path.split(".").findLast((key) => !/^\d+$/.test(key));
    if (!words.has(name) && !BY_NAME.some((open) => `${path}.`.startsWith(`${open}.`))) yield path;
  }
}

export function* inLanguage(language, own, source) {
  for (const [path, message] of own) {
    const english = source.get(path);
    if (english === undefined) continue;
    if (left(language, message, english))
      yield `${path} is as in English: “${message}”. If that is right, it goes into scripts/texts/same.json`;
    const [letters, theirs] = [longest(parsed(language, [], message)), longest(parsed(SOURCE, [], english))];
    if (letters > room(theirs)) yield `${path} has ${letters} letters for ${theirs} in English`;
  }
}

/** A list of doubts, none when all is well. */
export function doubtful() {
  const source = shape(SOURCE);
  const doubts = [...unsaid(source.keys(), code(join(CLIENT, "src")).join("\n"))].map(
    (path) => `${path} is said nowhere`,
  );
  for (const language of languages())
    if (language !== SOURCE && !PSEUDO.test(language))
      for (const doubt of inLanguage(language, shape(language), source)) doubts.push(`${language}: ${doubt}`);
  return doubts;
}
