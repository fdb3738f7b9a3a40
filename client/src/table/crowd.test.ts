// In Party the storyteller plays like everybody else; elsewhere nobody waits for their card.
import { expect, test } from "vitest";
import { crowdPlays } from "./crowd";
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
