"""Deadlines and bots' moves happen once, also across a restart and with two nodes."""

import asyncio
from random import Random

from reverie.bots.heard import Heard
from reverie.game.ids import Seat
from reverie.game.settings import Timers
from reverie.lobby.commands import AddBot
from reverie.lobby.views import RoomView
from reverie.rooms.live.room import Applied
from reverie.wire import bodies
from tests.rooms.parlour import Parlour, play, settle


def test_x5_a_deadline_moves_for_those_who_have_not() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(4, timers=Timers(contribute=20))
        await table.start()
        await table.play_until("contribute")
        await settle()
        view = table.people[Seat(0)].view
        assert view.deadline == view.since + 20_000
        await parlour.clock.advance(19)
        assert table.game.phase == "contribute"
        await parlour.clock.advance(2)
        assert table.game.phase == "vote"

    play(story)


def test_a_deadline_survives_a_restart_and_keeps_its_time() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(4, timers=Timers(contribute=20))
        await table.start()
        await table.play_until("contribute")
        await parlour.clock.advance(15)
        again = await parlour.restarted()
        await parlour.clock.advance(6)
        opened = await again.directory.get(table.room.code)
        assert opened is not None
        assert opened.room.folded.room.game is not None
        assert opened.room.folded.room.game.phase == "vote"

    play(story)


def test_what_fell_due_while_the_server_was_down_is_done_when_it_is_back() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(4, timers=Timers(contribute=20))
        await table.start()
        await table.play_until("contribute")
        await parlour.directory.stop(1012)
        parlour.clock.time += 3_600_000
        again = parlour.beside()
        await again.directory.start()
        await parlour.clock.advance(1)
        opened = await again.directory.get(table.room.code)
        assert opened is not None
        assert opened.room.folded.room.game is not None
        assert opened.room.folded.room.game.phase == "vote"

    play(story)


def test_two_nodes_fire_the_same_deadline_once() -> None:
    async def story() -> None:
        here = Parlour()
        there = here.beside()
        table = await here.table(4, timers=Timers(contribute=20))
        await table.start()
        await table.play_until("contribute")
        await there.directory.get(table.room.code)
        await here.clock.advance(30)
        rows = await here.store.read(table.room.code)
        assert sum(r.command.startswith("time-up") for r in rows) == 1

    play(story)


def test_bots_think_as_long_as_people_do_and_let_people_go_first() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        seated = await parlour.admission.play_now(bodies.PlayNow("Ana"))
        assert isinstance(seated, bodies.Seated)
        began = parlour.clock.now()
        await parlour.clock.advance(90)
        rows = [r for r in await parlour.store.read(seated.room) if r.command.startswith("bot:")]
        announced, told = rows[0].at, rows[1].at
        assert 60_000 <= announced - began <= 68_000
        assert 5_000 <= told - announced <= 12_000

    play(story)


def test_a_table_of_bots_and_one_player_plays_to_the_end_without_a_pause() -> None:
    async def story() -> None:
        parlour = Parlour(pace=0)
        table = await parlour.table(1, "odyssey", target=10)
        for n in range(3):
            assert isinstance(await table.room.do(Seat(0), f"bot{n}", AddBot(f"Bot {n}")), Applied)
        await table.start()
        for step in range(400):
            await parlour.clock.advance(0.001)
            if table.game.result is not None:
                break
            if (move := table.a_move(Seat(0), step)) is not None:
                await table.room.do(Seat(0), f"m{step}", move)
        assert table.game.result.reason == "finished"

    play(story)


def test_bots_go_on_after_a_restart() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        seated = await parlour.admission.play_now(bodies.PlayNow("Ana"))
        assert isinstance(seated, bodies.Seated)
        await parlour.clock.advance(5)
        again = await parlour.restarted()
        await parlour.clock.advance(70)
        opened = await again.directory.get(seated.room)
        assert opened is not None
        assert opened.room.folded.room.game is not None
        assert opened.room.folded.room.game.turn.storyteller is not None

    play(story)


def test_a_bot_that_stumbles_is_left_out_and_the_table_goes_on() -> None:
    async def story() -> None:
        parlour = Parlour(pace=0)
        table = await parlour.table(3, timers=Timers(contribute=20))
        assert isinstance(await table.room.do(Seat(0), "bot", AddBot("Bot")), Applied)
        table.opened.due_work._player = stumbling
        await table.start()
        people = [seated.seat for seated in table.seats]
        for step in range(12):
            for seat in people:
                if table.game.phase != "vote" and (move := table.a_move(seat, step)) is not None:
                    await table.room.do(seat, f"{step}-{seat}", move)
            await parlour.clock.advance(0.01)
        assert table.game.phase == "contribute"
        await parlour.clock.advance(21)
        assert table.game.phase == "vote"

    play(story)


def test_r2_nothing_falls_due_any_more_when_the_server_stops_while_a_bot_thinks() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        seated = await parlour.admission.play_now(bodies.PlayNow("Ana"))
        assert isinstance(seated, bodies.Seated)
        opened = await parlour.directory.get(seated.room)
        assert opened is not None
        thoughts = []

        async def slowly(view: RoomView, rng: Random, heard: Heard) -> None:
            thoughts.append(view)
            await asyncio.sleep(3600)

        opened.due_work._player = slowly
        await parlour.clock.advance(90)
        assert len(thoughts) == 1
        await parlour.directory.stop(1012)
        await parlour.clock.advance(60)
        assert len(thoughts) == 1

    play(story)


def stumbling(view: RoomView, rng: Random, heard: Heard) -> None:
    raise ZeroDivisionError
