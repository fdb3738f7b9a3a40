"""Duet: two people and the owls; be understood by your partner and not by the strangers.  Rules W1–W9."""

from typing import Final

from reverie.game.chance import Chance
from reverie.game.ids import Seat
from reverie.game.phases.clue import TellClue
from reverie.game.phases.contribute import Contribute, all_but_storyteller
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.next_turn import Advance
from reverie.game.phases.owls import NIGHT_CARDS, OwlsGive, OwlsGuess
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_and_discard_shuffled
from reverie.game.phases.river import CountLights, PartnerVotes, both_gone, decided
from reverie.game.phases.volunteer import Volunteer
from reverie.game.ruleset import Ruleset
from reverie.game.settings import OwlLevel, Settings
from reverie.game.state import River

MORE_FEATHERS: Final[dict[OwlLevel, int]] = {"easy": 1, "middle": 0, "hard": -2}


def six(players: int) -> int:
    """W1."""
    return 6


def lights(owls: int) -> int:
    """W6: 18, 26, 34."""
    return 10 + 8 * owls


def feathers(owls: int, level: OwlLevel) -> int:
    """W6: five for each listener; owls that read better need fewer."""
    return 5 + 5 * owls + MORE_FEATHERS[level]


def river(seats: tuple[Seat, ...], settings: Settings, chance: Chance) -> River:
    """W6: no lantern on the water, no feather in the nest."""
    owls, level = settings.owls, settings.owl_level
    return River(owls, level, lights(owls), feathers(owls, level))


RULES = Ruleset(
    id="duet",
    title="Duet",
    summary="Two friends and the owls. Be understood by the one, not by the others.",
    players=(2,),
    colours=12,
    hand_size=six,
    smallest_deck=lambda players: 6 * players + NIGHT_CARDS,
    board=river,
    turn=(
        Volunteer(),
        TellClue(),
        Contribute(all_but_storyteller, lays_the_table=False),
        OwlsGive(),
        OwlsGuess(),
        PartnerVotes(all_but_storyteller),
        CountLights(),
        Recap(),
        EndOfTurn(decided, fewest=2, closing=both_gone),
        Refill(six, pile_and_discard_shuffled, spare=NIGHT_CARDS),
        Advance(),
    ),
    length="owls",
    owls=True,
    private_clues=True,
    seats_wait=True,
)
