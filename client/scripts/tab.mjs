// For Vite: the page of the game in a tab. Parts that need others are exchanged
// for those that do not, and nothing of them gets into the page of a server.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const OTHERS = {
  "App.svelte": "App.svelte",
  "connection/network.ts": "carrier.ts",
  "company/worker.ts": "offline.ts",
  "memories/Link.svelte": "Link.svelte",
  "pictures/api.ts": "pictures.ts",
  "routes/Home.svelte": "Home.svelte",
  "routes/Privacy.svelte": "Privacy.svelte",
  "table/ByWords.svelte": "ByWords.svelte",
  "table/GuestsLine.svelte": "Nothing.svelte",
  "table/Invitation.svelte": "Invitation.svelte",
};
const instead = new Map(
  Object.entries(OTHERS).map(([theirs, ours]) => [source(theirs), source(`tab/${ours}`)]),
);

/** What the Python parts are called and weigh; written by `make tab` before the page is built. */
const parts = () => JSON.parse(readFileSync(new URL("../../build/tab-parts/parts.json", import.meta.url)));

/** A host of static files may send no headers: what can be said in the page is said there. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'";

export function tab() {
  return [
    {
      name: "tab-parts",
      enforce: "pre",
      config: () => ({
        define: { __PARTS__: JSON.stringify(parts()) },
        worker: { format: "es" },
      }),
      async resolveId(spec, importer, options) {
        if (!spec.startsWith(".")) return null;
        const found = await this.resolve(spec, importer, { ...options, skipSelf: true });
        const other = found && instead.get(found.id);
        return other && other !== importer ? other : null; // what stands in for a part may use that part
      },
      transformIndexHtml: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
          injectTo: "head-prepend",
        },
      ],
    },
  ];
}
