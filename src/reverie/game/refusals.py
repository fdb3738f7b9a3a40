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
    "unknown-move": ("That move does not exist.", "Ce coup n'existe pas."),
    "game-over": ("The game is over.", "La partie est terminée."),
    "no-game": ("No game is being played.", "Aucune partie n'est en cours."),
    "too-late": (
        "The table has already moved on. Have a look and try again.",
        "La table est déjà passée à la suite. Regardez où l'on en est et recommencez.",
    ),
    "not-seated": ("You are not sitting at this table.", "Vous n'êtes pas à cette table."),
    "not-now": ("That cannot be done at this moment.", "Ce n'est pas le moment."),
    "not-your-turn": ("It is not your turn to do that.", "Ce n'est pas à vous de le faire."),
    "someone-was-faster": ("Someone else was faster.", "Quelqu'un d'autre a été plus rapide."),
    "clue-empty": (
        "Write a clue, or choose said aloud, sung or mimed.",
        "Écrivez un indice, ou choisissez dit, chanté ou mimé.",
    ),
    "clue-too-long": (
        "A clue has at most {limit} characters; this one has {length}.",
        "Un indice compte au plus {limit} caractères ; celui-ci en a {length}.",
    ),
    "clue-unreadable": (
        "The clue contains characters that cannot be shown.",
        "L'indice contient des caractères impossibles à afficher.",
    ),
    "card-face-down": (
        "First the phrase, then the cards.",
        "D'abord la phrase, ensuite les cartes.",
    ),
    "card-missing": ("Choose the card your clue is about.", "Choisissez la carte de votre indice."),
    "not-your-card": ("That card is not in your hand.", "Cette carte n'est pas dans votre main."),
    "wrong-number-of-cards": (
        "Choose exactly {count} of your cards.",
        "Choisissez exactement {count} de vos cartes.",
    ),
    "same-card-twice": ("Choose different cards.", "Choisissez des cartes différentes."),
    "no-such-slot": (
        "There is no such card on the table. Choose one of the cards shown.",
        "Il n'y a pas de telle carte sur la table. Choisissez une des cartes exposées.",
    ),
    "own-card": (
        "You cannot vote for your own card, nor for your team's.",
        "On ne vote pas pour sa propre carte, ni pour celle de son équipe.",
    ),
    "invitation-sealed": (
        "The invitation is sealed: it cannot be changed any more.",
        "L'invitation est cachetée : on ne peut plus la changer.",
    ),
    "no-vote": ("Choose a card to vote for.", "Choisissez la carte pour laquelle vous votez."),
    "too-many-votes": ("You have at most {most} votes.", "Vous avez au plus {most} votes."),
    "same-slot-twice": (
        "Your two votes must be on different cards.",
        "Vos deux votes doivent porter sur des cartes différentes.",
    ),
    "red-missing": ("Place the red token as well.", "Placez aussi le jeton rouge."),
    "red-not-yours": ("Only the storyteller has a red token.", "Seul le conteur a un jeton rouge."),
    "not-your-vote": ("You do not vote in this turn.", "Vous ne votez pas à ce tour."),
    "not-your-gift": ("You do not give a card in this turn.", "Vous ne donnez pas de carte à ce tour."),
    "already-settled": (
        "You two have already agreed who gives.",
        "Vous vous êtes déjà mis d'accord sur qui donne.",
    ),
    "not-your-team": ("Name yourself or your partner.", "Désignez-vous, ou votre partenaire."),
    "nothing-to-take-back": ("There is nothing to take back.", "Il n'y a rien à reprendre."),
    "fingers-missing": (
        "Wait until every finger is up.",
        "Attendez que tous les doigts soient levés.",
    ),
    "already-ready": ("You are already ready.", "Vous êtes déjà prêt."),
    "not-away": ("That player is here.", "Cette personne est là."),
    "not-skippable": (
        "The clue has been given: the turn plays on.",
        "L'indice est donné : le tour continue.",
    ),
    "nothing-to-do": ("Nobody is waiting for that player.", "Personne n'attend cette personne."),
    "no-such-seat": ("There is no such seat.", "Cette place n'existe pas."),
    "no-late-join": (
        "This game cannot be joined while it runs; take over a free seat or watch.",
        "On ne peut pas rejoindre cette partie en cours ; reprenez une place libre ou regardez.",
    ),
    "table-full": ("The table is full.", "La table est complète."),
    "wrong-player-count": (
        "{ruleset} is for {counts} players; {players} are sitting here.",
        "{ruleset} se joue à {counts} ; vous êtes {players} à table.",
    ),
    "deck-too-small": (
        "This needs at least {needed} cards; the chosen decks have {cards}. Add a deck.",
        "Il faut au moins {needed} cartes ; les jeux choisis en ont {cards}. Ajoutez un jeu.",
    ),
    "paused": ("The table is paused.", "La table est en pause."),
    "host-only": ("Only the host can do that.", "Seul l'hôte peut le faire."),
    "game-running": ("A game is being played.", "Une partie est en cours."),
    "room-locked": (
        "This table is locked. Ask the host to open it.",
        "Cette table est fermée. Demandez à l'hôte.",
    ),
    "seat-taken": ("Somebody sits there.", "Quelqu'un est assis là."),
    "colour-taken": ("That rabbit is taken. Choose another.", "Ce lapin est pris. Choisissez-en un autre."),
    "unknown-ruleset": ("There is no such game.", "Ce jeu n'existe pas."),
    "unknown-deck": (
        "Choose at least one of the decks on offer.",
        "Choisissez au moins un des jeux proposés.",
    ),
    "setting-out-of-range": (
        "{setting} must be between {low} and {high}.",
        "{setting} doit être compris entre {low} et {high}.",
    ),
    "name-empty": ("Tell us your name.", "Dites-nous votre nom."),
    "name-too-long": ("A name has at most {limit} characters.", "Un nom compte au plus {limit} caractères."),
    "name-taken": ("Someone here has that name already.", "Quelqu'un porte déjà ce nom à la table."),
    "name-unreadable": (
        "The name contains characters that cannot be shown.",
        "Le nom contient des caractères impossibles à afficher.",
    ),
}
