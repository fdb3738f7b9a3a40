// Everything this browser is asked to remember, by the beginning of its name.
// The page about privacy lists these, and nothing else can be written.
export const KEYS = [
  "seat.",
  "last",
  "name",
  "draft",
  "language",
  "theme",
  "sound",
  "volume",
  "vibrate",
  "descriptions",
  "gallery.",
  "loves",
  "own-decks",
  "tv",
  "tips",
  "heard",
  "sees-tv",
  "key.",
  "address",
  "notice",
  "operator",
] as const;

export type Key = (typeof KEYS)[number];

type Beginning = Extract<Key, `${string}.`>;
export type Kept = Exclude<Key, Beginning> | `${Beginning}${string}`;
