// Whoever reads a reason is “you” in it, never their own name.
import { expect, test } from "vitest";
import { i18n } from "../i18n/language.svelte";
import type { Gain, Seat } from "../protocol/types";
import { reason } from "./reasons";

const NAMES = ["Ana", "Bea", "Cleo", "Dan"];
const people = (you: Seat | null) => ({ you, name: (seat: Seat | null) => NAMES[seat!]! });
const fooled = (seat: Seat, ...by: Seat[]): Gain => ({ seat, points: by.length, why: "fooled", by });

test.each([
  [
    "en",
    "Bea and Cleo fell for yours",
    "you fell for it",
    "Cleo and you fell for it",
    "Ana and Cleo fell for it",
  ],
  [
    "fr",
    "Bea et Cleo se sont laissé prendre par la tienne",
    "tu t’es laissé prendre",
    "Cleo et toi, vous vous êtes laissé prendre",
    "Ana et Cleo se sont laissé prendre",
  ],
] as const)("%s: who fell for what", async (language, mine, me, us, them) => {
  globalThis.document = { documentElement: {} } as Document;
  await i18n.speak(language);
  const said = (gain: Gain, you: Seat | null) => reason(gain, people(you), i18n.t);
  expect(said(fooled(0, 1, 2), 0)).toBe(mine);
  expect(said(fooled(1, 0), 0)).toBe(me);
  expect(said(fooled(1, 0, 2), 0)).toBe(us);
  expect(said(fooled(1, 0, 2), null)).toBe(them);
});

test("in a team the card may be the partner’s", async () => {
  await i18n.speak("en");
  const team = { ...people(0), teams: true };
  expect(reason(fooled(0, 1, 2), team, i18n.t)).toBe("Bea and Cleo fell for it");
});
