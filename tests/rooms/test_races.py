"""Races, made reproducible by a store that answers when the test lets it."""

import asyncio
from collections import Counter

from reverie.game.commands import Vote
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.game.settings import Timers
from reverie.lobby.commands import Act
from reverie.rooms.live.room import Applied
from reverie.storage.port import Append
from reverie.wire.messages import View
from tests.contracts.memory_store import MemoryStore
from tests.rooms.parlour import Parlour, play, settle


class Gate:
    """Appends wait here until they are let through."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._open = asyncio.Event()
        self._open.set()
        self.inside: Counter[str] = Counter()
        self.most = 0
        store.before_append = self.wait

    async def wait(self, row: Append) -> None:
        self.inside[row.room] += 1
        self.most = max(self.most, self.inside[row.room])
        await self._open.wait()
        self.inside[row.room] -= 1

    def close(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()


def test_two_votes_at_once_both_count_and_one_append_is_in_flight() -> None:
    async def story() -> None:
        parlour = Parlour()
        gate = Gate(parlour.store)
        table = await parlour.table(4)
        await table.start()
        await table.play_until("vote")
        one, other = [s for s in map(Seat, range(4)) if s != table.game.turn.storyteller][:2]
        moves = {seat: table.must_move(seat) for seat in (one, other)}
        gate.close()
        votes = [asyncio.ensure_future(table.room.do(s, f"v{s}", m)) for s, m in moves.items()]
        await settle()
        assert gate.inside[table.room.code] == 1
        gate.open()
        assert all(isinstance(a, Applied) for a in await asyncio.gather(*votes))
        assert {one, other} <= set(table.game.turn.ballots)
        assert gate.most == 1

    play(story)


def test_two_nodes_vote_at_once_and_the_one_that_lost_decides_again() -> None:
    async def story() -> None:
        here = Parlour()
        there = here.beside()
        table = await here.table(4)
        await table.start()
        await table.play_until("vote")
        far = await there.directory.get(table.room.code)
        assert far is not None
        one, other = [s for s in map(Seat, range(4)) if s != table.game.turn.storyteller][:2]
        first, second = table.must_move(one), table.must_move(other)
        assert isinstance(await table.room.do(one, "a", first), Applied)
        answer = await far.room.do(other, "b", second)
        assert isinstance(answer, Applied)
        await table.room.catch_up()
        assert table.room.folded == far.room.folded
        assert {one, other} <= set(far.room.folded.room.game.turn.ballots)  # type: ignore[union-attr]

    play(story)


def test_a_vote_that_came_before_the_deadline_counts_although_its_append_is_slow() -> None:
    async def story() -> None:
        parlour = Parlour()
        gate = Gate(parlour.store)
        table = await parlour.table(4, timers=Timers(vote=10))
        await table.start()
        await table.play_until("vote")
        voter = table.game.turn.storyteller ^ 1
        gate.close()
        vote = asyncio.ensure_future(table.room.do(voter, "v", table.must_move(voter)))
        await parlour.clock.advance(11)
        gate.open()
        await settle()
        assert isinstance(await vote, Applied)
        assert table.game.phase == "recap"
        last = table.game.history[-1]
        assert voter in {s for card in last.table for s in card.votes}
        assert voter not in last.moved_for

    play(story)


def test_a_vote_after_the_deadline_is_refused_also_by_a_node_that_has_not_heard_of_it() -> None:
    async def story() -> None:
        here = Parlour()
        there = here.beside()
        table = await here.table(4, timers=Timers(vote=10))
        await table.start()
        await table.play_until("vote")
        far = await there.directory.get(table.room.code)
        assert far is not None
        far.due_work.stop()
        voter = table.game.turn.storyteller ^ 1
        vote = table.must_move(voter)
        await here.clock.advance(11)
        answer = await far.room.do(voter, "v", vote)
        assert answer == Refusal("too-late")
        assert far.room.folded.version == table.room.folded.version

    play(story)


def test_a_double_click_on_a_card_plays_one() -> None:
    async def story() -> None:
        table = await Parlour().table(4)
        await table.start()
        await table.play_until("clue")
        teller = table.game.turn.storyteller
        click = table.must_move(teller)
        answers = await asyncio.gather(table.room.do(teller, "1", click), table.room.do(teller, "2", click))
        assert isinstance(answers[0], Applied)
        assert answers[1] == Refusal("too-late")
        assert len(table.game.turn.given[teller]) == 1

    play(story)


def test_r3_a_command_sent_three_times_is_applied_once_and_answered_alike() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(4)
        await table.start()
        await table.play_until("contribute", leave=1)
        seat = next(s for s in map(Seat, range(4)) if table.a_move(s) is not None)
        give = table.must_move(seat)
        first = await table.room.do(seat, "same", give)
        assert isinstance(first, Applied)
        second = await table.room.do(seat, "same", give)
        again = await parlour.restarted()  # and a server that has forgotten all but the log
        opened = await again.directory.get(table.room.code)
        assert opened is not None
        third = await opened.room.do(seat, "same", give)
        assert second == third == Applied(first.version)
        rows = await parlour.store.read(table.room.code)
        assert [r.command for r in rows].count("same") == 1

    play(story)


def test_a_command_meant_for_a_phase_that_is_over_is_refused() -> None:
    async def story() -> None:
        table = await Parlour().table(4)
        await table.start()
        await table.play_until("vote")
        late = Act(table.game.serial - 1, Vote((1,)))  # type: ignore[arg-type]
        voter = table.game.turn.storyteller ^ 1
        version = table.room.folded.version
        assert await table.room.do(voter, "late", late) == Refusal("too-late")
        assert table.room.folded.version == version

    play(story)


def test_nothing_is_shown_or_acknowledged_before_it_is_kept() -> None:
    async def story() -> None:
        parlour = Parlour()
        gate = Gate(parlour.store)
        table = await parlour.table(3)
        versions = [p.view.version for p in table.people.values()]
        gate.close()
        start = asyncio.ensure_future(table.start())
        await settle()
        assert not start.done()
        assert [p.view.version for p in table.people.values()] == versions
        gate.open()
        await start
        await settle()
        assert all(p.view.version == table.room.folded.version for p in table.people.values())
        assert isinstance(table.people[table.seats[0].seat].heard[-1], View)

    play(story)
