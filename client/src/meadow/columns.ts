// How many columns make n cards (2:3) largest in a given space, and how wide they are: never below `least`.
export function columns(
  n: number,
  width: number,
  height: number,
  gap: number,
  under = 0,
  least = 64,
): { columns: number; width: number } {
  let best = { columns: 1, width: -Infinity };
  for (let count = 1; count <= n; count++) {
    const rows = Math.ceil(n / count);
    const byWidth = (width - (count - 1) * gap) / count;
    const byHeight = (((height - (rows - 1) * gap) / rows - under) * 2) / 3;
    const card = Math.floor(Math.min(byWidth, byHeight));
    if (card > best.width) best = { columns: count, width: card };
  }
  return { columns: best.columns, width: Math.max(least, best.width) };
}
