// In Party the storyteller plays like everybody else; elsewhere nobody waits for their card.
import { expect, test } from "vitest";
import { crowdPlays, phraseFirst } from "./crowd";
import type { Table } from "./table.svelte";

const at = (waited: number[], acted: number[]) =>
  ({
    game: { storyteller: 0, seats: [0, 1, 2].map((seat) => ({ seat, acted: acted.includes(seat) })) },
    waitsFor: (seat: number) => waited.includes(seat),
  }) as unknown as Table;

test.each([
  ["everybody is waited for", [0, 1, 2], [], true],
  ["the storyteller has played", [1, 2], [0], true],
  ["only the others play", [1, 2], [], false],
  ["one of the others has played", [2], [1], false],
])("%s", (_, waited, acted, crowd) => expect(crowdPlays(at(waited, acted))).toBe(crowd));

const telling = (hand: number[] | null, red: number | null, cards?: number[] | null) =>
  ({
    game: { hand, previous: red === null ? null : { red } },
    aside: null,
    connection: { shared: false },
    may: () => (cards === undefined ? undefined : { cards }),
  }) as unknown as Table;

test.each([
  ["a clue is for a card of the hand", [1, 2], null, [1, 2], false],
  ["a phrase comes before the cards", null, null, null, true],
  ["others hear a clue", [1, 2], null, undefined, false],
  ["nobody has cards before the first phrase", null, null, undefined, true],
  ["later the others have theirs", [1, 2], 3, undefined, true],
] as const)("%s", (_, hand, red, cards, phrase) =>
  expect(phraseFirst(telling(hand && [...hand], red, cards && [...cards]))).toBe(phrase),
);
