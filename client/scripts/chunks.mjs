// Few files: over HTTP/1.1 a crumb of 200 bytes costs a phone as long a wait as 30 kB.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const ENTRY = source("main.ts");

/** A file and all that it imports at once. */
function atOnce(path, found = new Set()) {
  if (found.has(path) || !/\.(ts|svelte)$/.test(path)) return found;
  found.add(path);
  const code = readFileSync(path, "utf8");
  for (const [, spec] of code.matchAll(/^\s*(?:import|export)\b(?! type)[^"'()]*?["'](\.[^"']+)["']/gm)) {
    const next = [spec, `${spec}.ts`].map((one) => join(dirname(path), one)).find(existsSync);
    if (next) atOnce(next, found);
  }
  return found;
}

const first = atOnce(ENTRY);
/**
 * With it what lies under everything, the sheets that most screens open, and how the start page
 * looks: a seventh file would wait for one of the six lines that a browser opens.
 */
const ALSO = [
  /node_modules.(svelte|esm-env|clsx)\b/,
  /src.(style.|coach.kept\.svelte\.ts|table.Sheet\.svelte|routes.Home\.svelte\?svelte&type=style)/,
];
const isFirst = (id) => first.has(id.split("?")[0]) || ALSO.some((one) => one.test(id));

const lobby = atOnce(source("table/Lobby.svelte"));

/** What a hand and a television show alike. */
const SHARED = /src.(pieces.(Card|Plate|Token)\.svelte|table.(progress|units)\.ts|assets.back\.webp)/;

/** All that the first screen is made of is one file, and so are the lobby and the crumbs of a game. */
export const CHUNKS = [
  { name: "shell", priority: 2, test: (id) => id !== ENTRY && isFirst(id) },
  { name: "lobby", priority: 1, test: (id) => lobby.has(id.split("?")[0]) && !isFirst(id) },
  { name: "cards", priority: 1, test: (id) => SHARED.test(id) && !isFirst(id) },
];
