// Grids of cards: how many columns make them largest, and where an arrow key leads.

/**
 * In even rows, as few as possible: another row must make
 * the cards (2:3, each with a foot under it) clearly wider.
 */
export function columns(
  count: number,
  room: { width: number; height: number },
  card: { gap: number; foot: number; least: number; most: number },
): { cols: number; width: number } {
  let best = { cols: count, width: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const cols = Math.ceil(count / rows);
    const high = ((room.height / rows - card.foot) * 2) / 3;
    const width = Math.min(
      card.most,
      (room.width - (cols - 1) * card.gap) / cols,
      Math.max(card.least, high),
    );
    if (width > best.width * 1.18) best = { cols, width };
  }
  return best;
}

/** As wide as cards (2:3) can be in whatever rows: a gap between rows, a rail beside each card. */
export function largest(
  count: number,
  room: { width: number; height: number },
  card: { gap: number; rail: number },
): { cols: number; width: number } {
  let best = { cols: Math.max(1, count), width: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const cols = Math.ceil(count / rows);
    const across = room.width / cols - card.rail;
    const width = Math.floor(Math.min(across, ((room.height - (rows - 1) * card.gap) / rows) * (2 / 3)));
    if (width > best.width) best = { cols, width };
  }
  return best;
}

/** On a grid whose rows are told by their tops. */
export function step(key: string, index: number, tops: readonly number[]): number | null {
  const last = tops.length - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, last);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowDown":
    case "ArrowUp": {
      const columns = tops.filter((top) => top === tops[0]).length;
      const wanted = key === "ArrowDown" ? index + columns : index - columns;
      if (wanted < 0) return index;
      // From above a short last row, down still leads to that row.
      return wanted > last ? (tops[index] === tops[last] ? index : last) : wanted;
    }
    default:
      return null;
  }
}
