// A turn of each game in four pictures, put together from our own cards, rabbits and doors.
// Places are in hundredths of the picture's width: left, top, width, and the turn in degrees.
import afterTheQuarrel from "../assets/cards/after-the-quarrel.webp";
import doorOnTheSea from "../assets/cards/door-on-the-sea.webp";
import fromUpThere from "../assets/cards/from-up-there.webp";
import heComesOnTime from "../assets/cards/he-comes-on-time.webp";
import lastRide from "../assets/cards/last-ride.webp";
import tailorOfDusk from "../assets/cards/tailor-of-dusk.webp";
import whileTheStorkSits from "../assets/cards/while-the-stork-sits.webp";
import type { Mood } from "../river/Owl.svelte";
import type { IconName } from "../pieces/icons";
import type { Rabbit } from "../protocol/types";

export const CARDS = [
  tailorOfDusk,
  fromUpThere,
  afterTheQuarrel,
  lastRide,
  doorOnTheSea,
  whileTheStorkSits,
  heComesOnTime,
] as const;

type At = readonly [left: number, top: number, width: number, turn?: number];
export type Piece = { readonly at: At } & (
  | { readonly card: number; readonly lit?: boolean; readonly number?: number }
  | { readonly back: true }
  | { readonly rabbit: number }
  | { readonly token: number; readonly red?: boolean }
  | { readonly says: string }
  | { readonly gain: string }
  | { readonly icon: IconName }
  | { readonly door: Rabbit; readonly attitude: string; readonly guest?: boolean }
  | { readonly sun: true }
  | { readonly owl: number; readonly mood?: Mood }
  | { readonly light: true }
);
export type Scene = readonly Piece[];

const TELLER = 4;
const OTHERS = [2, 9, 6];
const card = (n: number, at: At, lit = false): Piece => ({ card: n, at, lit });
const back = (...at: At): Piece => ({ back: true, at });
const rabbit = (n: number, ...at: At): Piece => ({ rabbit: n, at });
const token = (n: number, at: At, red = false): Piece => ({ token: n, at, red });
const gain = (words: string, ...at: At): Piece => ({ gain: words, at });
const owl = (n: number, at: At, mood: Mood = "awake"): Piece => ({ owl: n, at, mood });
const icon = (name: IconName, ...at: At): Piece => ({ icon: name, at });
const door = (kind: Rabbit, attitude: string, at: At, guest = false): Piece => ({
  door: kind,
  attitude: attitude,
  at,
  guest,
});

/** Cards in a row, numbered, as they lie on the table. */
const row = (cards: readonly number[], lit?: number): Piece[] =>
  cards.map((n, i) => ({
    card: n,
    number: i + 1,
    lit: n === lit,
    at: [4 + i * (94 / cards.length), 14, 94 / cards.length - 3],
  }));

const telling: Scene = [
  rabbit(TELLER, 5, 30, 22),
  { says: "…", at: [24, 8, 24] },
  card(0, [50, 22, 22, -9]),
  card(2, [76, 24, 22, 9]),
  card(1, [62, 14, 25], true),
];
const giving: Scene = [
  ...OTHERS.map((n, i) => rabbit(n, 6 + i * 32, 42, 17)),
  ...OTHERS.map((_, i) => back(19 + i * 32, 20, 15, [-10, 0, 10][i])),
  icon("next", 46, 3, 8, -90),
];
const voting: Scene = [
  ...row([0, 1, 2, 3]),
  token(2, [33, 50, 10]),
  token(9, [38, 54, 10]),
  token(6, [57, 50, 10]),
];
const counting: Scene = [
  ...row([0, 1, 2, 3], 1),
  rabbit(TELLER, 33, 46, 11),
  gain("+3", 44, 54, 11),
  rabbit(2, 57, 46, 11),
  gain("+4", 68, 54, 11),
];

