"""What a server learns at home, if its host wants it to: what people say about cards, and how many find them.

No name, no table and no time is kept; bots listen by it and never tell it. Nothing of it leaves the server.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from reverie.bots.payoffs import UnreadableRuleset, stakes
from reverie.game.events import ClueWrittenDown, GameEnded, TurnBegan
from reverie.game.ids import CardId
from reverie.game.state import FinishedTurn, Game, Meadow
from reverie.lobby.events import RoomEvent
from reverie.lobby.state import Room
from reverie.lobby.table_rules import rules_of
from reverie.rooms.clock import Alarm, Clock
from reverie.storage.deck_port import DeckStore, LearnedRow
from reverie.storage.port import StoreError

log = logging.getLogger(__name__)

LOOK: Final = 60_000
"""How often the store is looked at: what another node has heard, what somebody has deleted."""
MOST: Final = 40
"""Things said about one card that bots bear in mind: those that were told and understood most often."""


class HouseMemory:
    """`said`: by card, what people at this server said of it; a new dictionary whenever that changes."""

    def __init__(self, store: DeckStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._alarm: Alarm | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self.said: dict[CardId, tuple[str, ...]] = {}

    def start(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + LOOK, self.start)
        self._job(())

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for job in self._jobs:
            job.cancel()

    def heard(self, before: Room, events: tuple[RoomEvent, ...]) -> None:
        """What this node has just written about a table, which was `before`."""
        if before.game is not None and (rows := tuple(learnt(before.game, events))):
            self._job(rows)

    def _job(self, rows: tuple[LearnedRow, ...]) -> None:
        job = asyncio.ensure_future(self._learn(rows))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _learn(self, rows: tuple[LearnedRow, ...]) -> None:
        try:
            if rows:
                await self._store.learn(rows)
            found = gathered(await self._store.learned())
        except StoreError as problem:
            log.warning("nothing is learned just now: %s", problem)
            return
        if found != self.said:
            self.said = found


def gathered(rows: Iterable[LearnedRow]) -> dict[CardId, tuple[str, ...]]:
    """Nobody chose a card for some words that were not told of it: those are left out."""
    cards = defaultdict[CardId, list[LearnedRow]](list)
    for row in rows:
        if row.told or row.found:
            cards[CardId(row.card)].append(row)
    best = {
        card: sorted(said, key=lambda row: (-row.told, -row.found))[:MOST] for card, said in cards.items()
    }
    return {card: tuple(dict.fromkeys(row.text for row in said)) for card, said in best.items()}


def learnt(before: Game, events: tuple[RoomEvent, ...]) -> Iterator[LearnedRow]:
    """From a turn once it is over, with what was written down of it by then; later writing is learned too."""
    if rules_of(before.settings).private_clues:
        return  # their own affair (W4)
    if isinstance(before.board, Meadow) or before.settings.box:
        return  # no clue; cards known by a number alone
    for event in events:
        if isinstance(event, TurnBegan | GameEnded) and before.history:
            turn = before.history[-1]
            if turn.number == before.turn.number:
                yield from _of(turn, before, "" if turn.clue is None else turn.clue.text)
        elif isinstance(event, ClueWrittenDown):
            turn = next(t for t in before.history if t.number == event.turn)
            if turn.number != before.turn.number:
                yield from _of(turn, before, event.text)


def _of(turn: FinishedTurn, game: Game, clue: str) -> Iterator[LearnedRow]:
    """Of people alone: what bots say and choose teaches them nothing."""
    text = " ".join((clue or ("" if turn.written_down is None else turn.written_down.text)).split())
    bots, teller = game.seating.bots, turn.storyteller
    if not text or teller in bots:
        return
    listeners = {seat for played in turn.table for seat in played.votes} - bots - {teller}
    for played in turn.table:
        told = int(played.owner == teller and not _blind(game))
        found = sum(seat in listeners for seat in played.votes)
        if told or found:
            yield LearnedRow(played.card, game.settings.language, text, told, found, len(listeners))


def _blind(game: Game) -> bool:
    """P2: the phrase was said before anybody had seen a card."""
    try:
        return stakes(game.ruleset, len(game.ring)).turn.blind
    except UnreadableRuleset:
        return True
