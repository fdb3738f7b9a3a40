// The start page and the door of a table.
import { list } from "./grammar.en";

export const doors = {
  home: {
    privacy: "Privacy",
    say: "a game of pictures and half-said things",
    newTable: "New table",
    code: "Table code",
    join: "Join",
    playNow: "Play now with bots",
    about: "3–12 players · no account · free software",
    rules: "Rules",
    pictures: "Your pictures",
    tv: "TV screen",
    comeBack: (code: string) => `Back to table ${code}`,
    badCode: "A table code has six letters and digits, like ABC DEF.",
    yourName: "What shall we call you?",
    namePlaceholder: "Your name",
    open: "Open the table",
    start: "Start playing",
    nameWhy: "Only your table sees it.",
    unreachable: "The server cannot be reached. Check your connection and try again.",
    busy: "One moment…",
    guest: "Dreamer",
  },

  join: {
    title: (code: string) => `Table ${code}`,
    knocking: "Knocking at the door…",
    here: (names: readonly string[]) => (names.length ? `${list(names)} ${names.length === 1 ? "is" : "are"} waiting for you.` : "Nobody is here yet."),
    running: "A game is being played. You sit down at the next turn.",
    runningFull: "A game is being played and cannot be joined now.",
    locked: "This table is locked. Ask the host to open it.",
    sit: "Sit down",
    takeOver: "Or take the seat of",
    watch: "Just watch",
    none: "There is no table with this code. Perhaps a letter slipped?",
    home: "To the start page",
  },
};
