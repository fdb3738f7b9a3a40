// Everything this browser is asked to remember, by the beginning of its name. A test holds the page about privacy to it.
export const KEYS = ["seat.", "last", "name", "draft", "language", "theme", "sound", "volume", "vibrate", "descriptions", "gallery.", "loves"] as const;

export type Key = (typeof KEYS)[number];
