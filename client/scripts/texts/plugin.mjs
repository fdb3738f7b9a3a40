// For Vite: the texts as modules, one for each language and subject, and screens that wait for their words.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { module } from "./compile.mjs";
import { files, FOLDER, grammar, languages, SOURCE, texts } from "./folder.mjs";
import { wrong } from "./wrong.mjs";

const LOADER = "virtual:texts";
const WORDS = "virtual:words/";
const SPEECH = `${FOLDER}/language.svelte.ts`;

const subjects = () => Object.keys(texts(SOURCE));

function source(id) {
  const [language, subject] = id.slice(WORDS.length).split("/");
  const made = module(language, subject, texts(language)[subject]);
  return subject === "main" ? `${made}export const grammar = ${JSON.stringify(grammar(language))};\n` : made;
}

/** One fingerprint for all texts: the page puts their names together, and a language costs it two letters. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const language of languages())
    for (const subject of subjects()) hash.update(source(`${WORDS}${language}/${subject}`));
  return hash.digest("base64url").slice(0, 8);
}
const file = (language, subject, hash) => `${subject}.${language}-${hash}.js`;

/** The subjects that a module and all it imports at once speak of. */
async function spokenIn(plugin, id, seen = new Set()) {
  const path = id.split("?")[0];
  if (seen.has(path) || path.includes("node_modules") || !/\.(svelte|ts)$/.test(path)) return [];
  seen.add(path);
  const code = readFileSync(path, "utf8");
  const found = [...code.matchAll(/\btexts\("(\w+)"\)/g)].map((match) => match[1]);
  for (const [, spec] of code.matchAll(/^\s*(?:import|export)\b(?! type)[^"'()]*?["'](\.[^"']+)["']/gm)) {
    const next = await plugin.resolve(spec, path);
    if (next) found.push(...(await spokenIn(plugin, next.id, seen)));
  }
  return [...new Set(found)];
}

export function textsPlugin() {
  let building = false;
  let hash = "";
  return {
    name: "texts",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      const faults = wrong();
      if (faults.length) this.error(`The texts are not right:\n${faults.join("\n")}`);
      if (!building) return;
      hash = fingerprint();
      for (const language of languages())
        for (const subject of subjects())
          this.emitFile({
            type: "chunk",
            id: `${WORDS}${language}/${subject}`,
            fileName: `assets/${file(language, subject, hash)}`,
            preserveSignature: "strict",
          });
    },
    resolveId: (id) => (id === LOADER || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${WORDS}`)) {
        for (const path of files(id.slice(WORDS.length + 1).split("/")[0])) this.addWatchFile(path);
        return source(id.slice(1));
      }
      if (id !== `\0${LOADER}`) return null;
      const known = `export const LANGUAGES = ${JSON.stringify(languages())};\n`;
      const fetching = "export const fetchWords = (language, subject) =>";
      if (building) {
        const name = file("${language}", "${subject}", hash);
        return `${known}${fetching} import(/* @vite-ignore */ \`./${name}\`);\n`;
      }
      const each = languages().flatMap((language) =>
        subjects().map((subject) => {
          const id = `${language}/${subject}`;
          return `${JSON.stringify(id)}: () => import(${JSON.stringify(WORDS + id)})`;
        }),
      );
      return `${known}const all = {${each.join()}};\n${fetching} all[\`\${language}/\${subject}\`]();\n`;
    },
    /** A screen that is fetched later comes together with the words it and its parts say. */
    async transform(code, id) {
      if (!/\.(svelte|ts)$/.test(id) || id.includes("node_modules")) return null;
      let changed = code;
      for (const [whole, spec] of code.matchAll(/\bimport\("(\.[^"]+)"\)/g)) {
        const next = await this.resolve(spec, id);
        const needed = next ? await spokenIn(this, next.id) : [];
        if (needed.length) changed = changed.replace(whole, `__told(${whole}, ${JSON.stringify(needed)})`);
      }
      if (changed === code) return null;
      return { code: `import { told as __told } from ${JSON.stringify(SPEECH)};\n${changed}`, map: null };
    },
  };
}
