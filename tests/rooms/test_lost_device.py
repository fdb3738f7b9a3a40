"""X7 with real tokens: whoever lost their device asks the table, and the old token opens nothing any more."""

from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby.commands import AnswerAsker, Leave, Lock
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.presence import AWAY
from reverie.rooms.live.room import Applied
from reverie.wire import bodies
from reverie.wire.messages import Elsewhere
from tests.rooms.parlour import Parlour, Person, Table, play, settle

BOB = Seat(1)


async def bob_is_away(parlour: Parlour) -> Table:
    table = await parlour.table(4)
    await table.start()
    await table.play_until("contribute")
    await table.drop(BOB)
    await parlour.clock.advance(AWAY / 1000 + 1)
    return table


async def asked(table: Table) -> str:
    body = bodies.AskForSeatBack(BOB, table.room.invite)
    answer = await table.parlour.admission.ask_for_seat(table.room.code, body)
    assert isinstance(answer, bodies.SeatAsked)
    await settle()
    return answer.token


async def answer(table: Table, token: str) -> bodies.AskerAnswer:
    body = bodies.SeatAskedAgain(token, table.room.invite)
    found = await table.parlour.admission.asked(table.room.code, body)
    assert isinstance(found, bodies.AskerAnswer)
    return found


async def says(table: Table, yes: bool) -> None:
    assert isinstance(await table.room.do(Seat(0), f"says {yes}", AnswerAsker(BOB, yes)), Applied)
    await settle()


def test_x7_a_lost_device_is_out_and_the_new_one_waits_for_the_turn() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        table = await bob_is_away(parlour)
        code, old = table.room.code, table.seats[BOB].token
        peek = await parlour.admission.peek(code, bodies.PeekRoom(table.room.invite))
        assert isinstance(peek, bodies.Peek)
        assert peek.seats_away == (bodies.FreeSeat(BOB, "P1"),)
        token = await asked(table)
        assert table.people[Seat(0)].view.view.asked_for == (BOB,)
        assert await parlour.admission.holder(token) is None
        assert await answer(table, token) == bodies.AskerAnswer("waiting")
        await says(table, True)
        assert await parlour.admission.holder(old) is None
        found = await answer(table, token)
        assert found.answer == "yes"
        assert found.seated == bodies.Seated(code, BOB, token, table.room.invite)
        person = await table.connect(BOB)
        shown = person.view.view.game
        assert shown is not None
        assert (shown.hand, shown.given, shown.menu) == (None, (), ())
        assert person.view.view.you == BOB
        while table.game.turn.number == 1:
            waiting = [s for s in (Seat(0), Seat(2), Seat(3)) if (table.a_move(s)) is not None]
            for seat in waiting[:1]:
                version = table.room.folded.version
                assert isinstance(await table.room.do(seat, f"on {version}", table.must_move(seat)), Applied)
            await parlour.clock.advance(30)  # the bot in Bob's seat takes its time
        await settle()
        shown = person.view.view.game
        assert shown is not None
        assert shown.hand == table.game.hands[BOB]

    play(story)


def test_x7_the_old_device_is_told_that_the_seat_goes_on_elsewhere() -> None:
    """Where it came back in the very moment of the yes."""

    async def story() -> None:
        parlour = Parlour(pace=1)
        table = await bob_is_away(parlour)
        await asked(table)
        late = Person(Connection("player", (BOB,), BOB))
        table.room.connections.add(late.line)
        await says(table, True)
        await late.read()
        assert late.said(Elsewhere)

    play(story)


def test_x7_a_no_opens_nothing_and_one_may_ask_again() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        table = await bob_is_away(parlour)
        token = await asked(table)
        twice = await parlour.admission.ask_for_seat(
            table.room.code, bodies.AskForSeatBack(BOB, table.room.invite)
        )
        assert isinstance(twice, Refusal)
        assert twice.code == "already-asked"
        await says(table, False)
        assert await answer(table, token) == bodies.AskerAnswer("no")
        assert await parlour.admission.holder(token) is None
        assert await parlour.admission.holder(table.seats[BOB].token) is not None
        assert await asked(table) != token

    play(story)


def test_x7_a_locked_table_is_asked_with_its_invite_only() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        table = await bob_is_away(parlour)
        assert isinstance(await table.room.do(Seat(0), "lock", Lock(True)), Applied)
        code, admission = table.room.code, parlour.admission
        without = [
            await admission.ask_for_seat(code, bodies.AskForSeatBack(BOB)),
            await admission.asked(code, bodies.SeatAskedAgain("x")),
        ]
        assert [r.code for r in without if isinstance(r, Refusal)] == ["no-such-room", "no-such-room"]

    play(story)


def test_x7_whoever_takes_over_a_leavers_seat_gets_a_token_and_no_cards() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        table = await parlour.table(4)
        await table.start()
        await table.play_until("contribute")
        assert isinstance(await table.room.do(BOB, "leave", Leave()), Applied)
        taken = await parlour.admission.take_over(table.room.code, bodies.TakeOverSeat(BOB, "Zoe"))
        assert isinstance(taken, bodies.Seated)
        assert taken.seat == BOB
        assert await parlour.admission.holder(table.seats[BOB].token) is None
        zoe = await table.connect(BOB)
        shown = zoe.view.view.game
        assert shown is not None
        assert shown.hand is None
        assert not set(zoe.view.pictures) & set(table.game.hands[BOB])
        due = [t for t in table.room.schedule if t.what == "bot"]
        assert [t.seat for t in due] == [BOB]
        await parlour.clock.advance(30)
        assert BOB in table.game.turn.given

    play(story)
