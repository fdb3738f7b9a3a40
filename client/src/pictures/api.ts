// Own pictures over HTTP: decks, cards, and files with their progress.
import { base } from "../connection/base";
import { ApiError, ask, asHeader, Unreachable } from "../connection/api";
import { doorKey } from "../connection/keeping";
import type {
  EditOwnCard,
  Failure,
  OwnCardView,
  OwnDeckHead,
  OwnDeckMade,
  OwnDeckView,
  PictureRules,
  ZipLine,
} from "../protocol/types";

/** A deck that this browser may change. */
export interface Owned {
  readonly id: string;
  readonly token: string;
}

const at = (deck: Owned, rest = "") => `/api/own-decks/${deck.id}${rest}`;

export const rules = () => ask<PictureRules>("GET", "/api/own-decks");
export const create = (head: OwnDeckHead) =>
  ask<OwnDeckMade>("POST", "/api/own-decks", head, undefined, doorKey.get("pictures"));
export const read = (deck: Owned) => ask<OwnDeckView>("GET", at(deck), undefined, deck.token);
export const save = (deck: Owned, head: OwnDeckHead) => ask<OwnDeckView>("PUT", at(deck), head, deck.token);
export const remove = (deck: Owned, when?: "now" | "after-the-game") =>
  ask<void>("DELETE", at(deck, when ? `?when=${when}` : ""), undefined, deck.token);
export const editCard = (deck: Owned, card: string, edit: EditOwnCard) =>
  ask<OwnCardView>("PATCH", at(deck, `/cards/${card}`), edit, deck.token);
export const removeCard = (deck: Owned, card: string) =>
  ask<void>("DELETE", at(deck, `/cards/${card}`), undefined, deck.token);
export const offer = (table: string, seat: string, deck: Owned) =>
  ask<void>("POST", `/api/rooms/${table}/decks`, { key: deck.token }, seat);

/** One file, told how far it is; the lines of the answer come as they are ready. */
export function send(
  deck: Owned,
  rest: string,
  file: Blob,
  onsent: (part: number) => void,
  online: (line: string) => void,
  cancelled: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let read = 0;
    const lines = (): void => {
      if (request.status !== 200) return;
      for (
        let end = request.responseText.indexOf("\n", read);
        end >= 0;
        end = request.responseText.indexOf("\n", read)
      ) {
        online(request.responseText.slice(read, end));
        read = end + 1;
      }
    };
    request.open("POST", base + at(deck, rest));
    request.setRequestHeader("Authorization", `Bearer ${deck.token}`);
    const key = doorKey.get("pictures");
    if (key) request.setRequestHeader("Reverie-Key", asHeader(key));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onsent(total ? loaded / total : 0);
    request.upload.onload = () => onsent(1);
    request.onprogress = lines;
    request.onerror = request.onabort = () => reject(new Unreachable());
    request.onload = () => {
      if (request.status === 200) {
        lines();
        if (read < request.responseText.length) online(request.responseText.slice(read));
        resolve();
        return;
      }
      try {
        reject(new ApiError((JSON.parse(request.responseText) as Failure).error));
      } catch {
        reject(new Unreachable());
      }
    };
    cancelled.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

export const readCard = (line: string) => JSON.parse(line) as OwnCardView;
export const readLine = (line: string) => JSON.parse(line) as ZipLine;
