// Which clues this device has heard, at any table: bots tell others (`bots/heard.py` makes the same marks).
import { preference } from "../connection/keeping";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const WIDE = 4;
/** Some two hundred evenings. */
const MOST = 3000;

/** 24 bits of a clue as it is written. */
export function mark(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  value = (value >>> 24) ^ (value & 0xffffff);
  return [18, 12, 6, 0].map((shift) => LETTERS[(value >> shift) & 63]).join("");
}

/** The newest last, none twice, the oldest forgotten. */
export function withMark(marks: string, text: string): string {
  const all = marks.match(/.{4}/g) ?? [];
  const added = mark(text);
  if (all[all.length - 1] === added) return marks;
  return [...all.filter((one) => one !== added), added].slice(-MOST).join("");
}

export const heard = {
  get marks(): string {
    const kept = preference.get<string>("heard");
    return typeof kept === "string" && kept.length % WIDE === 0 ? kept : "";
  },
  note(text: string): void {
    const before = heard.marks;
    const after = withMark(before, text);
    if (after !== before) preference.keep("heard", after);
  },
};
