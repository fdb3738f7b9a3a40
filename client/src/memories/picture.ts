// A picture to send: the clue on its slip, the card it was about, who won. Drawn in the browser, 1200 × 630.
import { cardAddress } from "../connection/base";
import curtain from "../assets/curtain.webp";
import { RABBITS, SYMBOLS } from "../pieces/rabbits";
import { i18n } from "../i18n/language.svelte";
import type { Face } from "../pieces/face";
import { outcome, ranking } from "../table/outcome";
import { notedBy, said } from "../table/said";
import type { Table } from "../table/table.svelte";
import { best, type Best } from "./best";
import { wrapped } from "./wrapping";

export const WIDE = 1200;
export const HIGH = 630;

const NIGHT = "#0c1522";
const CREAM = "#f3e8cd";
const INK = "#2a2330";

/** As the page writes them, in the language it speaks. */
const FONTS = [
  ["italic 600", "voice"],
  ["italic 400", "title"],
  ["700", "ui"],
  ["800", "ui"],
] as const;
const stack = (face: "voice" | "title" | "ui"): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--font-${face}`);

function loaded(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

/** A rabbit's token: its colour and its symbol. */
async function token(
  c: CanvasRenderingContext2D,
  colour: number,
  x: number,
  y: number,
  r: number,
): Promise<void> {
  const look = RABBITS[colour % RABBITS.length]!;
  c.fillStyle = "#f6eeda";
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
  c.fillStyle = look.colour;
  c.beginPath();
  c.arc(x, y, r * 0.88, 0, 7);
  c.fill();
  const symbol =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" ' +
    `fill="${look.ink}" color="${look.ink}">${SYMBOLS[look.symbol]}</svg>`;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(symbol)}`);
  if (image) c.drawImage(image, x - r * 0.5, y - r * 0.5, r, r);
}

export async function draw(canvas: HTMLCanvasElement, table: Table): Promise<void> {
  canvas.width = WIDE;
  canvas.height = HIGH;
  const c = canvas.getContext("2d")!;
  const shown = best(table);
  const picture = shown && table.picture(shown.played.card);
  // Letters come in parts, each with the words that have some of them.
  const written = [
    shown ? said(shown.turn) : "",
    outcome(table, true).title,
    ...table.room.chairs.map(({ name }) => name),
  ].join(" ");
  const [stage, card] = await Promise.all([
    loaded(curtain),
    painted(picture, 1200),
    ...FONTS.map(([font, face]) => document.fonts.load(`${font} 48px ${stack(face)}`, written)),
  ]);
  c.fillStyle = NIGHT;
  c.fillRect(0, 0, WIDE, HIGH);
  if (stage)
    c.drawImage(stage, 0, stage.height * 0.1, stage.width, (stage.width * HIGH) / WIDE, 0, 0, WIDE, HIGH);
  const dusk = c.createLinearGradient(0, 0, WIDE, 0);
  dusk.addColorStop(0, "rgb(9 15 26 / .72)");
  dusk.addColorStop(1, "rgb(9 15 26 / .9)");
  c.fillStyle = dusk;
  c.fillRect(0, 0, WIDE, HIGH);

  const left = card || picture?.number ? 470 : 90;
  if (card || picture?.number) {
    c.save();
    c.shadowColor = "rgb(255 205 110 / .55)";
    c.shadowBlur = 60;
    c.beginPath();
    c.roundRect(64, 48, 356, 534, 9);
    c.fillStyle = NIGHT;
    c.fill();
    c.restore();
    c.save();
    c.beginPath();
    c.roundRect(64, 48, 356, 534, 9);
    c.clip();
    if (card) c.drawImage(card, 64, 48, 356, 534);
    else plate(c, picture!.number!, 64, 48, 356);
    c.restore();
    c.strokeStyle = "#f7d28a";
    c.lineWidth = 4;
    c.beginPath();
    c.roundRect(62, 46, 360, 538, 10);
    c.stroke();
  }
  const right = WIDE - 64;
  const width = right - left;
  let y = 64;
  c.textBaseline = "alphabetic";
  c.fillStyle = "#fbeecb";
  c.font = "italic 400 46px Fell, serif";
  c.fillText("Reverie", left, y + 30);

  const clue = shown?.turn.clue;
  if (shown && clue) {
    const measure = (text: string, size: number) => {
      c.font = `italic 600 ${size}px ${stack("voice")}`;
      return c.measureText(text).width;
    };
    const { size, lines } = wrapped(measure, said(shown.turn), width - 64, [66, 58, 50, 44, 38, 32, 28], 5);
    const tall = lines.length * size * 1.14 + 92;
    y = 122;
    torn(c, left, y, width, tall);
    await token(c, table.colour(shown.turn.storyteller), left + 52, y + 46, 24);
    c.fillStyle = "#5c5148";
    c.font = `700 25px ${stack("ui")}`;
    const by = [i18n.t.who.said(table.name(shown.turn.storyteller)), notedBy(table, shown.turn)];
    c.fillText(by.filter(Boolean).join(" · "), left + 88, y + 54, width - 120);
    c.fillStyle = INK;
    c.font = `italic 600 ${size}px ${stack("voice")}`;
    lines.forEach((line, i) => c.fillText(line, left + 32, y + 84 + size * 0.86 + i * size * 1.14));
    await decoys(c, table, shown, left + 4, y + tall + 26, width);
  }
  await standing(c, table, left, right);
}

