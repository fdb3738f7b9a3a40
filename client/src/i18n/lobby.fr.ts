// La table avant la partie : places, lapins, règles, réglages.
import type { lobby as english } from "./lobby.en";
import { capital, list, plural, refused, word } from "./grammar.fr";

export const lobby: typeof english = {
  lobby: {
    code: "Code de la table",
    share: "Partager le lien",
    copy: "Copier le lien",
    copied: "Le lien est copié.",
    copyThis: "Copie ce lien :",
    tv: "Sur la télé",
    qr: "Code QR de cette table",
    who: "Qui est là",
    count: (n, most) => `${n} sur ${most}`,
    host: "hôte",
    you: "toi",
    bot: "robot",
    addBot: "Ajouter un robot",
    addHere: "Sur cet appareil",
    here: "ici",
    yourRabbit: "Ton lapin",
    tapRabbit: "touche ton lapin pour en changer",
    rabbit: (symbol) => `lapin ${symbol}`,
    taken: "pris",
    rename: "Changer mon nom",
    newName: "Ton nouveau nom",
    save: "Enregistrer",
    remove: (name) => `Demander à ${name} de partir`,
    passHost: (name) => `Faire de ${name} l’hôte`,
    game: "Le jeu",
    pictures: "Les images",
    cards: (n) => plural(n, { one: "# carte", other: "# cartes" }),
    pace: "Le rythme",
    paceNames: { none: "Sans minuteur", relaxed: "Tranquille", brisk: "Vif" },
    paceWhy: { none: "Chacun réfléchit à son rythme.", relaxed: "Deux minutes pour un indice, une et demie pour une carte ou un vote.", brisk: "Une minute pour un indice, quarante-cinq secondes pour une carte ou un vote." },
    length: "La durée",
    target: (n) => `Jusqu’à ${n} points`,
    rounds: (n) => plural(n, { one: "Chacun raconte une fois", other: "Chacun raconte # fois" }),
    difficulty: { normal: "Soleil dès lundi", hard: "Soleil dès mercredi" },
    botsSpeak: "Les robots parlent",
    botsGuess: (decks) => `Ici les robots jouent au hasard : rien à lire dans ${list(decks)}.`,
    start: (n) => `Commencer à ${word(n)}`,
    startNot: "Commencer",
    waitHost: (name) => `${name} lance la partie quand tout le monde est là.`,
    ready: "Tout le monde est là ? Alors on commence.",
    teams: "Les équipes",
    teamsWhy: "Touche deux lapins pour former une paire. Les autres sont tirés au sort.",
    part: (a, b) => `Séparer ${a} et ${b}`,
    alone: "sans partenaire",
    oldest: "Le plus âgé commence",
    lock: "Fermer la porte",
    unlock: "Ouvrir la porte",
    locked: "La porte est fermée : plus personne ne peut entrer.",
    botNames: ["Nuage", "Pomelo", "Plume", "Tanaisie", "Ferris", "Feu-follet", "Oriel", "Massepain", "Ronce", "Accalmie", "Safran", "Genièvre"],
  },

  symbols: { star: "étoile", moon: "lune", leaf: "feuille", drop: "goutte", sun: "soleil", heart: "cœur", key: "clé", bell: "cloche", fish: "poisson", cloud: "nuage", crown: "couronne", anchor: "ancre" },

  rulesets: {
    dixit: { name: "Dixit", summary: "Donne un indice, cache ta carte parmi les leurs. Ni trop clair, ni trop étrange." },
    odyssey: { name: "Odyssey", summary: "Le même, pour une plus grande table. Un second vote à partir de sept." },
    "odyssey-party": { name: "Party", summary: "La phrase vient avant les cartes. Vote avec la foule, évite le jeton rouge." },
    "odyssey-team": { name: "Équipes", summary: "À deux, face à face. L’un donne une carte, l’autre devine." },
    kids: { name: "Enfants", summary: "Ensemble, invitez huit lapins avant dimanche." },
  },

  players: (counts) => (counts.length > 2 && counts[1]! - counts[0]! === 1 ? `De ${counts[0]} à ${counts[counts.length - 1]}` : `À ${counts.join(", ")}`),

  unavailable: (refusal, counts, players) => {
    if (refusal.code !== "wrong-player-count") return refused(refusal);
    if (players < counts[0]!) return `Encore ${word(counts[0]! - players)} pour jouer`;
    if (players > counts[counts.length - 1]!) return `${capital(word(counts[counts.length - 1]!))} au plus`;
    return `${capital(word(players))}, c’est impair`;
  },
};
