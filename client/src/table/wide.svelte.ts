// Whether the window is a laptop's: there the cards have the whole height, and all else stands beside them.
const query = matchMedia("(min-width: 900px) and (min-height: 501px)");
let matches = $state(query.matches);
query.addEventListener("change", () => (matches = query.matches));

export const wide = {
  get current(): boolean {
    return matches;
  },
};
