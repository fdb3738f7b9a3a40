"""The language scenarios are written in: a table where people sit by name and move one after the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue, Manner
from reverie.game.commands import Move
from reverie.game.decide import GameProgress, decide, opening, waiting_for
from reverie.game.edition import NEWEST, Edition
from reverie.game.events import GameEvent, Player
from reverie.game.evolve import begin, evolve
from reverie.game.ids import OWLS, CardId, Rabbit, Seat, Slot
from reverie.game.menu import allows
from reverie.game.observe import Onlooker, observe
from reverie.game.refusals import Refusal
from reverie.game.rehearsal import FIRST
from reverie.game.scoring import totals
from reverie.game.settings import Settings, Timers
from reverie.game.start import start
from reverie.game.state import FinishedTurn, Game, Meadow, ScoreTrack, deck_size, owls, unit, units
from reverie.game.views import GameView
from reverie.lobby.table_rules import rules_of
from tests import goings as go
from tests.counts.words import NEW_WORDS
from tests.said import in_language

NAMES: Final = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo", "mia")

OWL_NAMES: Final = ("grey", "brown", "white")

HURRY: Final = Timers(clue=30, agree=30, contribute=30, vote=30, recap=30)

Meant = Move | Callable[["Table"], Move]
"""A command, or one that depends on where the cards lie."""
Target = str | int
"""A card on the table: by its owner's name, or by its slot."""


def seat_of(name: str) -> Seat:
    return OWLS[OWL_NAMES.index(name)] if name in OWL_NAMES else Seat(NAMES.index(name))


def name_of(seat: Seat) -> str:
    return OWL_NAMES[OWLS.index(seat)] if seat in OWLS else NAMES[seat]


def deck(size: int) -> tuple[CardId, ...]:
    return tuple(CardId(f"card-{n:02}") for n in range(size))


def vote_for(*targets: Target, red: Target | None = None) -> Callable[["Table"], Move]:
    return lambda t: t.ballot(*targets, red=red)


def tell(text: str, card: CardId | None = None) -> Callable[["Table"], Move]:
    """A clue on the first card of the storyteller's hand."""
    return lambda t: do.Tell(Clue(text), card if card is not None else t.first_card())


