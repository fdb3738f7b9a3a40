// Where the cards lie on the television: 4 × 2, from nine cards on 6 × 2, in stage units.
export interface Places {
  readonly columns: number;
  readonly width: number;
  readonly gap: number;
}

const HIGH = 736;
const WIDEST_GAP = 110;

/** How wide the table is: with many people it reaches to the foot of the hill. */
export const roomFor = (people: number): number => (people > 8 ? 1200 : 1092);

/** In `room` × 736 units, with `under` units below each card. */
export function places(cards: number, under: number, room: number): Places {
  const rows = cards > 4 ? 2 : 1;
  const columns = cards > 8 ? 6 : cards > 4 ? Math.ceil(cards / 2) : Math.max(cards, 3);
  const height = rows === 1 ? 640 : HIGH / rows - under;
  const narrow = cards > 8 ? 18 : 40;
  const width = Math.floor(Math.min((height * 2) / 3, (room - (columns - 1) * narrow) / columns));
  const gap = Math.floor(Math.min(WIDEST_GAP, (room - columns * width) / (columns - 1)));
  return { columns, width, gap };
}
