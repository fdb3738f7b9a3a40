// Where the cards lie on the television: 4 × 2, from nine cards on 6 × 2, in stage units.
export interface Places {
  readonly columns: number;
  readonly width: number;
  readonly gap: number;
}

/** The room for the table: 1092 × 736 units, with `under` units below each card. */
export function places(cards: number, under: number): Places {
  const rows = cards > 4 ? 2 : 1;
  const columns = cards > 8 ? 6 : cards > 4 ? Math.ceil(cards / 2) : Math.max(cards, 3);
  const height = rows === 1 ? 640 : 736 / rows - under;
  const gap = cards > 8 ? 20 : 40;
  const width = Math.floor(Math.min((height * 2) / 3, (1092 - (columns - 1) * gap) / columns));
  return { columns, width, gap };
}
