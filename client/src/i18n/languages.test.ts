// What the languages say, by their own grammar. Keys, arguments and plural forms are held by the build.
import { expect, test } from "vitest";
import { fetchWords } from "virtual:texts";
import { ROUNDS, TARGETS, TIMERS } from "../protocol/limits";
import type { Language } from "./texts";
import { unavailable } from "../table/counts";
import { LENGTHS, PACES } from "../table/pace";
import { grammar, ownName } from "./grammar";
import { i18n, told } from "./language.svelte";
import type { Texts } from "./texts";

async function words<S extends keyof Texts>(language: Language, subject: S): Promise<Texts[S]> {
  const { grammar: rules } = await fetchWords(language, "main");
  const made = await fetchWords(language, subject);
  return made.default(grammar(language, rules)) as Texts[S];
}
const en = await words("en", "main");
const fr = await words("fr", "main");
const lobby = { en: await words("en", "seating"), fr: await words("fr", "seating") };

test("plural forms are those of the language", () => {
  expect(lobby.en.cards(1)).toBe("1 card");
  expect(lobby.en.cards(0)).toBe("0 cards");
  expect(lobby.fr.cards(0)).toBe("0 carte");
  expect(lobby.fr.cards(2)).toBe("2 cartes");
});

test("a list is counted by its items", () => {
  expect(en.join.here([])).toBe("Nobody is here yet.");
  expect(en.join.here(["Ana"])).toBe("Ana is waiting for you.");
  expect(fr.join.here(["Ana", "Bea"])).toBe("Ana et Bea t’attendent.");
  expect(en.vote.button([3, 5])).toBe("Vote for 3 and 5");
  expect(en.vote.button([])).toBe("Vote");
  expect(en.vote.done([1, 2, 3])).toBe("Your votes: 1, 2 and 3");
});

test("numbers in words, at the start of a sentence and of their gender", () => {
  expect(en.vote.progress({ done: 1, all: 3, mine: false })).toBe("Votes in: 1 of 3.");
  expect(en.contribute.progress({ done: 0, all: 3 })).toBe("Cards in: 0 of 3.");
  expect(fr.contribute.progress({ done: 1, all: 3 })).toBe("Une carte posée sur trois.");
  expect(fr.contribute.progress({ done: 3, all: 4 })).toBe("Trois cartes posées sur quatre.");
  expect(en.hand.title(13)).toBe("Your 13 cards");
});

test("what is said only sometimes", () => {
  expect(en.vote.progress({ done: 2, all: 3, mine: true })).toMatch(/3\. You can still change yours\.$/);
});

test("several values go by their names", async () => {
  const [english, french] = [await words("en", "pictures"), await words("fr", "pictures")];
  expect(english.more({ n: 1, game: "Dixit", players: 4 })).toBe(
    "One more picture for Dixit with 4 players.",
  );
  expect(french.more({ n: 2, game: "Dixit", players: 4 })).toBe("Encore 2 images pour Dixit à 4.");
});

test("French elides before a vowel", () => {
  expect(fr.vote.title("Ana")).toMatch(/ d’Ana\u202f/);
  expect(fr.vote.title("Bea")).toMatch(/ de Bea\u202f/);
  expect(fr.vote.title("$&")).toMatch(/ de \$&\u202f/);
});

test("a refusal is told with its numbers, and an unknown one is told as well", async () => {
  globalThis.document = { documentElement: {} } as Document;
  await i18n.speak("en");
  await i18n.load("seating");
  expect(await i18n.told({ code: "too-many-votes", params: { most: 3 } })).toBe("You have at most 3 votes.");
  const refusal = { code: "wrong-player-count", params: { counts: "4, 6", players: 3 } };
  expect(i18n.refused({ code: "too-many-votes", params: { most: 2 } })).toBe("You have at most 2 votes.");
  expect(i18n.refused({ code: "?", params: {} })).toBe(i18n.refused({ code: "not-now", params: {} }));
  expect(unavailable(refusal, [4, 6], 3)).toMatch(/^One more/);
  expect(unavailable(refusal, [4, 6], 5)).toBe("Five players can’t all pair up");
  await i18n.speak("fr");
  expect(i18n.refused({ code: "too-many-votes", params: { most: 2 } })).toBe("Tu as au plus 2 votes.");
});

test("what screens have asked for is there in the next language too, at once", async () => {
  await i18n.speak("en");
  const switched = i18n.speak("fr");
  expect(await told(Promise.resolve("screen"), ["sofa", "tv"])).toBe("screen");
  await switched;
  expect(i18n.language).toBe("fr");
  expect(i18n.texts("sofa").tv.show).toBe((await words("fr", "sofa")).tv.show);
  expect(i18n.texts("tv").paused).toBe((await words("fr", "tv")).paused);
});

test("a language is called by its own name", () => {
  expect(["en", "fr", "pt-BR"].map(ownName)).toEqual(["English", "Français", "Português (Brasil)"]);
});

test("what the lobby offers is what the server takes", () => {
  const within = ([low, high]: readonly [number, number], values: readonly (number | null)[]) =>
    values.every((value) => value === null || (value >= low && value <= high));
  expect(
    within(
      TIMERS,
      PACES.flatMap(([, timers]) => Object.values(timers) as (number | null)[]),
    ),
  ).toBe(true);
  expect(within(TARGETS, LENGTHS.target)).toBe(true);
  expect(within(ROUNDS, LENGTHS.rounds)).toBe(true);
});
