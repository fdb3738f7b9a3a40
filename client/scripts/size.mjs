// Fails when the JavaScript of the first load (the entry and what it imports at once) is heavier than agreed.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 60 * 1024;
const OUT = new URL("../../src/reverie/web/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", OUT), "utf8"));
const weigh = (file) => gzipSync(readFileSync(new URL(file, OUT)), { level: 9 }).length;

function closure(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(next, found);
  return found;
}
// Exactly one language is loaded with the page: count the heaviest.
const assets = readdirSync(new URL("assets/", OUT));
const words = (subject) => {
  const files = assets.filter((name) => new RegExp(`^${subject}\\.[\\w-]+-.{8}\\.js$`).test(name));
  if (!files.length) throw new Error(`${subject} was built in no language`);
  return Math.max(...files.map((name) => weigh(`assets/${name}`)));
};
const kB = (n) => `${(n / 1024).toFixed(1)} kB`;

/** A file that gathers several modules goes by its name. */
const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const LOADS = {
  "the start page": { keys: ["index.html", "src/routes/Home.svelte"], subjects: ["main"] },
  "a lobby": { keys: ["index.html", named("lobby")], subjects: ["main", "seating"] },
  "a game": { keys: ["index.html", "src/table/Game.svelte"], subjects: ["main"] },
};
const sum = (sizes) => sizes.reduce((a, b) => a + b, 0);
for (const [name, { keys, subjects }] of Object.entries(LOADS)) {
  const files = new Set();
  for (const key of keys) closure(key, files);
  const total = sum([...files].map(weigh)) + sum(subjects.map(words));
  console.log(`First load of ${name}: ${kB(total)} of JavaScript (gzip), limit ${kB(LIMIT)}`);
  if (total > LIMIT) {
    console.error("Too heavy. Move something behind an import().");
    process.exitCode = 1;
  }
}
