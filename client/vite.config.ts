// Builds the client into the Python package, fonts and their licences included.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [svelte(), fontLicences()],
  build: {
    outDir: "../src/reverie/web/static",
    emptyOutDir: true,
    // A strict content policy: nothing inline, not even small pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: "manifest.json",
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/cards": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
