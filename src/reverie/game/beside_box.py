"""A game played with the cards of a real box: its turn with the phases that handle cards replaced (N6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from reverie.game.chance import Chance
from reverie.game.events import GiverNamed
from reverie.game.ids import Seat
from reverie.game.menu import GameOption
from reverie.game.phases.agree import Agree
from reverie.game.phases.box_claiming import ClaimAndPoint, ClaimAndVote
from reverie.game.phases.box_recap import RecapBesideBox
from reverie.game.phases.box_telling import OpensSlots, Owed, SaysITell
from reverie.game.phases.clue import TellClue
from reverie.game.phases.contribute import Contribute, all_but_storyteller, one
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.next_turn import Pass
from reverie.game.phases.phase import Events, Phase
from reverie.game.phases.point import PointAtCards
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import CastVotes, nothing_barred, own_cards
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game

_REPLACED = Volunteer | TellClue | Agree | Contribute | CastVotes | PointAtCards | Recap | Refill | Pass


def beside_box(rules: Ruleset) -> Ruleset | None:
    """The same game with a real box. None: not everybody has hands, or it is told another way."""
    giving = next((p for p in rules.turn if isinstance(p, Contribute)), None)
    voting = next((p for p in rules.turn if isinstance(p, CastVotes | PointAtCards)), None)
    telling = [p for p in rules.turn if isinstance(p, TellClue)]
    strange = bool(telling) != rules.volunteers or any(
        p.handles_cards and not isinstance(p, _REPLACED) for p in rules.turn
    )
    if strange or giving is None or voting is None:
        return None
    return replace(
        rules,
        turn=tuple(_turn(rules, giving, voting)),
        hand_size=_none,
        smallest_deck=_none,
        seats_wait=False,
        timed=False,
        real_box=True,
    )


def _turn(rules: Ruleset, giving: Contribute, voting: CastVotes | PointAtCards) -> Iterator[Phase]:
    owed = _owed(giving)
    blind = any(isinstance(phase, Volunteer) and phase.blind for phase in rules.turn)
    claims = isinstance(voting, PointAtCards) or voting.barred is not nothing_barred  # P4
    for phase in rules.turn:
        match phase:
            case Volunteer():
                yield SaysITell(phase.blind)
            case Agree(pairs):
                yield AgreeAtTable(pairs)
            case Contribute():
                yield OpensSlots(owed, claims)
            case CastVotes(voters, tokens, barred, red_token):
                yield ClaimAndVote(owed, voters, claims, tokens, barred, red_token)
            case PointAtCards():
                yield ClaimAndPoint(owed, all_but_storyteller, claims, one, own_cards, False)
            case Recap():
                yield RecapBesideBox(tuple(_up_to_the_end(rules)), rules.volunteers, blind)
            case EndOfTurn():
                yield replace(phase, clears_table=False)
            case TellClue() | Refill() | Pass():
                pass
            case _:
                yield phase


def _up_to_the_end(rules: Ruleset) -> Iterator[Phase]:
    recap, end = rules.roles["recap"], rules.roles["end-of-turn"]
    for phase in rules.turn[recap + 1 : end + 1]:
        yield replace(phase, clears_table=False) if isinstance(phase, EndOfTurn) else phase


def _owed(giving: Contribute) -> Owed:
    def owed(g: Game) -> dict[Seat, int]:
        """The storyteller's card, and those of who gives (D1, D2, P3, T5, K7)."""
        assert g.turn.storyteller is not None
        count = giving.count(len(g.ring))
        givers = dict.fromkeys(giving.givers(g), count)
        return {g.turn.storyteller: 1} | givers

    return owed


def _none(players: int) -> int:
    """N1: hands and pile are on the table, not here."""
    return 0


@dataclass(frozen=True, slots=True)
class AgreeAtTable(Agree):
    """N8: of a pair of which only one is there, that one gives; nobody waits for them."""

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        return tuple(s for s in Agree.waiting_for(self, g) if len(self._there(g, self._pair(g, s))) == 2)

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        pair = next((p for p in self.pairs(g) if seat in p), None)
        return Agree.options(self, g, seat) if pair is None or len(self._there(g, pair)) == 2 else ()

    def close(self, g: Game, chance: Chance) -> Events:
        alone = [(pair, there[0]) for pair in self.pairs(g) if len(there := self._there(g, pair)) == 1]
        named = tuple(GiverNamed(s, giver) for pair, giver in alone for s in pair)
        return (*Agree.close(self, g, chance), *named)

    def _there(self, g: Game, pair: tuple[Seat, Seat]) -> Sequence[Seat]:
        gone = g.seating.away | g.seating.left
        return [s for s in pair if s not in gone]
