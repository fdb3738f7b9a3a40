// Ce qui est gardé et combien de temps, en français. Les nombres viennent du serveur.
import type { Privacy } from "./privacy.en";

export const privacy: Privacy = {
  title: "Ce qui est gardé, et combien de temps",
  lead: "Ni compte, ni cookie, ni publicité, et personne d’autre n’écoute. Voici tout :",
  server: "Sur ce serveur",
  kept: (facts) => [
    "Une table garde ce qui s’y joue : les noms que vous tapez, vos lapins, les cartes, les indices, les votes et les points, et l’heure de chaque coup.",
    `Une table où rien ne s’est passé depuis ${facts.table_days} jours est supprimée avec toutes ses parties. Son hôte peut la supprimer tout de suite, depuis le menu.`,
    `Un lien vers la galerie d’une partie finie montre cette partie à qui l’a, pendant ${facts.gallery_days} jours au plus. Chacun à la table peut le reprendre.`,
    `Ta place s’ouvre avec un secret que seul ton appareil possède ; le serveur n’en garde que l’empreinte. Le lien qui déplace ta place sur un autre appareil sert une fois, dans les ${facts.seat_link_minutes} minutes.`,
    facts.picture_days === null ? "Ici, personne ne peut ajouter ses propres images." : `Les images que quelqu’un ajoute restent jusqu’à ce qu’il les supprime, ou qu’elles n’aient été sur aucune table en service depuis ${facts.picture_days} jours. Celles d’une seule table disparaissent avec elle.`,
    "Ton adresse réseau reste un moment en mémoire, pour que personne ne devine des codes sans fin. Elle n’est jamais écrite, et il n’y a pas de journal des visites.",
    `Ce que les robots ont lu sur les cartes, ils le gardent en nombres : en mémoire, et dans des fichiers supprimés ${facts.note_days} jours après leur dernière ouverture, même si le jeu de cartes a disparu avant. Vos indices n’y sont pas.`,
    "Qui fait tourner ce serveur peut lire ce qu’il garde et en faire des sauvegardes : parties, images, tout. Ce qui est supprimé ici reste dans les sauvegardes faites avant.",
  ],
  asked: (facts) =>
    facts.bots_ask
      ? `Les robots de ce serveur demandent à ${facts.bots_ask} ce qui va avec quoi : les indices donnés et ce qui est écrit sur les cartes (titre, description, mots) y sont envoyés ; aucun nom de joueur, aucune image.`
      : "Les robots réfléchissent sur ce serveur. Rien n’est envoyé ailleurs.",
  nobody: "La page ne charge rien d’ailleurs que de ce serveur, qui l’interdit à ton navigateur.",
  device: "Sur ton appareil",
  deviceWhy: "Ton navigateur se souvient de ceci, tout seul. Quitter une table oublie la place ; effacer les données du site oublie tout.",
  keys: {
    "seat.": "le secret de chaque place que tu tiens, pour y revenir",
    last: "le code de la dernière table",
    name: "ton nom, pour te le proposer",
    draft: "un indice à moitié écrit",
    language: "la langue choisie",
    theme: "nuit ou papier",
    sound: "s’il y a du son",
    volume: "à quel volume",
    vibrate: "si le téléphone vibre",
    descriptions: "si les cartes sont décrites",
    "gallery.": "les liens de galerie que tu as créés",
    loves: "combien de cœurs chaque indice de la dernière partie a reçus",
    "own-decks": "les jeux d’images que tu as faits ici, avec la clé de chacun",
    tv: "sur une télé : la dernière table montrée, et quand",
  },
  cache: "En HTTPS, la page elle-même est gardée pour démarrer vite : programmes, polices et dessins, jamais une carte, un nom ou une partie.",
  unreachable: "Le serveur ne répond pas pour l’instant ; réessaie plus tard.",
  back: "Vers l’accueil",
};
