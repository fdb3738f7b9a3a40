// Builds the client into the Python package, fonts and their licences included.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin as PostcssPlugin, Rule as PostcssRule } from "postcss";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { CHUNKS, helperInPlace } from "./scripts/chunks.mjs";
import { tab } from "./scripts/tab.mjs";
import { textsPlugin } from "./scripts/texts/plugin.mjs";

/** `npm run tab`: the page of a folder without a server, in which some parts are others. */
const TAB = process.argv.includes("tab");
const OUT = TAB ? "../build/tab" : "../src/reverie/web/static";
const FONTS = ["im-fell-double-pica", "alegreya", "alegreya-sans"];

function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(`node_modules/@fontsource/${font}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
      }
    },
  };
}

/** Packed once here instead of by the server for every visitor; it sends what the browser can unpack. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync(OUT, { recursive: true, encoding: "utf8" }).filter((name) =>
        /\.(js|css|svg|html)$/.test(name),
      )) {
        const source = readFileSync(join(OUT, file));
        writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(source));
        writeFileSync(join(OUT, `${file}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}

/**
 * The worker is written with the names of what the first page needs;
 * any change of those makes it a new version.
 */
function worker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === "index")!;
      const shell = [
        ...new Set([entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])]),
      ].sort();
      const version = createHash("sha256")
        .update(Object.keys(bundle).sort().join("\n"))
        .digest("hex")
        .slice(0, 16);
      const source = readFileSync("src/company/sw.js", "utf8")
        .replace("__VERSION__", version)
        .replace("__SHELL__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/**
 * What older browsers do not know, and the same in their words:
 * a share of a colour, of the window, of what a thing stands in.
 */
const OLDER = [
  ["not (color: color-mix(in srgb, red, red))", [[/color-mix\(in srgb, (var\(--[\w-]+\)) [^)]*\)/g, "$1"]]],
  ["not (height: 1dvh)", [[/dvh\b/g, "vh"]]],
  [
    "not (width: 1cqw)",
    [
      [/dvh\b/g, "vh"],
      [/cqw\b/g, "vw"],
      [/\b100cqh\b/g, "(100vh - 300px)"],
    ],
  ],
] as const;

const told = new WeakSet<object>();

/**
 * Said anew where the browser asks for it. A line with a variable in
 * it is read by all, and fails too late for one before it to count.
 */
const forOlder: PostcssPlugin = {
  postcssPlugin: "for-older",
  Declaration(line, { AtRule, Rule, Declaration }) {
    if (line.parent?.type !== "rule" || told.has(line)) return;
    told.add(line);
    const rule = line.parent as PostcssRule;
    const inFrames =
      rule.parent?.type === "atrule" && (rule.parent as { name?: string }).name === "keyframes";
    const say = (params: string, prop: string, value: string) => {
      const said = new Declaration({ prop, value });
      told.add(said);
      rule.after(
        new AtRule({ name: "supports", params }).append(new Rule({ selector: rule.selector }).append(said)),
      );
    };
    if (line.prop === "translate" && line.value !== "none" && !inFrames) {
      const [x, y = "0"] = line.value.split(" ");
      say("not (translate: 0)", "transform", `translate(${x}, ${y})`);
    }
    // What is put in first stands last and counts: for the browsers that lack most.
    for (const [params, words] of [...OLDER].reverse()) {
      const older = words.reduce((value, [young, old]) => value.replace(young, old), line.value);
      if (older === line.value) continue;
      if (inFrames) line.cloneBefore({ value: older });
      else say(params, line.prop, older);
    }
  },
};
export default defineConfig({
  // Nothing knows where it lies: the server writes its path into the page, the rest is relative to that.
  base: "./",
  css: { postcss: { plugins: [forOlder] } },
  plugins: [
    svelte(),
    helperInPlace(),
    textsPlugin(),
    fontLicences(),
    ...(TAB ? tab() : [worker(), packed()]),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // A strict content policy: nothing inline, not even small pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lowering the syntax further costs 3 kB and wins no browser:
    // what counts is in public/old.js, named in docs/server.md.
    target: "es2022",
    cssTarget: ["chrome88", "edge88", "firefox89", "safari15"],
    manifest: "manifest.json",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/cards": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
