// Every language says everything: types guard the keys, this guards empty words and plural forms.
import { expect, test } from "vitest";
import { ROUNDS, TARGETS, TIMERS } from "../protocol/limits";
import { LENGTHS, PACES } from "../table/pace";
import { bots as englishBots } from "./bots.en";
import { bots as frenchBots } from "./bots.fr";
import { en } from "./en";
import { fr } from "./fr";
import { pictures as picturesEn } from "./pictures.en";
import { pictures as picturesFr } from "./pictures.fr";
import { memories as memoriesEn } from "./memories.en";
import { memories as memoriesFr } from "./memories.fr";
import { privacy as privacyEn } from "./privacy.en";
import { privacy as privacyFr } from "./privacy.fr";
import { rules as english } from "./rules.en";
import { rules as french } from "./rules.fr";

function leaves(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => leaves(one, `${path}[${i}]`));
  if (value && typeof value === "object") return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
  return [`${path}:${typeof value}`];
}

test("both dictionaries have the same shape, lists of names included", () => {
  expect(leaves(fr)).toEqual(leaves(en));
});

test("both speak of own pictures alike", () => {
  expect(leaves(picturesFr)).toEqual(leaves(picturesEn));
  expect(picturesEn.more(1, "Dixit", 4)).toBe("One more picture for Dixit with 4 players.");
  expect(picturesFr.more(2, "Dixit", 4)).toBe("Encore 2 images pour Dixit à 4.");
});

test("looking back and privacy are told alike in both languages", () => {
  expect(leaves(memoriesFr)).toEqual(leaves(memoriesEn));
  expect(leaves(privacyFr)).toEqual(leaves(privacyEn));
});

test("both rule books tell the same games with as many points", () => {
  expect(leaves(french)).toEqual(leaves(english));
});

test("bots are spoken of alike", () => {
  expect(leaves(frenchBots)).toEqual(leaves(englishBots));
});

test("plural forms are those of the language", () => {
  expect(en.lobby.cards(1)).toBe("1 card");
  expect(en.lobby.cards(0)).toBe("0 cards");
  expect(fr.lobby.cards(0)).toBe("0 carte");
  expect(fr.lobby.cards(2)).toBe("2 cartes");
  expect(en.vote.progress(1, 3, false)).toBe("One of three votes is in.");
  expect(en.contribute.progress(0, 3)).toBe("None of three cards are in.");
});

test("a refusal is told with its numbers, and an unknown one is told as well", () => {
  expect(en.refused({ code: "too-many-votes", params: { most: 2 } })).toBe("You have at most 2 votes.");
  expect(fr.refused({ code: "too-many-votes", params: { most: 2 } })).toBe("Tu as au plus 2 votes.");
  for (const words of [en, fr]) expect(words.refused({ code: "?", params: {} })).toBe(words.refused({ code: "not-now", params: {} }));
});

test("what the lobby offers is what the server takes", () => {
  const within = ([low, high]: readonly [number, number], values: readonly (number | null)[]) => values.every((value) => value === null || (value >= low && value <= high));
  expect(within(TIMERS, PACES.flatMap(([, timers]) => Object.values(timers) as (number | null)[]))).toBe(true);
  expect(within(TARGETS, LENGTHS.target)).toBe(true);
  expect(within(ROUNDS, LENGTHS.rounds)).toBe(true);
});

test("French elides before a vowel", () => {
  expect(fr.vote.title("Ana")).toBe("Laquelle est celle d’Ana ?");
  expect(fr.vote.title("Bea")).toBe("Laquelle est celle de Bea ?");
});
