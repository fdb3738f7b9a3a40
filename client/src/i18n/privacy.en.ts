// What is kept and for how long, English. The numbers come from the server that is asked.
import type { Key } from "../connection/keys";
import type { KeptFor } from "../protocol/types";

export const privacy = {
  title: "What is kept, and for how long",
  lead: "No account, no cookie, no advertising, nobody else listening. This is all there is:",
  server: "On this server",
  kept: (facts: KeptFor): readonly string[] => [
    "A table keeps what was played at it: the names you type, your rabbits, the cards, clues, votes and points, and when each move came.",
    `A table where nothing has happened for ${facts.table_days} days is deleted with all its games. Its host can delete it at once, from the menu.`,
    `A link to the gallery of a finished game shows that game to whoever has it, for at most ${facts.gallery_days} days. Anybody at the table can take it back.`,
    `Your seat is opened by a secret that only your device has; the server keeps a fingerprint of it. A link that moves your seat to another device works once, within ${facts.seat_link_minutes} minutes.`,
    facts.picture_days === null ? "Nobody can add pictures of their own here." : `Pictures that somebody adds stay until whoever added them deletes them, or until they have lain on no table in use for ${facts.picture_days} days. Pictures for one table only go with that table.`,
    "Your network address is held in memory for a while, so that nobody can guess codes without end. It is never written down, and there is no log of visits.",
    `What the computer players have read about cards they keep as numbers: in memory, and in files that go ${facts.note_days} days after they were last opened, also when the deck is gone before. Your clues are not among them.`,
    "Whoever runs this server can read what it keeps and make backups of it: games, pictures and all. What is deleted here stays in backups made before.",
  ],
  asked: (facts: KeptFor): string =>
    facts.bots_ask
      ? `The computer players of this server ask ${facts.bots_ask} what goes with what: the clues that are given and what is written about cards (title, description, words) are sent there; no player’s name, no picture.`
      : "The computer players think on this server. Nothing is sent anywhere else.",
  nobody: "The page loads nothing from anywhere but this server, and the server forbids your browser to.",
  device: "On your device",
  deviceWhy: "Your browser remembers these by itself. Leaving a table forgets its seat; clearing the data of this site forgets everything.",
  keys: {
    "seat.": "the secret of each seat you hold, so that you come back to it",
    last: "the code of the last table",
    name: "your name, to offer it again",
    draft: "a clue half written",
    language: "the language you chose",
    theme: "night or paper",
    sound: "whether there is sound",
    volume: "how loud",
    vibrate: "whether the phone buzzes",
    descriptions: "whether cards are described",
    "gallery.": "the links to galleries that you made",
    loves: "how many hearts each clue of the last game got",
    "own-decks": "which decks of pictures you made here, with the key to each",
    tv: "on a television: which table it showed last, and when",
  } satisfies Record<Key, string>,
  cache: "Over HTTPS the page itself is kept for a quick start: programs, fonts and drawings, never a card, a name or a game.",
  unreachable: "The server cannot be asked just now; try again later.",
  back: "To the start page",
};

export type Privacy = typeof privacy;
