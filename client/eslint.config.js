// What the linter holds the client to, and why it is asked to overlook the rest.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Types that .svelte files export are `any` to the linter; svelte-check knows them. */
const BLIND = ["argument", "assignment", "call", "member-access", "return"].map(
  (what) => `no-unsafe-${what}`,
);

export default defineConfig(
  js.configs.recommended,
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.{js,ts}", "scripts/**"], languageOptions: { globals: globals.node } },
  { files: ["vite.config.ts"], extends: [ts.configs.recommended] },
  {
    files: ["public/old.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script", globals: globals.browser },
  },
  {
    files: ["src/company/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, __SHELL__: "readonly" } },
  },
  {
    files: ["src/**/*.{ts,svelte}"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // A list that is only counted: {#each { length: 5 } as _, i}.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets from which nothing is drawn are plain on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      ...Object.fromEntries(BLIND.map((rule) => [`@typescript-eslint/${rule}`, "off"])),
      "@typescript-eslint/no-redundant-type-constituents": "off",
      // It does not know that props change from outside; the plugin's own rule does.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      // A space at the end of a block stays only as {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Drawings from our own source; nothing that somebody wrote comes here.
    files: ["src/pictures/Glyph.svelte", "src/pieces/{Icon,RabbitPatterns,Stamp,Token}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
