// The painted meadow in its four shapes, and where the burrows stand in it;
// the painting is made from the same numbers.
import broad from "../assets/meadow_broad.webp";
import phone from "../assets/meadow_phone.webp";
import tall from "../assets/meadow_tall.webp";
import wide from "../assets/meadow_wide.webp";
import places from "../boards/meadow.json";

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Custom properties for whoever shows the meadow; only the shape in use is fetched. */
export const SCENERY =
  `--wide: url(${wide}); --broad: url(${broad}); ` +
  `--tall: url(${tall}); --phone: url(${phone}); --row: ${places.tall.row * 100}dvh`;

/** Where burrow `i` stands on a wide meadow: the middle of its doorstep. */
export function standing(i: number): string {
  const [x, y] = places.wide.burrows[i] as [number, number];
  return `--x: ${percent(x)}; --y: ${percent(y)}`;
}

const { size, foot, doors } = places.burrow as {
  size: [number, number];
  foot: [number, number];
  doors: number;
};

/** The painted mound round two doors that are `doors` wide. */
export const MOUND =
  `width: ${percent(size[0] / doors)}; left: ${percent(0.5 - foot[0] / doors)}; ` +
  `bottom: calc(-1 * ${((size[1] - foot[1]) / doors).toFixed(4)} * var(--doors-width))`;
