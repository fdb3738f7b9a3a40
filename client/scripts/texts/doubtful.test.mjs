// The checker of the texts finds what was planted, and leaves alone what is right.
import { expect, test } from "vitest";
import { doubtful, inLanguage, unsaid } from "./doubtful.mjs";

const doubts = (language, path, own, english) => [
  ...inLanguage(language, new Map([[path, own]]), new Map([[path, english]])),
];

test("a text left in English is found, a word that both languages have is not", () => {
  expect(doubts("de", "a.b", "Play again", "Play again")).toHaveLength(1);
  expect(doubts("de", "a.b", "Bravo", "Bravo")).toEqual([]);
  expect(doubts("uk", "a.b", "Bravo", "Bravo")).toHaveLength(1);
  expect(doubts("ja", "a.b", "{name}: {n}", "{name}: {n}")).toEqual([]);
  expect(
    doubts(
      "it",
      "a.b",
      "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# card} other {# cards}}",
    ),
  ).toHaveLength(1);
});

test("a text far longer than its source is found by its longest form", () => {
  const long = "{n, plural, one {#} other {# und noch eine ganze Menge mehr, als dort stand}}";
  expect(doubts("de", "a.b", long, "{n} more")[0]).toMatch(/letters/);
  expect(doubts("de", "a.b", "Einstellungen", "Settings")).toEqual([]);
});

test("a text that nothing asks for is found, one looked up by a name of the server is not", () => {
  const code = 'const title = texts("sofa").tv.show;';
  expect([
    ...unsaid(["sofa.tv.show", "sofa.tv.lost", "rules.commonRules.C3", "recap.stamps.0"], code),
  ]).toEqual(["sofa.tv.lost", "recap.stamps.0"]);
});

test("none is in doubt", () => {
  expect(doubtful()).toEqual([]);
});
