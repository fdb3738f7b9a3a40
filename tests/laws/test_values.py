"""What the rules are made of: values that nothing changes, written and read as they always were."""

import importlib
import pkgutil
from dataclasses import is_dataclass
from typing import Any

import pytest
from msgspec import Struct

import reverie.game
import reverie.rulesets
from reverie.game import commands, events, menu
from reverie.game.phases.phase import Phase

MODULES = [
    importlib.import_module(found.name)
    for package in (reverie.game, reverie.rulesets)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
]
OWN = {
    thing
    for module in MODULES
    for thing in vars(module).values()
    if isinstance(thing, type) and thing.__module__ == module.__name__
}
STRUCTS = sorted((t for t in OWN if issubclass(t, Struct)), key=lambda t: t.__qualname__)
DATACLASSES = sorted((t for t in OWN if is_dataclass(t)), key=lambda t: t.__qualname__)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda t: t.__qualname__)
def test_a_struct_is_frozen(struct: Any) -> None:
    assert struct.__struct_config__.frozen


@pytest.mark.parametrize("kind", DATACLASSES, ids=lambda t: t.__qualname__)
def test_a_phase_and_a_ruleset_are_frozen_and_a_phase_has_no_room_for_more(kind: Any) -> None:
    assert kind.__dataclass_params__.frozen
    assert ("__slots__" in vars(kind)) == issubclass(kind, Phase)


@pytest.mark.parametrize("kind", commands.GameCommand.__args__, ids=lambda t: t.__name__)
def test_a_command_takes_no_field_it_does_not_know(kind: Any) -> None:
    config = kind.__struct_config__
    assert config.forbid_unknown_fields
    assert config.tag_field == "do"


@pytest.mark.parametrize("kind", events.GameEvent.__args__, ids=lambda t: t.__name__)
def test_an_event_leaves_out_what_is_as_always_and_takes_what_it_does_not_know(kind: Any) -> None:
    config = kind.__struct_config__
    assert config.omit_defaults
    assert config.tag_field == "type"
    assert not config.forbid_unknown_fields


@pytest.mark.parametrize("kind", menu.GameOption.__args__, ids=lambda t: t.__name__)
def test_an_option_is_written_short(kind: Any) -> None:
    config = kind.__struct_config__
    assert config.omit_defaults
    assert config.tag_field == "may"


COMMANDS = (
    "announce step-back tell reword choose-guest name-giver give take-back i-tell "
    "open-slots claim vote guess count ready skip-turn play-for move-on end-game expire"
)
EVENTS = (
    "game-started phase-began announced race-reopened clue-told clue-reworded guest-chosen giver-named "
    "cards-given cards-taken-back table-laid storyteller-spoke slots-opened slots-claimed claims-clashed "
    "votes-came-back slots-revealed turn-put-right vote-cast owl-guessed night-gave lights-counted "
    "vote-taken-back abstained counted server-moved went-by-mood bot-went-by turn-scored burrow-visited "
    "ready-said turn-skipped clue-written-down day-passed table-cleared cards-put-back cards-drawn "
    "hands-passed turn-began seat-closed seat-opened game-ended"
)
OPTIONS = (
    "announce step-back tell reword choose-guest name-giver give take-back i-tell open-slots claim vote "
    "guess count ready"
)


@pytest.mark.parametrize(
    ("union", "tags"),
    [(commands.GameCommand, COMMANDS), (events.GameEvent, EVENTS), (menu.GameOption, OPTIONS)],
    ids=["commands", "events", "options"],
)
def test_tags_are_for_ever(union: Any, tags: str) -> None:
    """A new one joins its list here."""
    assert {kind.__struct_config__.tag for kind in union.__args__} == set(tags.split())
