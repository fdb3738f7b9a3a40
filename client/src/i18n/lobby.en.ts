// The table before a game: seats, rabbits, rulesets, settings.
import type { Refusal } from "../protocol/types";
import { capital, list, plural, refused, word } from "./grammar.en";

export const lobby = {
  lobby: {
    code: "Table code",
    share: "Share link",
    copy: "Copy link",
    copied: "The link is copied.",
    copyThis: "Copy this link:",
    tv: "On the TV",
    qr: "QR code of this table",
    who: "Who is here",
    count: (n: number, most: number) => `${n} of ${most}`,
    host: "host",
    you: "you",
    bot: "bot",
    addBot: "Add a bot",
    addHere: "On this device",
    here: "here",
    yourRabbit: "Your rabbit",
    tapRabbit: "tap your rabbit to change it",
    rabbit: (symbol: string) => `${symbol} rabbit`,
    taken: "taken",
    rename: "Change my name",
    newName: "Your new name",
    save: "Save",
    remove: (name: string) => `Ask ${name} to leave`,
    passHost: (name: string) => `Make ${name} the host`,
    game: "The game",
    pictures: "Pictures",
    cards: (n: number) => plural(n, { one: "# card", other: "# cards" }),
    pace: "Pace",
    paceNames: { none: "No timer", relaxed: "Relaxed", brisk: "Brisk" },
    paceWhy: { none: "People think at their own speed.", relaxed: "Two minutes for a clue, one and a half for a card or a vote.", brisk: "One minute for a clue, forty-five seconds for a card or a vote." },
    length: "Length",
    target: (n: number) => `First to ${n}`,
    rounds: (n: number) => plural(n, { one: "Everyone tells once", other: "Everyone tells # times" }),
    difficulty: { normal: "Sun from Monday", hard: "Sun from Wednesday" },
    botsSpeak: "The bots speak",
    botsGuess: (decks: readonly string[]) => `Bots guess by chance here: nothing is written about the cards of ${list(decks)}.`,
    start: (n: number) => `Start with ${word(n)}`,
    startNot: "Start",
    waitHost: (name: string) => `${name} starts when everyone is here.`,
    ready: "Everyone is here? Then begin.",
    teams: "Teams",
    teamsWhy: "Tap two rabbits to make a pair. Whoever is left is paired by lot.",
    part: (a: string, b: string) => `Part ${a} and ${b}`,
    alone: "no partner yet",
    oldest: "The oldest begins",
    lock: "Lock the door",
    unlock: "Open the door",
    locked: "The door is locked: nobody new can come in.",
    botNames: ["Nimbus", "Pomelo", "Quill", "Tansy", "Ferris", "Wisp", "Oriel", "Marzipan", "Bramble", "Lull", "Saffron", "Juniper"],
  },

  symbols: { star: "star", moon: "moon", leaf: "leaf", drop: "drop", sun: "sun", heart: "heart", key: "key", bell: "bell", fish: "fish", cloud: "cloud", crown: "crown", anchor: "anchor" },

  rulesets: {
    dixit: { name: "Dixit", summary: "Give a clue, hide your card among theirs. Not too clear, not too strange." },
    odyssey: { name: "Odyssey", summary: "The same, for a bigger table. A second vote from seven players on." },
    "odyssey-party": { name: "Party", summary: "The phrase comes before the cards. Vote with the crowd, dodge the red token." },
    "odyssey-team": { name: "Teams", summary: "In pairs, face to face. One gives a card, the other guesses." },
    kids: { name: "Kids", summary: "Together, invite eight rabbits before Sunday." },
  } as Record<string, { name: string; summary: string }>,

  players: (counts: readonly number[]) => `${counts.length > 2 && counts[1]! - counts[0]! === 1 ? `${counts[0]}–${counts[counts.length - 1]}` : counts.join(", ")} players`,

  unavailable: (refusal: Refusal, counts: readonly number[], players: number) => {
    if (refusal.code !== "wrong-player-count") return refused(refusal);
    if (players < counts[0]!) return `${capital(word(counts[0]! - players))} more to play`;
    if (players > counts[counts.length - 1]!) return `${capital(word(counts[counts.length - 1]!))} at most`;
    return `${capital(word(players))} is odd`;
  },
};
