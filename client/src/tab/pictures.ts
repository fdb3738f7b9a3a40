// Own pictures where there is no server to develop them. In the place of src/pictures/api.ts.
import { ask } from "../connection/api";
import type { Owned } from "../pictures/api";
import { editCard as change, read, rules as theirs } from "../pictures/api";
import type { EditOwnCard, OwnCardView, PictureRules } from "../protocol/types";
import { describe, keepWhole, printed, sweep, whole } from "./prints";

export * from "../pictures/api";

const at = (deck: Owned) => `/api/own-decks/${deck.id}/cards`;
const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 };
const PATIENCE = 10_000;
/** Prints that are made and not yet in a deck. */
let underWay = 0;

/** Prints are shown by the worker that keeps the game: without it there is nobody to ask for them. */
async function canKeep(): Promise<boolean> {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("caches" in window)) return false;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  try {
    return (await Promise.race([navigator.serviceWorker.ready, late])) !== null;
  } catch {
    return false; // a browser that may keep nothing refuses even the question
  }
}

export async function rules(): Promise<PictureRules> {
  const [told, can] = await Promise.all([theirs(), canKeep()]);
  if (can && !underWay) void tidy().catch(() => null);
  return { ...told, open: told.open && can };
}

async function tidy(): Promise<void> {
  const needed = await ask<string[]>("GET", "/api/own-decks/prints");
  if (!underWay) await sweep(new Set(needed));
}

async function working<T>(work: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
}

/** One picture: printed here, then put into the deck. */
export const send = (
  deck: Owned,
  rest: string,
  file: Blob,
  onsent: (part: number) => void,
  online: (line: string) => void,
): Promise<void> =>
  working(async () => {
    const name = new URLSearchParams(rest.split("?")[1]).get("name") ?? "";
    const picture = await createImageBitmap(file).catch(() => null);
    const body = picture && {
      width: picture.width,
      height: picture.height,
      ...(await printed(picture, MIDDLE)),
      whole: await keepWhole(picture),
    };
    picture?.close();
    onsent(1);
    const card = await ask<OwnCardView>("POST", at(deck), { name, ...body }, deck.token);
    await describe(card.picture.key, card.texts);
    online(JSON.stringify(card));
  });

export const editCard = (deck: Owned, card: string, edit: EditOwnCard): Promise<OwnCardView> =>
  working(async () => {
    const saved = edit.cut ? await recut(deck, card, edit) : await change(deck, card, edit);
    await describe(saved.picture.key, saved.texts);
    return saved;
  });

async function recut(deck: Owned, card: string, edit: EditOwnCard): Promise<OwnCardView> {
  const found = (await read(deck)).cards.find(({ id }) => id === card);
  const picture = found && edit.cut ? await whole(found.whole) : null;
  if (!picture || !edit.cut) return change(deck, card, edit);
  const print = await printed(picture, edit.cut);
  picture.close();
  return ask<OwnCardView>("PATCH", `${at(deck)}/${card}`, { ...edit, ...print }, deck.token);
}
