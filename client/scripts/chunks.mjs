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
  /src.(style.(?!scripts)|i18n.signs\.ts|coach.kept\.svelte\.ts|table.Sheet\.svelte)/,
  /src.routes.Home\.svelte\?svelte&type=style/,
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

/**
 * The bundler's one helper (a module as an object, 160 bytes) is written into the files that use it:
 * as a file of its own it would be one more to wait for, and no group can claim it.
 */
export function helperInPlace() {
  return {
    name: "helper-in-place",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const helper = chunks.find((chunk) => chunk.name === "rolldown-runtime");
        if (!helper) return;
        const body = /^var (e=.*,t=.*);export\{t\};\s*$/s.exec(helper.code)?.[1];
        if (!body) throw new Error(`The bundler's helper has another shape: ${helper.code}`);
        const file = helper.fileName.split("/").pop();
        const named = new RegExp(`import\\{t as ([\\w$]+)\\}from"[^"]*${file}";`);
        const bare = new RegExp(`import"[^"]*${file}";`);
        for (const chunk of chunks.filter((one) => one.imports.includes(helper.fileName))) {
          chunk.code = chunk.code
            .replace(named, (_, own) => `const ${own}=(()=>{var ${body};return t})();`)
            .replace(bare, "");
          if (chunk.code.includes(`from"./${file}"`))
            throw new Error(`${chunk.fileName} still asks for ${file}`);
          chunk.imports = chunk.imports.filter((one) => one !== helper.fileName);
        }
        delete bundle[helper.fileName];
      },
    },
  };
}
