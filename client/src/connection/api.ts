// The few things asked over HTTP: a table, a seat, a look through the door.
import { base } from "./base";
import type { CallScreen, ClaimSeat, CreateRoom, DeckView, Failure, GalleryLink, GalleryView, JoinRoom, KeptFor, Language, Peek, PeekRoom, PlayNow, Problem, Seated, SeatLink, TakeOverSeat, Watching, WatchRoom } from "../protocol/types";

/** The server said no; its own words come in both languages. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }

  said(language: Language): string {
    return this.problem.message[language] ?? this.problem.message["en"] ?? this.problem.code;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function ask<Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const response = await fetch(base + path, { method, headers, body: body ? JSON.stringify(body) : null }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  if (failure?.error) throw new ApiError(failure.error);
  throw new Unreachable();
}

export const createRoom = (body: CreateRoom) => ask<Seated>("POST", "/api/rooms", body);
export const playNow = (body: PlayNow) => ask<Seated>("POST", "/api/play-now", body);
export const peek = (code: string, body: PeekRoom) => ask<Peek>("POST", `/api/rooms/${code}/peek`, body);
export const join = (code: string, body: JoinRoom) => ask<Seated>("POST", `/api/rooms/${code}/join`, body);
export const takeOver = (code: string, body: TakeOverSeat) => ask<Seated>("POST", `/api/rooms/${code}/take-over`, body);
export const watch = (code: string, body: WatchRoom) => ask<Watching>("POST", `/api/rooms/${code}/watch`, body);
export const seatLink = (token: string) => ask<SeatLink>("POST", "/api/seat-link", undefined, token);
export const claimSeat = (body: ClaimSeat) => ask<Seated>("POST", "/api/seat-link/claim", body);
export const callScreen = (body: CallScreen, token: string) => ask<void>("POST", "/api/tv", body, token);
export const decks = () => ask<readonly DeckView[]>("GET", "/api/decks");
export const shareGallery = (code: string, token: string) => ask<GalleryLink>("POST", `/api/rooms/${code}/gallery`, undefined, token);
export const openGallery = (secret: string) => ask<GalleryView>("POST", "/api/gallery", { secret });
export const keptFor = () => ask<KeptFor>("GET", "/api/kept");
export const deleteRoom = (code: string, token: string) => ask<void>("DELETE", `/api/rooms/${code}`, undefined, token);
