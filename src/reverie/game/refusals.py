"""Illegal play is a value: a stable code, its parameters, and a sentence in English and French."""

from typing import Final

from msgspec import Struct


class Refusal(Struct, frozen=True):
    code: str
    params: dict[str, str | int] = {}

    def message(self, language: str = "en") -> str:
        english, french = SENTENCES[self.code]
        return (french if language == "fr" else english).format(**self.params)


def refuse(code: str, **params: str | int) -> Refusal:
    return Refusal(code, params)


SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "unknown-move": ("That move does not exist.", "Ce coup n’existe pas."),
    "game-over": ("The game is over.", "La partie est terminée."),
    "no-game": ("No game is being played.", "Aucune partie n’est en cours."),
    "too-late": (
        "The table has already moved on. Have a look and try again.",
        "La table est déjà passée à la suite. Regarde où l’on en est et recommence.",
    ),
    "not-seated": ("You are not sitting at this table.", "Tu n’es pas à cette table."),
    "not-now": ("That cannot be done at this moment.", "Ce n’est pas le moment."),
    "not-your-turn": ("It is not your turn to do that.", "Ce n’est pas à toi de le faire."),
    "someone-was-faster": ("Someone else was faster.", "Quelqu’un d’autre a été plus rapide."),
    "clue-empty": (
        "Write a clue, or choose said aloud, sung or mimed.",
        "Écris un indice, ou choisis dit, chanté ou mimé.",
    ),
    "clue-too-long": (
        "A clue has at most {limit} characters; this one has {length}.",
        "Un indice compte au plus {limit} caractères ; celui-ci en a {length}.",
    ),
    "clue-unreadable": (
        "The clue contains characters that cannot be shown.",
        "L’indice contient des caractères impossibles à afficher.",
    ),
    "card-face-down": ("First the phrase, then the cards.", "D’abord la phrase, ensuite les cartes."),
    "card-missing": ("Choose the card your clue is about.", "Choisis la carte de ton indice."),
    "not-your-card": ("That card is not in your hand.", "Cette carte n’est pas dans ta main."),
    "wrong-number-of-cards": (
        "Choose exactly {count} of your cards.",
        "Choisis exactement {count} de tes cartes.",
    ),
    "same-card-twice": ("Choose different cards.", "Choisis des cartes différentes."),
    "no-such-slot": (
        "There is no such card on the table. Choose one of the cards shown.",
        "Il n’y a pas de telle carte sur la table. Choisis une des cartes exposées.",
    ),
    "own-card": (
        "You cannot vote for your own card, nor for your team's.",
        "On ne vote pas pour sa propre carte, ni pour celle de son équipe.",
    ),
    "invitation-sealed": (
        "The invitation is sealed: it cannot be changed any more.",
        "L’invitation est cachetée : on ne peut plus la changer.",
    ),
    "no-vote": ("Choose a card to vote for.", "Choisis la carte pour laquelle tu votes."),
    "too-many-votes": ("You have at most {most} votes.", "Tu as au plus {most} votes."),
    "same-slot-twice": (
        "Your two votes must be on different cards.",
        "Tes deux votes doivent porter sur des cartes différentes.",
    ),
    "red-missing": ("Place the red token as well.", "Place aussi le jeton rouge."),
    "red-not-yours": ("Only the storyteller has a red token.", "Seul le conteur a un jeton rouge."),
    "not-your-vote": ("You do not vote in this turn.", "Tu ne votes pas à ce tour."),
    "not-your-gift": ("You do not give a card in this turn.", "Tu ne donnes pas de carte à ce tour."),
    "already-settled": (
        "You two have already agreed who gives.",
        "Vous vous êtes déjà mis d’accord sur qui donne.",
    ),
    "not-your-team": ("Name yourself or your partner.", "Désigne-toi, ou ton partenaire."),
    "nothing-to-take-back": ("There is nothing to take back.", "Il n’y a rien à reprendre."),
    "fingers-missing": ("Wait until every finger is up.", "Attends que tous les doigts soient levés."),
    "already-ready": ("You are already ready.", "Tu as déjà tout vu."),
    "not-away": ("That player is here.", "Cette personne est là."),
    "not-skippable": (
        "The clue has been given: the turn plays on.",
        "L’indice est donné : le tour continue.",
    ),
    "nothing-to-do": ("Nobody is waiting for that player.", "Personne n’attend cette personne."),
    "no-such-seat": ("There is no such seat.", "Cette place n’existe pas."),
    "no-late-join": (
        "This game cannot be joined while it runs; take over a free seat or watch.",
        "On ne peut pas rejoindre cette partie en cours ; reprends une place libre ou regarde.",
    ),
    "table-full": ("The table is full.", "La table est complète."),
    "wrong-player-count": (
        "This game is for {counts} players; {players} are sitting here.",
        "Ce jeu se joue à {counts} ; vous êtes {players} à table.",
    ),
    "deck-too-small": (
        "This needs at least {needed} cards; the chosen decks have {cards}. Add a deck.",
        "Il faut au moins {needed} cartes ; les jeux choisis en ont {cards}. Ajoute un jeu.",
    ),
    "paused": ("The table is paused.", "La table est en pause."),
    "host-only": ("Only the host can do that.", "Seul l’hôte peut le faire."),
    "game-running": ("A game is being played.", "Une partie est en cours."),
    "room-locked": (
        "This table is locked. Ask the host to open it.",
        "Cette table est fermée. Demande à l’hôte.",
    ),
    "no-such-gallery": ("There is no link to that game.", "Aucun lien ne mène à cette partie."),
    "seat-taken": ("Somebody sits there.", "Quelqu’un est assis là."),
    "colour-taken": ("That rabbit is taken. Choose another.", "Ce lapin est pris. Choisis-en un autre."),
    "unknown-ruleset": ("There is no such game.", "Ce jeu n’existe pas."),
    "unknown-deck": ("Choose at least one of the decks on offer.", "Choisis au moins un des jeux proposés."),
    "setting-out-of-range": (
        "This must be between {low} and {high}.",
        "Il faut une valeur entre {low} et {high}.",
    ),
    "name-empty": ("Tell us your name.", "Dis-nous ton nom."),
    "name-too-long": ("A name has at most {limit} characters.", "Un nom compte au plus {limit} caractères."),
    "name-taken": ("Someone here has that name already.", "Quelqu’un porte déjà ce nom à la table."),
    "name-unreadable": (
        "The name contains characters that cannot be shown.",
        "Le nom contient des caractères impossibles à afficher.",
    ),
}
