"""A turn played with a real box, judged by the very phases that judge it online."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from reverie.cli.wording import team_name
from reverie.game.chance import SeededChance
from reverie.game.commands import Vote
from reverie.game.edition import NEWEST
from reverie.game.events import GameStarted, Player
from reverie.game.evolve import begin
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.menu import MayVote
from reverie.game.phases.agree import Agree
from reverie.game.phases.contribute import Contribute
from reverie.game.phases.phase import Phase
from reverie.game.phases.score import outcome
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Why, totals
from reverie.game.settings import Settings
from reverie.game.start import unplayable
from reverie.game.state import Ballot, Game, Turn, units
from reverie.rulesets import RULESETS


class Lying(Struct, frozen=True):
    """A card on the table."""

    slot: Slot
    owner: str


class RealTurn(Struct, frozen=True):
    ruleset: str
    players: tuple[str, ...]
    storyteller: str
    table: tuple[Lying, ...]
    votes: dict[str, tuple[Slot, ...]]
    red: Slot | None = None


class Counted(Struct, frozen=True):
    points: int
    why: Why
    by: tuple[str, ...]


class Scored(Struct, frozen=True):
    """Points and their reasons, by player or by team."""

    points: dict[str, int]
    reasons: dict[str, tuple[Counted, ...]]


class Flaw(Struct, frozen=True):
    """Why a turn cannot have been played like that."""

    code: str
    message: str


Judgement = Scored | Flaw


def judge(turn: RealTurn) -> Judgement:
    rules = RULESETS.get(turn.ruleset)
    if rules is None:
        return Flaw(
            "unknown-ruleset", f"There is no ruleset “{turn.ruleset}”; there are {', '.join(RULESETS)}."
        )
    if (flaw := _misseated(rules, turn) or _mislaid(turn)) is not None:
        return flaw
    g = _game(rules, turn)
    if rules.goal == "together":
        return Flaw("no-points", f"{rules.title} is played together: there are no points to count.")
    if (flaw := _miscounted(rules, g, turn) or _misvoted(rules, g, turn)) is not None:
        return flaw
    return _scored(rules, g, turn)


def _misseated(rules: Ruleset, turn: RealTurn) -> Flaw | None:
    """The wrong people."""
    count = len(turn.players)
    if (problem := unplayable(rules, count, rules.needed(count))) is not None:
        return Flaw(problem.code, problem.message())
    if (twice := _twice(turn.players)) is not None:
        return Flaw("same-name-twice", f"Two players are called {twice}.")
    named = [turn.storyteller, *(card.owner for card in turn.table), *turn.votes]
    stranger = next((name for name in named if name not in turn.players), None)
    return None if stranger is None else Flaw("unknown-player", f"{stranger} is not among the players.")


def _mislaid(turn: RealTurn) -> Flaw | None:
    """C5: the slots are 1…k, each with one card."""
    slots = [card.slot for card in turn.table]
    if (twice := _twice(slots)) is not None:
        return Flaw("same-slot-twice", f"Two cards lie at slot {twice}.")
    missing = next((n for n in range(1, len(slots) + 1) if n not in slots), None)
    return None if missing is None else Flaw("slot-missing", f"No card lies at slot {missing}.")


def _twice(items: tuple[str, ...] | list[Slot]) -> str | Slot | None:
    return next((item for item, count in Counter[str | Slot](items).items() if count > 1), None)


def _game(rules: Ruleset, turn: RealTurn) -> Game:
    """The game as it stands when the table has been laid."""
    seats = tuple(map(Seat, range(len(turn.players))))
    half, seat_of = len(seats) // 2, dict(zip(turn.players, seats, strict=True))
    table = sorted(turn.table, key=lambda lying: lying.slot)
    given: dict[Seat, tuple[CardId, ...]] = {}
    for lying in table:
        seat = seat_of[lying.owner]
        given[seat] = (*given.get(seat, ()), CardId(str(lying.slot)))
    mates = {s: seats[(n + half) % len(seats)] for n, s in enumerate(seats)} if rules.pairs else {}
    started = GameStarted(
        ruleset=rules.id,
        settings=Settings(ruleset=rules.id),
        players=tuple(Player(s, name, s) for name, s in seat_of.items()),
        hands=dict.fromkeys(seats, ()),
        pile=(),
        board=rules.board(seats, Settings(rules.id), SeededChance("", 0)),
        seed="",
        storyteller=seat_of[turn.storyteller],
        mates=mates,
        edition=NEWEST.number,
    )
    # T4: whom the partners agreed on shows in who gave.
    named = {s: giver for s in mates if (giver := s if s in given else mates[s]) in given}
    laid = Turn(
        1,
        seat_of[turn.storyteller],
        named=named,
        given=given,
        table=tuple(CardId(str(c.slot)) for c in table),
    )
    return replace(begin(started), turn=laid, phase=_voting(rules).name)


def _voting(rules: Ruleset) -> Phase:
    return rules.turn[rules.roles["vote"]]


def _names(turn: RealTurn) -> dict[Seat, str]:
    return {Seat(n): name for n, name in enumerate(turn.players)}


def _miscounted(rules: Ruleset, g: Game, turn: RealTurn) -> Flaw | None:
    """D1, D2, P3, T5: how many cards each should have laid."""
    agree = next((p for p in rules.turn if isinstance(p, Agree)), None)
    if agree is not None and (at_odds := agree.waiting_for(g)):
        team = team_name(at_odds[0], g.mates[at_odds[0]], _names(turn))
        return Flaw("wrong-number-of-cards", f"{team}: exactly one of the two plays a card.")
    contribute = next(p for p in rules.turn if isinstance(p, Contribute))
    due = {Seat(turn.players.index(turn.storyteller)): 1}
    due |= dict.fromkeys(contribute.givers(g), contribute.count(len(g.ring)))
    laid = Counter(card.owner for card in turn.table)
    for seat, name in _names(turn).items():
        if laid[name] != due.get(seat, 0):
            cards = "1 card" if due.get(seat) == 1 else f"{due.get(seat, 0)} cards"
            return Flaw("wrong-number-of-cards", f"{name} plays {cards}, but {laid[name]} lie on the table.")
    return None


def _misvoted(rules: Ruleset, g: Game, turn: RealTurn) -> Flaw | None:
    """Every ballot as the vote phase judges it; who has none abstained (X5)."""
    for seat, name in _names(turn).items():
        ballot = _ballot(turn, name)
        if ballot is not None and (problem := _refused(rules, g, seat, ballot)) is not None:
            return Flaw(problem.code, f"{name}: {problem.message()}")
    return None


def _ballot(turn: RealTurn, name: str) -> Ballot | None:
    slots, red = turn.votes.get(name, ()), turn.red if name == turn.storyteller else None
    return Ballot(slots, red) if slots or red is not None else None


def _refused(rules: Ruleset, g: Game, seat: Seat, ballot: Ballot) -> Refusal | None:
    option = next((o for o in _voting(rules).options(g, seat) if isinstance(o, MayVote)), None)
    if option is not None:
        return option.refuses(Vote(ballot.slots, ballot.red))
    return refuse("not-your-vote" if ballot.slots else "red-not-yours")


def _scored(rules: Ruleset, g: Game, turn: RealTurn) -> Scored:
    ballots = {s: ballot for s, name in _names(turn).items() if (ballot := _ballot(turn, name))}
    count = rules.goal
    assert callable(count)  # whoever plays together has been told so
    silent = frozenset(s for s in _voting(rules).actors(g) if s not in ballots)
    gains = count(outcome(replace(g, turn=replace(g.turn, ballots=ballots, abstained=silent))))
    called = {u: team_name(u, g.mates.get(u), _names(turn)) for u in units(g)}
    reasons: dict[str, tuple[Counted, ...]] = dict.fromkeys(called.values(), ())
    for gain in gains:
        by = tuple(turn.players[s] for s in gain.by)
        reasons[called[gain.seat]] += (Counted(gain.points, gain.why, by),)
    points = totals(units(g), gains)
    return Scored({called[u]: n for u, n in points.items()}, reasons)
