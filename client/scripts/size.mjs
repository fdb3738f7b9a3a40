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
const languages = readdirSync(new URL("assets/", OUT)).filter((name) => /^main\.[\w-]+-.{8}\.js$/.test(name));
if (!languages.length) throw new Error("no language was built");
const language = Math.max(...languages.map((name) => weigh(`assets/${name}`)));
const kB = (n) => `${(n / 1024).toFixed(1)} kB`;

/** A file that gathers several modules goes by its name. */
const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const LOADS = {
  "the start page": ["index.html", "src/routes/Home.svelte"],
  "a lobby": ["index.html", named("lobby")],
  "a game": ["index.html", "src/table/Game.svelte"],
};
for (const [name, keys] of Object.entries(LOADS)) {
  const files = new Set();
  for (const key of keys) closure(key, files);
  const total = [...files].map(weigh).reduce((a, b) => a + b, 0) + language;
  console.log(`First load of ${name}: ${kB(total)} of JavaScript (gzip), limit ${kB(LIMIT)}`);
  if (total > LIMIT) {
    console.error("Too heavy. Move something behind an import().");
    process.exitCode = 1;
  }
}
