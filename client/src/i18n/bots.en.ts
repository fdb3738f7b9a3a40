// The computer players, English: how they talk, how well they play, and what they say of a blind guess.
export const bots = {
  title: "Add a bot",
  name: "Its name",
  talks: "How it talks",
  characters: { plain: "Plain", poetic: "Poetic", riddling: "Riddling" },
  charactersWhy: { plain: "Simple words: most of the table understands.", poetic: "Images and songs, for those who listen twice.", riddling: "Questions, noises, dark hints: only a few will see it." },
  plays: "How well it plays",
  levels: { easy: "Easy", middle: "Middle", strong: "Strong" },
  add: (name: string) => `Add ${name}`,
  mood: "by mood",
  byMood: (names: string) => `${names} went by mood: there was nothing to read.`,
};

export type BotTexts = typeof bots;
