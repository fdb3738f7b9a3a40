// The decks this browser made, by their tokens: whoever holds one may use and change the deck.
import { preference } from "../connection/keeping";
import type { Owned } from "./api";

const KEY = "own-decks";

export const owned = {
  all: (): readonly Owned[] => preference.get<Owned[]>(KEY) ?? [],
  keep(deck: Owned): void {
    preference.keep(KEY, [...owned.all().filter(({ id }) => id !== deck.id), deck]);
  },
  forget(id: string): void {
    preference.keep(
      KEY,
      owned.all().filter((deck) => deck.id !== id),
    );
  },
};
