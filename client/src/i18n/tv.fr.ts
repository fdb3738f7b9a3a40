// Le téléviseur.
import type { tv as english } from "./tv.en";
import { plural } from "./grammar.fr";

export const tv: typeof english = {
  tv: {
    title: "Sur la télé",
    join: "Rejoins avec ton téléphone",
    scan: "Scanne, ou ouvre",
    here: (n) => plural(n, { one: "# joueur est là", other: "# joueurs sont là" }),
    start: (name) => `${name} lance la partie sur le téléphone.`,
    ask: "Quelle table montrer sur cet écran ?",
    why: "Tape le code affiché sur un téléphone de la table.",
    show: "Montrer la table",
    begins: "Qui commence ?",
    looks: (name) => `${name} cherche un indice`,
    agree: "Les paires décident qui donne une carte.",
    played: "ont joué",
    voted: "ont voté",
    agreed: "sont d’accord",
    of: (done, all) => `${done} sur ${all}`,
    next: (name) => `Ensuite : ${name}`,
    loved: "L’indice le plus aimé",
    paused: "Petite pause",
  },
};
