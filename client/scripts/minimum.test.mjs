// What the television's page is built of, held against the oldest
// browsers docs/server.md names: Chromium 88, Firefox 89, Safari 15.
// The page that older ones see is held against those of 2015.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";
import { expect, test } from "vitest";
import { younger, youngerStyle } from "./minimum.mjs";

const OUT = new URL("../../src/reverie/web/static/", import.meta.url);
/** Some hundred files are read word by word, on whatever machine. */
const PATIENCE = 60_000;
const here = (file) => readFileSync(new URL(file, OUT), "utf8");

/** The start of the page, both screens of the television, and all these may load later. */
function chunks() {
  const manifest = JSON.parse(here("manifest.json"));
  const found = new Map();
  const take = (key, later) => {
    const chunk = manifest[key];
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const next of chunk.imports ?? []) take(next, later && next !== "index.html");
    if (later) for (const next of chunk.dynamicImports ?? []) take(next, true);
  };
  take("index.html", false);
  for (const key of ["src/company/later.ts", "src/routes/Tv.svelte", "src/routes/TvDoor.svelte"])
    take(key, true);
  const texts = readdirSync(new URL("assets/", OUT)).filter((name) => /\.[a-z]{2}-[^.]+\.js$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  return [...found.values(), ...texts.map((name) => ({ file: `assets/${name}` }))];
}

test(
  "the television's programs say nothing that the oldest browsers do not understand",
  () => {
    const all = chunks();
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap(({ file }) => younger(here(file)).map((what) => `${file}: ${what}`))).toEqual([]);
  },
  PATIENCE,
);

test(
  "nor do its styles",
  () => {
    const files = [...new Set(chunks().flatMap(({ css }) => css ?? []))];
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => youngerStyle(here(file)).map((what) => `${file}: ${what}`))).toEqual([]);
  },
  PATIENCE,
);

test("the page for older ones is written as in 2015", () => {
  const page = new URL("../public/", import.meta.url);
  expect(() => parse(readFileSync(new URL("old.js", page), "utf8"), { ecmaVersion: 5 })).not.toThrow();
  const style = readFileSync(new URL("old.css", page), "utf8");
  expect(style).not.toMatch(/var\(|clamp\(|min\(|max\(|grid|inset|gap|:is\(|:where\(/);
});

test("it is asked for before anything else, by a plain script", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  expect(page.indexOf('<script src="/old.js"></script>')).toBeGreaterThan(0);
  expect(page.indexOf('<script src="/old.js"></script>')).toBeLessThan(page.indexOf('type="module"'));
});

test("what is younger is found", () => {
  for (const source of [
    "class A { static { go(); } }",
    "await go();",
    "class A { #a; is(b) { return #a in b; } }",
    "x.match(/(?<=a)b/);",
    "list.at(-1);",
    "structuredClone(x);",
  ])
    expect(younger(source), source).toHaveLength(1);
  expect(
    younger("class A { #a = 1; static b = 2; #c() {} } a ??= b?.c; async function f() { await go(); }"),
  ).toEqual([]);
  for (const style of [
    "a:has(b) { top: 0 }",
    "a { height: 100dvh }",
    "a { translate: 1px }",
    "@container (width > 1px) { a { top: 0 } }",
    "a { color: color-mix(in srgb, red, blue) }",
  ])
    expect(youngerStyle(style), style).toHaveLength(1);
  expect(youngerStyle("a { height: 100vh; height: 100dvh; text-wrap: balance }")).toEqual([]);
  expect(youngerStyle("a { height: calc(100vh - var(--b)); height: calc(100dvh - var(--b)) }")).toHaveLength(
    1,
  );
  expect(
    youngerStyle(
      "a { width: calc(9cqw - var(--b)) } @supports not (width: 1cqw) { a { width: calc(9vw - var(--b)) } }",
    ),
  ).toEqual([]);
});
