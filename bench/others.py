"""Engines of the field under the same random play, where they are installed (requirements/bench.txt)."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.contender import Contender, Tally


def contenders() -> list[Contender]:
    found = []
    if find_spec("pyspiel"):
        found += [_spiel("hearts"), _spiel("hanabi")]
    if find_spec("rlcard"):
        found += [_rlcard("uno"), _rlcard_env("uno")]
    return found


def _spiel(name: str) -> Contender:
    """A C++ core; chance is dealt action by action, so its share is counted apart."""
    game = import_module("pyspiel").load_game(name)

    def play(number: int) -> Tally:
        rng, moves, actions = Random(number), 0, 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(rng.random() * len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                moves += 1
            state.apply_action(action)
            actions += 1
        return Tally(moves, actions)

    return Contender(f"pyspiel {name}", play)


def _rlcard_env(name: str) -> Contender:
    """The game as its authors mean it to be played: each step gives the next player's observation."""
    env = import_module("rlcard").make(name)

    def play(number: int) -> Tally:
        rng, moves = Random(number), 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return Tally(moves, moves)

    return Contender(f"rlcard {name}+obs", play)


def _rlcard(name: str) -> Contender:
    """The bare game without the environment around it."""
    kind: Any = import_module(f"rlcard.games.{name}").Game

    def play(number: int) -> Tally:
        rng, moves = Random(number), 0
        game = kind()
        game.init_game()
        while not game.is_over():
            legal = list(game.get_legal_actions())
            game.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return Tally(moves, moves)

    return Contender(f"rlcard {name}", play)
