// The five endings as pictures, by how many rabbits came; only the one that is shown is fetched.
const PICTURES = import.meta.glob<string>("../assets/kids/ending_*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const picture = (rabbits: number, shape: "wide" | "tall") =>
  PICTURES[`../assets/kids/ending_${rabbits}_${shape}.webp`];

/** Custom properties for whoever shows the party; burrows close in pairs, so there are five. */
export function ending(rabbits: number): string {
  const came = Math.min(8, rabbits - (rabbits % 2));
  return `--wide: url(${picture(came, "wide")}); --tall: url(${picture(came, "tall")})`;
}
