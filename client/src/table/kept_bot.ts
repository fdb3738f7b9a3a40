// How the last bot was chosen, so that the next one is a tap away.
type Character = "plain" | "poetic" | "riddling";
type Level = "easy" | "middle" | "strong";

export const keptBot: { character: Character; level: Level } = { character: "plain", level: "middle" };