class Table:
    """A running game. Every move is checked against the menu, every result against the fold of its events."""

    def __init__(
        self,
        ruleset: str,
        players: int,
        *,
        cards: int = 84,
        bots: Iterable[str] = (),
        first: str = "ann",
        scores: Mapping[str, int] | None = None,
        seed: str = "a table",
        edition: Edition = NEWEST,
        **settings: Any,
    ) -> None:
        self.seed, self.version, self.cards = seed, 0, cards
        people = [Player(seat_of(n), n, i, n in set(bots)) for i, n in enumerate(NAMES[:players])]
        chosen = Settings(ruleset=ruleset, **settings)
        self.rules = rules_of(chosen)
        started = start(self.rules, chosen, people, deck(cards), self._chance(), seat_of(first), edition)
        assert not isinstance(started, Refusal), started.message()
        done = opening(self.rules, started, self._chance())
        self.log: list[GameEvent] = []
        self.g = begin(started)
        self._follow(GameProgress(done.events[1:], done.after))
        if scores is not None:
            self.has_scores(scores)

    # Setting the scene

    def has_scores(self, scores: Mapping[str, int]) -> None:
        assert isinstance(self.g.board, ScoreTrack)
        board = ScoreTrack(self.g.board.scores | {seat_of(n): points for n, points in scores.items()})
        self.g = replace(self.g, board=board)

    # Moves

    def does(self, name: str, meant: Meant) -> None:
        command = meant if isinstance(meant, Move) else meant(self)
        assert allows(self.sees(name).menu, command), f"not on the menu of {name}: {command}"
        done = decide(self.rules, self.g, seat_of(name), command, self._chance())
        assert not isinstance(done, Refusal), f"{name}: {done.message()}"
        self._follow(done)

    def refuses(self, name: str, meant: Meant, code: str) -> Refusal:
        command = meant if isinstance(meant, Move) else meant(self)
        found = decide(self.rules, self.g, seat_of(name), command, self._chance())
        assert isinstance(found, Refusal), f"accepted from {name}: {command}"
        assert found.code == code
        assert found.message() != in_language(found, "fr")
        assert not allows(self.sees(name).menu, command)
        return found

    def announces(self, name: str) -> None:
        self.does(name, do.Announce())

    def steps_back(self, name: str) -> None:
        self.does(name, do.StepBack())

    def tells(
        self, name: str, text: str = "Silence", card: CardId | None = None, manner: Manner = "written"
    ) -> None:
        """The clue, with the first card of the hand; in the race of turn 1 the announcement too."""
        if self.phase == "volunteer":
            self.announces(name)
        if owls(self.g) and text == "Silence":  # W2: no word twice
            text = NEW_WORDS[self.g.turn.number]
        blind = self.sees(name).hand is None
        self.does(name, do.Tell(Clue(text, manner), None if blind else card or self.hand(name)[0]))

    def invites(self, name: str, rabbit: Rabbit = "sun") -> None:
        """Kids: the chief chooses the guest and lays the invitation."""
        self.does(name, do.ChooseGuest(rabbit))
        self.gives(name)

    def nominates(self, name: str, giver: str) -> None:
        self.does(name, do.NameGiver(seat_of(giver)))

    def all_agree(self, *givers: str) -> None:
        """Team: in every pair that is asked, both name the one of these."""
        for name in self.waiting_for():
            mate = name_of(self.g.mates[seat_of(name)])
            self.nominates(name, name if name in givers else mate)

    def gives(self, name: str, *cards: CardId) -> None:
        """These cards, or as many as are due from the front of the hand."""
        due = next((o.count for o in self.sees(name).menu if isinstance(o, may.MayGive)), 1)
        self.does(name, do.Give(cards or self.hand(name)[:due]))

    def takes_back(self, name: str) -> None:
        self.does(name, do.TakeBack())

    def votes(self, name: str, for_: Target | tuple[Target, ...], red: Target | None = None) -> None:
        self.does(name, self.ballot(*(for_ if isinstance(for_, tuple) else (for_,)), red=red))

    def points_at(self, name: str, target: Target) -> None:
        self.does(name, self.ballot(target))

    def counts_to_three(self, name: str) -> None:
        self.does(name, do.CountToThree())

    def ready(self, *names: str) -> None:
        for name in names:
            self.does(name, do.Ready())

    def all_ready(self) -> None:
        self.ready(*self.waiting_for())

    def all_give(self) -> None:
        for name in self.waiting_for():
            self.gives(name)

    def all_vote(self, for_: Target) -> None:
        """Everyone still waited for votes for this card; who may not, for the first other one."""
        for name in self.waiting_for():
            open_slots = next(o for o in self.sees(name).menu if isinstance(o, may.MayVote)).slots
            slot = self.slot(for_)
            red = open_slots[-1] if self.rules.id == "odyssey-party" and name == self.storyteller else None
            self.votes(name, slot if slot in open_slots else open_slots[0], red)

    def lays_the_table(self, teller: str | None = None) -> None:
        """From the beginning of a turn to the vote."""
        if self.phase in ("volunteer", "clue"):
            self.tells(teller or self.storyteller or self.waiting_for()[0])
        elif self.phase == "invite":
            self.invites(self.waiting_for()[0])
        if self.phase == "agree":
            self.all_agree(*(name_of(u) for u in units(self.g)))
        self.all_give()
        while not self.rules.phase(self.g.phase).role:  # a step of the ruleset's own
            name = self.waiting_for()[0]
            self.does(name, next(m for o in self.sees(name).menu if (m := o.chosen_by(FIRST))))

    def plays_turn(self, teller: str | None = None, *, found: bool = False) -> None:
        """A whole turn; everybody votes for the storyteller's card, or nobody does."""
        self.lays_the_table(teller)
        others = [s for s in range(1, len(self.g.turn.table) + 1) if s != self.slot(self.storyteller or "")]
        self.all_vote(self.storyteller or "" if found else others[0])
        if self.phase == "point":
            self.counts_to_three(self.storyteller or "")
        if self.g.result is None:
            self.all_ready()

    # The table itself

    def table_does(self, command: go.AtTable) -> None:
        done = go.at_table(self.rules, self.g, command, self._chance())
        assert not isinstance(done, Refusal), done.message()
        self.g, progress = done
        self._follow(progress)

    def table_refuses(self, command: go.AtTable, code: str) -> None:
        found = go.at_table(self.rules, self.g, command, self._chance())
        assert isinstance(found, Refusal)
        assert found.code == code
        assert found.message() != in_language(found, "fr")

    def away(self, *names: str) -> None:
        for name in names:
            self.table_does(go.MarkAway(seat_of(name)))

    def back(self, name: str) -> None:
        self.table_does(go.MarkBack(seat_of(name)))

    def leaves(self, *names: str) -> None:
        for name in names:
            self.table_does(go.LeaveForGood(seat_of(name)))

    def hand_over(self, name: str, *, to_bot: bool = False) -> None:
        self.table_does(go.HandOver(seat_of(name), to_bot))

    def admits(self, name: str) -> None:
        self.table_does(go.Admit(seat_of(name)))

    def expires(self) -> None:
        self.table_does(do.Expire())

    def skips(self) -> None:
        self.table_does(do.SkipTurn())

    def plays_for(self, name: str) -> None:
        self.table_does(do.PlayFor(seat_of(name)))

    def moves_on(self) -> None:
        self.table_does(do.MoveOn())

    def ends(self) -> None:
        self.table_does(do.EndGame())

    # What there is to see

    @property
    def phase(self) -> str:
        return self.spectator().phase

    @property
    def storyteller(self) -> str | None:
        return None if self.g.turn.storyteller is None else name_of(self.g.turn.storyteller)

    @property
    def open_seats(self) -> list[str]:
        return [name_of(s) for s in self.g.ring]

    @property
    def last_turn(self) -> FinishedTurn:
        return self.g.history[-1]

    @property
    def meadow(self) -> Meadow:
        assert isinstance(self.g.board, Meadow)
        return self.g.board

    def sees(self, name: str) -> GameView:
        return observe(self.rules, self.g, seat_of(name))

    def spectator(self) -> GameView:
        return observe(self.rules, self.g, Onlooker.SPECTATOR)

    def waiting_for(self) -> list[str]:
        return [name_of(s) for s in waiting_for(self.rules, self.g)]

    def hand(self, name: str) -> tuple[CardId, ...]:
        return self.g.hands[seat_of(name)]

    def hand_sizes(self) -> dict[str, int]:
        return {name_of(s): len(self.g.hands[s]) for s in self.g.ring}

    def given(self, name: str) -> tuple[CardId, ...]:
        return self.g.turn.given[seat_of(name)]

    def slot(self, target: Target, nth: int = 1) -> Slot:
        """Where a card lies: by owner (the nth of theirs, in the order given) or by number."""
        if isinstance(target, int):
            return Slot(target)
        return Slot(self.g.turn.table.index(self.given(target)[nth - 1]) + 1)

    def ballot(self, *targets: Target, red: Target | None = None) -> do.Vote:
        return do.Vote(tuple(map(self.slot, targets)), None if red is None else self.slot(red))

    def first_card(self) -> CardId:
        assert self.g.turn.storyteller is not None
        return self.g.hands[self.g.turn.storyteller][0]

    def points(self) -> dict[str, int]:
        """What the last turn brought, by name; teams as ann+dan."""
        return self._named(totals(units(self.g), self.last_turn.gains))

    def reasons(self, name: str) -> dict[str, int]:
        """Why the last turn brought somebody points, or why it did not."""
        unit_ = unit(self.g, seat_of(name))
        return {gain.why: gain.points for gain in self.last_turn.gains if gain.seat == unit_}

    def scores(self) -> dict[str, int]:
        assert isinstance(self.g.board, ScoreTrack)
        return self._named({u: self.g.board.scores[u] for u in units(self.g)})

    def winners(self) -> list[str]:
        assert self.g.result is not None
        return list(self._named(dict.fromkeys(self.g.result.winners, 0)))

    def happened(self, kind: type) -> list[Any]:
        """All events of this kind since the game began."""
        return [e for e in self.log if type(e) is kind]

    def _named(self, by_unit: Mapping[Seat, int]) -> dict[str, int]:
        mates = self.g.mates
        return {
            name_of(u) if u not in mates else f"{name_of(u)}+{name_of(mates[u])}": points
            for u, points in by_unit.items()
        }

    def _chance(self) -> SeededChance:
        self.version += 1
        return SeededChance(self.seed, self.version)

    def _follow(self, done: GameProgress) -> None:
        folded: Game = self.g
        for event in done.events:
            folded = evolve(folded, event)
        assert folded == done.after, "the fold of the events is another game"
        assert self.rules.real_box or deck_size(done.after) == self.cards, "a card got lost or was made"
        self.g = done.after
        self.log += done.events