export const SCENES: Readonly<Record<string, readonly [Scene, Scene, Scene, Scene]>> = {
  dixit: [telling, giving, voting, counting],
  odyssey: [
    telling,
    giving,
    [...voting, token(6, [81, 50, 10])],
    [...counting, rabbit(9, 81, 46, 11), gain("+1", 91, 54, 9)],
  ],
  "odyssey-party": [
    [
      rabbit(TELLER, 5, 30, 22),
      { says: "…", at: [24, 8, 24] },
      back(50, 22, 22, -9),
      back(76, 24, 22, 9),
      back(62, 14, 25),
    ],
    [
      ...[TELLER, ...OTHERS].map((n, i) => rabbit(n, 4 + i * 24, 42, 15)),
      ...[TELLER, ...OTHERS].map((_, i) => back(14 + i * 24, 20, 13, [-10, -3, 3, 10][i])),
      icon("next", 46, 3, 8, -90),
    ],
    [
      ...row([4, 1, 2, 3]),
      token(2, [31, 50, 10]),
      token(9, [37, 54, 10]),
      token(TELLER, [43, 50, 10]),
      token(6, [58, 50, 10]),
      token(TELLER, [54, 10, 12], true),
    ],
    [
      ...[TELLER, ...OTHERS].map((n, i) => rabbit(n, 4 + i * 25, 34, 15)),
      ...[0, 1, 2, 3].map((i) => back(15 + i * 25, 12, 12, -14)),
      ...[0, 1, 2, 3].map((i) => back(17 + i * 25, 12, 12, 6)),
      icon("back", 44, 1, 9),
    ],
  ],
  "odyssey-team": [
    [
      rabbit(TELLER, 3, 32, 19),
      { says: "…", at: [18, 10, 22] },
      card(1, [38, 18, 22, -3], true),
      back(64, 24, 16, 6),
      rabbit(TELLER, 80, 32, 19),
    ],
    [
      rabbit(2, 8, 32, 20),
      { says: "?", at: [26, 12, 13] },
      back(42, 22, 18),
      { says: "!", at: [62, 12, 13] },
      rabbit(2, 72, 32, 20),
    ],
    [...row([0, 1, 2, 3]), token(2, [36, 52, 11]), token(6, [60, 52, 11]), icon("eye", 44, 1, 9)],
    [
      ...row([0, 1, 2, 3], 1),
      rabbit(TELLER, 29, 46, 10),
      rabbit(TELLER, 36, 46, 10),
      gain("+3", 45, 54, 10),
      rabbit(2, 58, 46, 10),
      rabbit(2, 65, 46, 10),
      gain("+3", 74, 54, 10),
    ],
  ],
  kids: [
    [
      door("sun", "joyful", [10, 12, 27], true),
      door("moon", "sad", [44, 16, 22]),
      icon("mail", 76, 18, 14),
      card(5, [72, 34, 20, 5], true),
    ],
    [
      door("sun", "joyful", [6, 20, 18]),
      door("moon", "sad", [28, 10, 28]),
      ...OTHERS.map((n, i) => rabbit(n, 59 + i * 13, 48, 11)),
      ...OTHERS.map((_, i) => back(61 + i * 13, 24, 12, [-8, 0, 8][i])),
    ],
    [
      ...row([3, 6, 5, 2]),
      ...[31, 54, 58].map((left) => icon("hand", left, 50, 12)),
      gain("3 2 1", 78, 56, 16),
    ],
    [
      door("sun", "joyful", [6, 12, 26], true),
      door("moon", "sad", [34, 12, 26]),
      icon("next", 62, 28, 10),
      icon("heart", 77, 34, 16),
      { sun: true, at: [74, 4, 20] },
    ],
  ],
  duet: [
    [
      rabbit(TELLER, 3, 34, 19),
      { says: "…", at: [20, 12, 20] },
      card(1, [42, 20, 21, -3], true),
      owl(0, [72, 24, 11], "listens"),
      owl(1, [85, 24, 11], "listens"),
    ],
    [
      rabbit(2, 4, 38, 17),
      back(20, 22, 15, -6),
      owl(0, [42, 10, 12]),
      owl(1, [56, 10, 12]),
      back(41, 34, 13, -4),
      back(55, 34, 13, 4),
      ...[0, 1, 2].map((i) => back(74 + i * 6, 22, 13, (i - 1) * 7)),
      icon("moon", 80, 4, 9),
    ],
    [...row([0, 1, 2, 3]), owl(0, [63, 46, 9], "sure"), owl(1, [80, 46, 9], "sure"), token(2, [33, 50, 11])],
    [
      ...row([0, 1, 2, 3], 1),
      rabbit(2, 30, 46, 11),
      { light: true, at: [42, 50, 13] },
      gain("+3", 55, 54, 11),
      owl(1, [72, 46, 10], "lured"),
    ],
  ],
};
