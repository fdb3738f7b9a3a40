// La page d’accueil et la porte d’une table.
import type { doors as english } from "./doors.en";
import { list } from "./grammar.fr";

export const doors: typeof english = {
  home: {
    privacy: "Vie privée",
    say: "un jeu d’images et de choses dites à demi",
    newTable: "Nouvelle table",
    code: "Code de la table",
    join: "Rejoindre",
    playNow: "Jouer tout de suite avec des robots",
    about: "De 3 à 12 joueurs · sans compte · logiciel libre",
    rules: "Les règles",
    pictures: "Tes images",
    tv: "Écran de télé",
    comeBack: (code) => `Revenir à la table ${code}`,
    badCode: "Un code de table a six lettres et chiffres, comme ABC DEF.",
    yourName: "Comment t’appelle-t-on ?",
    namePlaceholder: "Ton nom",
    open: "Ouvrir la table",
    start: "Commencer à jouer",
    nameWhy: "Seule ta table le voit.",
    unreachable: "Le serveur est injoignable. Vérifie ta connexion et recommence.",
    busy: "Un instant…",
    guest: "Rêveur",
  },

  join: {
    title: (code) => `Table ${code}`,
    knocking: "On frappe à la porte…",
    here: (names) => (names.length ? `${list(names)} ${names.length === 1 ? "t’attend" : "t’attendent"}.` : "Il n’y a encore personne."),
    running: "Une partie est en cours. Tu prends place au prochain tour.",
    runningFull: "Une partie est en cours et on ne peut pas la rejoindre maintenant.",
    locked: "Cette table est fermée. Demande à l’hôte de l’ouvrir.",
    sit: "Prendre place",
    takeOver: "Ou reprends la place de",
    watch: "Regarder seulement",
    none: "Aucune table ne porte ce code. Une lettre a peut-être glissé ?",
    home: "Vers l’accueil",
  },
};
