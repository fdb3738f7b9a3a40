// Prints of people's own pictures: made by the browser's canvas, kept beside the built-in cards and
// found at the same kind of address by the worker that keeps the game (tab/sw.js).
import { cardAddress } from "../connection/base";
import { frame } from "../pictures/crop";
import type { CardCut, CardWords } from "../protocol/types";

const KEPT = "reverie-own-cards";
const SIZES = [600, 1200] as const;
const WHOLE = 1800;
const QUALITY = 0.82;

export interface Print {
  readonly key: string;
  readonly preview: string;
}

const shelf = () => caches.open(KEPT);
const large = (key: string) => `${key}.1200.webp`;

/** Nobody can guess it, though nobody could ask for it either. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = Object.assign(document.createElement("canvas"), { width, height });
  const context = made.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  return [made, context];
}

async function keep(name: string, print: HTMLCanvasElement): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => print.toBlob(done, "image/webp", QUALITY));
  if (!blob) throw new Error("no picture");
  await (
    await shelf()
  ).put(cardAddress(name), new Response(blob, { headers: { "Content-Type": blob.type } }));
}

/** The card in both sizes, and tiny for the moment before they are there. */
export async function printed(picture: ImageBitmap, cut: CardCut): Promise<Print> {
  const { left, top, width, height } = frame(picture.width, picture.height, cut);
  const from = [left * picture.width, top * picture.height, width * picture.width, height * picture.height];
  const draw = (wide: number): HTMLCanvasElement => {
    const [print, context] = canvas(wide, (wide * 3) / 2);
    const [x, y, w, h] = from as [number, number, number, number];
    context.drawImage(picture, x, y, w, h, 0, 0, print.width, print.height);
    return print;
  };
  const key = newKey();
  for (const size of SIZES) await keep(`${key}.${size}.webp`, draw(size));
  return { key, preview: draw(16).toDataURL("image/webp", 0.5) };
}

/** The picture before it is cut, as large as a screen can show it. */
export async function keepWhole(picture: ImageBitmap): Promise<string> {
  const part = Math.min(1, WHOLE / Math.max(picture.width, picture.height));
  const [print, context] = canvas(Math.round(picture.width * part), Math.round(picture.height * part));
  context.drawImage(picture, 0, 0, print.width, print.height);
  const key = newKey();
  await keep(large(key), print);
  return key;
}

export async function whole(key: string): Promise<ImageBitmap | null> {
  const found = await (await shelf()).match(cardAddress(large(key)));
  return found ? createImageBitmap(await found.blob()) : null;
}

/** What screen readers say in the place of the picture: a file beside it, as with built-in cards. */
export async function describe(key: string, texts: Readonly<Record<string, CardWords>>): Promise<void> {
  const of = (part: "title" | "description") =>
    Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, words[part]]));
  const body = JSON.stringify({ title: of("title"), description: of("description") });
  await (await shelf()).put(cardAddress(`${key}.json`), new Response(body));
}

/** What no deck needs any more. */
export async function sweep(needed: ReadonlySet<string>): Promise<void> {
  const cache = await shelf();
  for (const { url } of await cache.keys()) {
    const key = url.slice(url.lastIndexOf("/") + 1).split(".")[0] ?? "";
    if (!needed.has(key)) await cache.delete(url);
  }
}
