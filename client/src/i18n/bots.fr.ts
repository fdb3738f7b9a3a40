// The computer players, French.
import type { BotTexts } from "./bots.en";

export const bots: BotTexts = {
  title: "Ajouter un robot",
  name: "Son nom",
  talks: "Sa façon de parler",
  characters: { plain: "Simple", poetic: "Poète", riddling: "Sphinx" },
  charactersWhy: { plain: "Des mots de tous les jours : presque toute la table comprend.", poetic: "Des images et des chansons, pour qui écoute deux fois.", riddling: "Questions, bruits, sous-entendus : peu de monde devinera." },
  plays: "Son niveau",
  levels: { easy: "Facile", middle: "Moyen", strong: "Fort" },
  add: (name) => `Ajouter ${name}`,
  mood: "au feeling",
  byMood: (names) => `Au feeling, sans rien avoir à lire : ${names}.`,
};
