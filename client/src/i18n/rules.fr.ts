// The rules in the app, French.
import type { RulesBook } from "./rules.en";

const TURN = [
  "Chacun tient six cartes (sept à trois joueurs) que personne d’autre ne doit voir.",
  "L’un raconte. Au premier tour, c’est qui a une idée le premier ; ensuite le rôle passe à gauche.",
  "Qui raconte choisit une carte et en dit quelque chose : un mot, une phrase, un bruit, une chanson, un geste. Inventé ou cité.",
  "Les autres donnent, face cachée, la carte de leur main qui va le mieux avec l’indice. À trois, deux cartes chacun.",
  "Les cartes sont mélangées et exposées, numérotées. Tous sauf le conteur votent en secret pour la carte qu’ils croient être la sienne, jamais pour la leur.",
  "On révèle les votes et à qui sont les cartes, on compte les points, chacun complète sa main.",
];

export const rules: RulesBook = {
  title: "Les règles",
  course: "Un tour",
  points: "Les points",
  end: "La fin",
  fair: "Des mélanges loyaux",
  fairText:
    "Tous les mélanges d’une partie viennent d’un seul nombre secret, fixé d’avance. En voici l’empreinte. Après la partie, le nombre lui-même s’affiche ici : avec le journal de la table, chacun peut vérifier chaque mélange et chaque point (reverie verify).",
  promised: "Empreinte",
  seed: "Le nombre",
  texts: {
    dixit: {
      course: TURN,
      points: [
        ["3 + 3", "Certains ont trouvé la carte du conteur, mais pas tous : trois points pour le conteur, trois pour chacun de ceux qui ont trouvé."],
        ["2", "Tout le monde a trouvé, ou personne : rien pour le conteur, deux points pour chacun des autres."],
        ["+1", "Pour chaque vote reçu sur ta carte, sauf si tu racontes."],
      ],
      end: "À la fin du tour où quelqu’un atteint trente points (ou ce que la table a choisi), le plus grand score gagne. Les ex æquo partagent la victoire.",
    },
    odyssey: {
      course: [...TURN, "À partir de sept joueurs, chacun peut donner un second vote, à une autre carte. Un des deux suffit pour avoir trouvé."],
      points: [
        ["3 + 3", "Certains ont trouvé la carte du conteur, mais pas tous : trois points pour le conteur, trois pour chacun de ceux qui ont trouvé."],
        ["2", "Tout le monde a trouvé, ou personne : rien pour le conteur, deux points pour chacun des autres."],
        ["+1", "Pour chaque vote reçu sur ta carte, trois au plus."],
        ["+1", "À partir de sept joueurs : tu as trouvé avec un seul vote."],
      ],
      end: "À la fin du tour où quelqu’un atteint trente points (ou ce que la table a choisi), le plus grand score gagne. Les ex æquo partagent la victoire.",
    },
    "odyssey-party": {
      course: [
        "Chacun tient cinq cartes. Celles du conteur restent face cachée.",
        "Sans regarder, le conteur dit une phrase, comme elle lui vient. Ensuite seulement les cartes se retournent.",
        "Tout le monde, conteur compris, donne la carte qui va le mieux avec la phrase.",
        "Chacun vote pour la carte que le plus grand nombre va choisir, selon lui ; la sienne est permise. Le conteur pose aussi le jeton rouge sur une carte.",
        "Après le tour, chacun pioche une carte et passe toute sa main à gauche.",
      ],
      points: [
        ["2–5", "Autant de points que de votes sur la carte que tu as choisie, cinq au plus."],
        ["0", "Ton vote est seul sur cette carte."],
        ["0", "Le jeton rouge est sur la carte que tu as choisie."],
      ],
      end: "Quand chacun a raconté autant de fois que convenu, le plus grand score gagne.",
    },
    "odyssey-team": {
      course: [
        "On joue par deux, face à face ; chacun tient quatre cartes.",
        "Le conteur donne un indice pour une carte. Son partenaire, qui l’a entendu, ajoute une carte qui va avec.",
        "Dans chaque autre paire, les deux décident, ouvertement et sans décrire leurs cartes, lequel donne une carte.",
        "L’autre vote, jamais pour la carte de sa paire.",
      ],
      points: [
        ["3 + 3", "Certaines paires ont trouvé, mais pas toutes : trois points pour la paire du conteur, trois pour chaque paire qui a trouvé."],
        ["2", "Toutes ont trouvé, ou aucune : rien pour la paire du conteur, deux pour chacune des autres."],
        ["+1", "Pour chaque vote sur une carte donnée par ta paire, sauf celle du conteur, trois au plus."],
      ],
      end: "Quand chacun a raconté autant de fois que convenu, la paire qui a le plus de points gagne.",
    },
    kids: {
      course: [
        "Vous jouez ensemble. Huit lapins habitent quatre terriers, deux dans chacun, et vous les voulez tous à la fête avant dimanche.",
        "La cheffe des facteurs choisit un des deux lapins d’un terrier, l’invité, et pose une carte qui lui ressemble : l’invitation.",
        "Les autres posent une carte qui ressemble à l’autre lapin de ce terrier.",
        "Les cartes sont mélangées et exposées. Qui sait laquelle est l’invitation lève le doigt. Quand tous les doigts sont levés, la cheffe compte jusqu’à trois et tous montrent en même temps.",
      ],
      points: [
        ["2", "Deux ou plus ont trouvé l’invitation : les deux lapins du terrier viennent à la fête."],
        ["…", "Moins : ils restent à la maison, et on pourra revenir les voir."],
      ],
      end: "Les huit sont à la fête, ou le soleil arrive à dimanche.",
    },
  },
};
