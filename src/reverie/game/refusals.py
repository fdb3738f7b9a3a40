"""Illegal play is a value: a stable code, its parameters, and a sentence in English.

Other languages are in `reverie.texts`.
"""

from typing import Final, Literal

from msgspec import Struct

RefusalCode = Literal[
    "unknown-move",
    "game-over",
    "no-game",
    "too-late",
    "not-seated",
    "not-now",
    "not-your-turn",
    "someone-was-faster",
    "clue-empty",
    "clue-too-long",
    "clue-unreadable",
    "clue-stands",
    "words-missing",
    "nothing-to-write-down",
    "card-face-down",
    "card-missing",
    "not-your-card",
    "wrong-number-of-cards",
    "same-card-twice",
    "no-such-slot",
    "own-card",
    "invitation-sealed",
    "no-vote",
    "too-many-votes",
    "same-slot-twice",
    "red-missing",
    "red-not-yours",
    "not-your-vote",
    "not-your-gift",
    "already-settled",
    "not-your-team",
    "nothing-to-take-back",
    "fingers-missing",
    "already-ready",
    "not-away",
    "next-turn",
    "already-asked",
    "not-skippable",
    "nothing-to-do",
    "no-such-seat",
    "no-late-join",
    "table-full",
    "wrong-player-count",
    "deck-too-small",
    "bots-cannot-play",
    "paused",
    "host-only",
    "game-running",
    "room-locked",
    "no-such-watcher",
    "too-many-watchers",
    "no-such-gallery",
    "seat-taken",
    "colour-taken",
    "unknown-ruleset",
    "unknown-deck",
    "setting-out-of-range",
    "name-empty",
    "name-too-long",
    "name-taken",
    "name-unreadable",
]


class Refusal(Struct, frozen=True):
    """`code` is a `RefusalCode`, or of what goes wrong outside the rules a `ProblemCode` (wire.problems)."""

    code: str
    params: dict[str, str | int] = {}

    def message(self) -> str:
        return SENTENCES[self.code].format(**self.params)


def refuse(code: RefusalCode, **params: str | int) -> Refusal:
    return Refusal(code, params)


SENTENCES: Final[dict[str, str]] = {
    "unknown-move": "That move does not exist.",
    "game-over": "The game is over.",
    "no-game": "No game is being played.",
    "too-late": "The table has already moved on. Have a look and try again.",
    "not-seated": "You are not sitting at this table.",
    "not-now": "That cannot be done at this moment.",
    "not-your-turn": "It is not your turn to do that.",
    "someone-was-faster": "Someone else was faster.",
    "clue-empty": "Write a clue, or choose said aloud, sung or mimed.",
    "clue-too-long": "A clue has at most {limit} characters; this one has {length}.",
    "clue-unreadable": "The clue contains characters that cannot be shown.",
    "clue-stands": "Somebody has already played a card to your clue: its words stay as they are.",
    "words-missing": "Write down what was said.",
    "nothing-to-write-down": "There is nothing left to write down for that turn.",
    "card-face-down": "First the phrase, then the cards.",
    "card-missing": "Choose the card your clue is about.",
    "not-your-card": "That card is not in your hand.",
    "wrong-number-of-cards": "Choose exactly {count} of your cards.",
    "same-card-twice": "Choose different cards.",
    "no-such-slot": "There is no such card on the table. Choose one of the cards shown.",
    "own-card": "You cannot vote for your own card, nor for your team's.",
    "invitation-sealed": "The invitation is sealed: it cannot be changed any more.",
    "no-vote": "Choose a card to vote for.",
    "too-many-votes": "You have at most {most} votes.",
    "same-slot-twice": "Your two votes must be on different cards.",
    "red-missing": "Place the red token as well.",
    "red-not-yours": "Only the storyteller has a red token.",
    "not-your-vote": "You do not vote in this turn.",
    "not-your-gift": "You do not give a card in this turn.",
    "already-settled": "You two have already agreed who gives.",
    "not-your-team": "Name yourself or your partner.",
    "nothing-to-take-back": "There is nothing to take back.",
    "fingers-missing": "Wait until every finger is up.",
    "already-ready": "You are already ready.",
    "not-away": "That player is here.",
    "next-turn": "You take over from the next turn.",
    "already-asked": "Somebody is already asking for this seat. The table has to answer first.",
    "not-skippable": "The clue has been given: the turn plays on.",
    "nothing-to-do": "Nobody is waiting for that player.",
    "no-such-seat": "There is no such seat.",
    "no-late-join": "This game cannot be joined while it runs; take over a free seat or watch.",
    "table-full": "The table is full.",
    "wrong-player-count": "This game is for {counts} players; {players} are sitting here.",
    "deck-too-small": "This needs at least {needed} cards; the chosen decks have {cards}. Add a deck.",
    "bots-cannot-play": "The computer players do not know this game. "
    "Play it among people, or choose another.",
    "paused": "The table is paused.",
    "host-only": "Only the host can do that.",
    "game-running": "A game is being played.",
    "room-locked": "This table is locked. Ask the host to open it.",
    "no-such-watcher": "They are not watching any more.",
    "too-many-watchers": "{most} are watching already. Ask the host to make room.",
    "no-such-gallery": "There is no link to that game.",
    "seat-taken": "Somebody sits there.",
    "colour-taken": "That rabbit is taken. Choose another.",
    "unknown-ruleset": "There is no such game.",
    "unknown-deck": "Choose at least one of the decks on offer.",
    "setting-out-of-range": "This must be between {low} and {high}.",
    "name-empty": "Tell us your name.",
    "name-too-long": "A name has at most {limit} characters.",
    "name-taken": "Someone here has that name already.",
    "name-unreadable": "The name contains characters that cannot be shown.",
}
