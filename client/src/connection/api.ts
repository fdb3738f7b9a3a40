// The few things asked over HTTP: a table, a seat, a look through the door.
import { doorKey } from "./keeping";
import { request } from "./network";
import type { Language } from "../i18n/texts";
import type {
  AboutBots,
  AboutRuleset,
  AddressCheck,
  AskerAnswer,
  AskForSeatBack,
  CallScreen,
  ClaimSeat,
  CreateRoom,
  DeckView,
  Door,
  EarlierTurns,
  Failure,
  GalleryLink,
  GalleryView,
  JoinRoom,
  KeptFor,
  LegalText,
  Peek,
  PeekRoom,
  PlayNow,
  ProblemView,
  ProveAddress,
  Proved,
  SeatAsked,
  SeatAskedAgain,
  Seated,
  SeatLink,
  TakeOverSeat,
  Watching,
  WatchRoom,
} from "../protocol/types";

/** The server said no; its own words come in every language. */
export class ApiError extends Error {
  constructor(readonly problem: ProblemView) {
    super(problem.code);
  }

  said(language: Language): string {
    return this.problem.message[language] ?? this.problem.message["en"] ?? this.problem.code;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** A key may be anything somebody types; a header takes the signs that keys are made of. */
export const asHeader = (key: string): string => key.replace(/[^!-~]/g, "?");

export async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  token?: string,
  key?: string,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (key) headers["Reverie-Key"] = asHeader(key);
  const response = await request(path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  if (failure?.error) throw new ApiError(failure.error);
  throw new Unreachable();
}

const opening = (path: string, body: object) =>
  ask<Seated>("POST", path, body, undefined, doorKey.get("tables"));
export const createRoom = (body: CreateRoom) => opening("/api/rooms", body);
export const playNow = (body: PlayNow) => opening("/api/play-now", body);
export const tryKey = (door: Door, key: string) => ask<void>("POST", "/api/key", { door }, undefined, key);
export const peek = (code: string, body: PeekRoom) => ask<Peek>("POST", `/api/rooms/${code}/peek`, body);
export const join = (code: string, body: JoinRoom) => ask<Seated>("POST", `/api/rooms/${code}/join`, body);
export const takeOver = (code: string, body: TakeOverSeat) =>
  ask<Seated>("POST", `/api/rooms/${code}/take-over`, body);
export const askForSeat = (code: string, body: AskForSeatBack) =>
  ask<SeatAsked>("POST", `/api/rooms/${code}/ask-for-seat`, body);
export const asked = (code: string, body: SeatAskedAgain) =>
  ask<AskerAnswer>("POST", `/api/rooms/${code}/asked`, body);
export const watch = (code: string, body: WatchRoom) =>
  ask<Watching>("POST", `/api/rooms/${code}/watch`, body);
export const seatLink = (token: string) => ask<SeatLink>("POST", "/api/seat-link", undefined, token);
export const claimSeat = (body: ClaimSeat) => ask<Seated>("POST", "/api/seat-link/claim", body);
export const checkAddress = (code: string, token: string) =>
  ask<AddressCheck>("POST", `/api/rooms/${code}/address`, undefined, token);
export const forgetAddress = (code: string, token: string) =>
  ask<void>("DELETE", `/api/rooms/${code}/address`, undefined, token);
export const proveAddress = (body: ProveAddress) => ask<Proved>("POST", "/api/address", body);
export const callScreen = (body: CallScreen, token: string) => ask<void>("POST", "/api/tv", body, token);
export const rulesets = (language: Language) =>
  ask<readonly AboutRuleset[]>("GET", `/api/rulesets?language=${language}`);
export const decks = () => ask<readonly DeckView[]>("GET", "/api/decks");
export const shareGallery = (code: string, token: string) =>
  ask<GalleryLink>("POST", `/api/rooms/${code}/gallery`, undefined, token);
export const earlierTurns = (code: string, token: string) =>
  ask<EarlierTurns>("POST", `/api/rooms/${code}/turns`, undefined, token);
export const openGallery = (secret: string) => ask<GalleryView>("POST", "/api/gallery", { secret });
export const aboutBots = () => ask<AboutBots>("GET", "/api/bots");
export const legalText = (language: Language) => ask<LegalText>("GET", `/api/legal?language=${language}`);
export const keptFor = () => ask<KeptFor>("GET", "/api/kept");
export const deleteRoom = (code: string, token: string) =>
  ask<void>("DELETE", `/api/rooms/${code}`, undefined, token);
