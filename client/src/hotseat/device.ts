/** What is handed round, by its shorter side: a phone stays one when it lies. */
export const device = (): "phone" | "tablet" =>
  Math.min(innerWidth, innerHeight) < 600 && Math.max(innerWidth, innerHeight) < 1000 ? "phone" : "tablet";