const painted = (picture: Face | null | undefined, size: 600 | 1200): Promise<HTMLImageElement | null> =>
  picture && !picture.number ? loaded(cardAddress(`${picture.key}.${size}.webp`)) : Promise.resolve(null);

/** A card from a real box: the number it lay under. */
function plate(c: CanvasRenderingContext2D, number: number, x: number, y: number, w: number): void {
  const [cx, cy] = [x + w / 2, y + w * 0.75];
  const night = c.createLinearGradient(x, y, x, y + w * 1.5);
  night.addColorStop(0, "#20324e");
  night.addColorStop(1, "#121f35");
  c.fillStyle = night;
  c.fillRect(x, y, w, w * 1.5);
  const enamel = c.createRadialGradient(cx - w * 0.1, cy - w * 0.15, w * 0.05, cx, cy, w * 0.4);
  enamel.addColorStop(0, "#fffaf0");
  enamel.addColorStop(1, "#cbbfa3");
  c.beginPath();
  c.ellipse(cx, cy, w * 0.36, w * 0.3, 0, 0, 7);
  c.fillStyle = enamel;
  c.fill();
  c.lineWidth = Math.max(2, w * 0.025);
  c.strokeStyle = "#b98a3c";
  c.stroke();
  c.fillStyle = "#1a1426";
  c.font = `800 ${w * 0.38}px ${stack("ui")}`;
  c.textAlign = "center";
  c.fillText(String(number), cx, cy + w * 0.13);
  c.textAlign = "start";
}

/** The slip of paper, its edges torn the same way every time. */
function torn(c: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void {
  const edge = (i: number) => Math.sin(i * 12.9898) * 3 + Math.sin(i * 4.1) * 2;
  c.save();
  c.shadowColor = "rgb(0 0 0 / .5)";
  c.shadowBlur = 24;
  c.shadowOffsetY = 8;
  c.fillStyle = CREAM;
  c.beginPath();
  for (let i = 0; i <= 40; i++) c.lineTo(x + (w * i) / 40, y + edge(i));
  for (let i = 0; i <= 16; i++) c.lineTo(x + w + edge(i + 50), y + (h * i) / 16);
  for (let i = 40; i >= 0; i--) c.lineTo(x + (w * i) / 40, y + h + edge(i + 90));
  for (let i = 16; i >= 0; i--) c.lineTo(x + edge(i + 140), y + (h * i) / 16);
  c.closePath();
  c.fill();
  c.restore();
}

/** The cards it could have been, where there is room for them. */
async function decoys(
  c: CanvasRenderingContext2D,
  table: Table,
  { turn, played }: Best,
  left: number,
  top: number,
  width: number,
): Promise<void> {
  const others = turn.table.filter((one) => one !== played).slice(0, 11);
  const high = Math.min(448 - top, 186, ((width / others.length - 14) * 3) / 2);
  if (high < 84) return;
  const pictures = await Promise.all(others.map(({ card }) => painted(table.picture(card), 600)));
  pictures.forEach((picture, i) => {
    const number = table.picture(others[i]!.card)?.number;
    if (!picture && !number) return;
    const x = left + i * ((high * 2) / 3 + 14);
    c.save();
    c.globalAlpha = 0.82;
    c.beginPath();
    c.roundRect(x, top, (high * 2) / 3, high, 5);
    c.clip();
    if (picture) c.drawImage(picture, x, top, (high * 2) / 3, high);
    else plate(c, number!, x, top, (high * 2) / 3);
    c.restore();
  });
}

async function standing(
  c: CanvasRenderingContext2D,
  table: Table,
  left: number,
  right: number,
): Promise<void> {
  const measure = (text: string, size: number) => {
    c.font = `italic 400 ${size}px ${stack("title")}`;
    return c.measureText(text).width;
  };
  const { size, lines } = wrapped(measure, outcome(table, true).title, right - left, [46, 40, 34, 28], 2);
  c.fillStyle = "#fbeecb";
  c.font = `italic 400 ${size}px ${stack("title")}`;
  lines.forEach((line, i) => c.fillText(line, left, 496 - (lines.length - 1 - i) * size));
  const mate = (seat: number) => table.game.seats.find((one) => one.seat === seat)?.mate ?? null;
  const named = (seat: number) =>
    [seat, mate(seat)]
      .filter((one) => one !== null)
      .map((one) => table.name(one))
      .join(" + ");
  const all = ranking(table).map(({ seat, score }) => ({ seat, text: `${named(seat)} ${score}` }));
  const font = (size: number) => (c.font = `800 ${size}px ${stack("ui")}`);
  const wide = (size: number) => {
    font(size);
    return all.reduce((sum, { text }) => sum + c.measureText(text).width + size * 3.1, 0);
  };
  const fits = [26, 24, 22, 20, 18, 16].find((one) => wide(one) <= right - left) ?? 16;
  let x = left;
  for (const { seat, text } of all) {
    font(fits);
    const room = c.measureText(text).width + fits * 3.1;
    if (x + room - fits > right) break;
    await token(c, table.colour(seat), x + fits * 0.9, 548, fits * 0.88);
    c.fillStyle = "#f3ead6";
    font(fits);
    c.fillText(text, x + fits * 2.1, 548 + fits * 0.36);
    x += room;
  }
}
