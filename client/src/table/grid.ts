// Where an arrow key leads on a grid whose rows are told by their tops.
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
