"""The names things go by: seats, cards, slots, rabbits."""

from typing import Annotated, Final, Literal, NewType

from msgspec import Meta

Seat = NewType("Seat", int)
"""A player's place. It never changes while the room lives; order comes from the ring."""

CardId = NewType("CardId", str)
Slot = NewType("Slot", int)
"""A numbered place on the table, from 1."""

Rabbit = Literal["sun", "moon"]
"""Which of the two rabbits of a burrow: the one behind the sun door or behind the moon door."""

Attitude = NewType("Attitude", str)

Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$")]
"""A tag such as `en` or `pt-BR`. What nobody has written in it is said in English."""

TABLE: Final = Seat(-1)
"""The actor of what the table itself does: deadlines, and what the host asks for (X2, X5)."""

NIGHT: Final = Seat(-20)
"""Whose cards are nobody's (W3, N8)."""
OWLS: Final = (Seat(-21), Seat(-22), Seat(-23))
"""Computer players that sit on no chair (W1): in no ring, but with hands, gifts and ballots like a seat's."""
