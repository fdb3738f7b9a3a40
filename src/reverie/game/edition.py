"""The editions of the rules: a game keeps the one it began with, to its end."""

from typing import Final

from msgspec import Struct


class Edition(Struct, frozen=True):
    """What differs from edition to edition. Given to phases and scoring with the game; no fold reads it."""

    number: int
    clue_stands_after_a_gift: bool
    """C11: from the first gift of another player on; before, until the table was laid."""
    missing_ballot_is_wrong: bool
    """X5: it did not find; before, it was left out of the count."""
    hands_shrink: bool
    """X4: from three to four players a seventh card goes back; before, a skipped turn left it."""
    seats_wait_for_the_turn: bool
    """X7: whoever takes over a seat plays from the next turn on; before, at once."""


FIRST: Final = Edition(1, False, False, False, False)
NEWEST: Final = Edition(2, True, True, True, True)

EDITIONS: Final = {edition.number: edition for edition in (FIRST, NEWEST)}


def edition_of(number: int) -> Edition:
    """A reader that does not know these rules stops instead of guessing."""
    if number not in EDITIONS:
        raise ValueError(
            f"a game by edition {number} of the rules; known are {', '.join(map(str, EDITIONS))}"
        )
    return EDITIONS[number]
