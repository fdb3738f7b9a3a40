// What this browser remembers: the seats it holds, the player's name,
// what was half written. Never fails where storage is blocked.
import type { Door, Seat } from "../protocol/types";
import type { Kept as Key } from "./keys";

export interface Kept {
  readonly token: string;
  readonly seat: Seat | null;
  readonly invite: string | null;
  /** More players on this device. */
  readonly others?: readonly string[];
}

export const tokensOf = (kept: Kept): readonly string[] => [kept.token, ...(kept.others ?? [])];

function read<T>(key: Key): T | null {
  try {
    return JSON.parse(localStorage.getItem(`reverie.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: Key, value: unknown): void {
  try {
    if (value === null || value === "") localStorage.removeItem(`reverie.${key}`);
    else localStorage.setItem(`reverie.${key}`, JSON.stringify(value));
  } catch {
    // A private window without storage plays on; it only forgets at the end.
  }
}

const inMemory = new Map<string, Kept>();

export const seats = {
  of: (room: string): Kept | null => read<Kept>(`seat.${room}`) ?? inMemory.get(room) ?? null,
  keep(room: string, kept: Kept): void {
    inMemory.set(room, kept);
    write(`seat.${room}`, kept);
    // Only a seat is a place to come back to; onlookers and televisions are not.
    if (kept.seat !== null) write("last", room);
  },
  forget(room: string): void {
    inMemory.delete(room);
    write(`seat.${room}`, null);
    if (read<string>("last") === room) write("last", null);
  },
  last: (): string | null => read<string>("last"),
};

export const name = {
  get: (): string => read<string>("name") ?? "",
  keep: (value: string): void => write("name", value),
};

/** A half-typed clue survives a reload: one draft a turn. */
export const draft = {
  get: <T>(key: string): T | null => {
    const kept = read<{ key: string; value: T }>("draft");
    return kept?.key === key ? kept.value : null;
  },
  keep: (key: string, value: unknown): void => write("draft", { key, value }),
  drop: (): void => write("draft", null),
};

/** For a door of this server that asks for one. */
export const doorKey = {
  get: (door: Door): string | undefined => read<string>(`key.${door}`) ?? undefined,
  keep: (door: Door, key: string): void => write(`key.${door}`, key),
};

export const preference = { get: read, keep: write };
