"""What a computer player went by, as it says when it is asked in the recap."""

from typing import Literal

from msgspec import Struct

from reverie.game.ids import CardId

Voice = Literal["plain", "poetic", "riddling"]


class Because(Struct, frozen=True, omit_defaults=True):
    """About one card that a bot told of, handed in or voted for; from what its seat saw, and nothing else.

    thought: `sees` is what the card made it think of. attitude: `sees` is the rabbit's that it saw there.
    home: somebody said something like it at this server. nothing: nothing fitted.
    """

    what: Literal["tell", "give", "vote"]
    card: CardId
    voice: Voice = "plain"
    kind: Literal["thought", "attitude", "home", "nothing"] = "nothing"
    sees: str = ""


Reasons = tuple[Because, ...]
