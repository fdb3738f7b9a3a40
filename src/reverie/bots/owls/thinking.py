"""Whoever is an owl at this table: on the branch, or in the boat."""

from reverie.bots.owls.ears import Ears
from reverie.bots.owls.owl import owls_thought
from reverie.bots.owls.tame import tame_thought
from reverie.bots.thought import Thought


def river_thought(ears: Ears) -> Thought | None:
    return owls_thought(ears) if ears.wild else tame_thought(ears)
