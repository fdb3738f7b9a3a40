// Where the card lies in its picture: the same sum as on the server,
// so that the frame shows what will be printed.
import type { CardCut } from "../protocol/types";

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The card as parts of the picture, moved as little as needed to stay inside. */
export function frame(wide: number, high: number, cut: CardCut): Frame {
  const width = Math.min(wide, (high * 2) / 3) / cut.zoom / wide;
  const height = Math.min(high, (wide * 3) / 2) / cut.zoom / high;
  return {
    width,
    height,
    left: Math.min(Math.max(0, cut.x - width / 2), 1 - width),
    top: Math.min(Math.max(0, cut.y - height / 2), 1 - height),
  };
}

const within = (value: number, half: number): number => Math.min(Math.max(value, half), 1 - half);

/** The point moved, and kept where it still makes a difference. */
export function moved(
  wide: number,
  high: number,
  cut: CardCut,
  x: number,
  y: number,
  zoom = cut.zoom,
): CardCut {
  const { width, height } = frame(wide, high, { ...cut, zoom });
  return { x: within(x, width / 2), y: within(y, height / 2), zoom };
}
