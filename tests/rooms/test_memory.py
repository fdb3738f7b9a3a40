"""A room is its log: snapshots, restarts, putting away and deleting change nothing that was played."""

import pytest
from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.lobby.commands import Lock, PickColour
from reverie.rooms.live.connection import WAITING, Connection
from reverie.rooms.live.folded_state import TAG, UnreadableRoom, fold, remember, snapshot_of
from reverie.rooms.live.room import REMEMBERED, Applied
from reverie.storage.port import Append, Appended, Snapshot
from reverie.wire import bodies
from reverie.wire.messages import Bye, Reaction
from tests.rooms.parlour import Parlour, play, settle


def test_the_state_is_the_fold_of_the_log_with_and_without_a_snapshot() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(5, "odyssey")
        await table.start()
        await table.play_until("vote")
        code, halfway = table.room.code, table.room.folded
        await parlour.store.save_snapshot(code, snapshot_of(halfway))
        await table.play_until("recap")
        rows = await parlour.store.read(code)
        assert await remember(parlour.store, code) == table.room.folded == fold(None, rows)

    play(story)


def test_a_snapshot_of_other_code_is_not_used() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        code = table.room.code
        for strange in (Snapshot(2, "other", b"junk"), Snapshot(2, TAG, b"junk")):
            await parlour.store.save_snapshot(code, strange)
            assert await remember(parlour.store, code) == table.room.folded

    play(story)


def test_snapshots_are_written_as_a_room_grows() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        for n in range(110):
            await table.room.do(Seat(0), f"lock{n}", Lock(bool(n % 2)))
        await settle()
        snapshot = await parlour.store.snapshot(table.room.code)
        assert snapshot is not None
        assert snapshot.version == 100

    play(story)


def test_an_idle_room_is_put_away_and_comes_back_as_it_was() -> None:
    async def story() -> None:
        parlour = Parlour()
        await parlour.directory.start()
        table = await parlour.table(2)
        for seat in (Seat(0), Seat(1)):
            await table.drop(seat)
        await parlour.clock.advance(200)
        assert parlour.directory.counts() == (0, 0)
        opened = await parlour.directory.get(table.room.code)
        assert opened is not None
        assert opened.room.folded == table.room.folded

    play(story)


def test_s9_an_old_room_is_purged_and_a_deleted_one_is_gone_at_once() -> None:
    async def story() -> None:
        parlour = Parlour()
        await parlour.directory.start()
        old, new = await parlour.table(2), await parlour.table(2)
        assert await parlour.admission.delete(new.room.code, new.seats[1].token) is not None
        assert await parlour.admission.delete(new.room.code, new.seats[0].token) is None
        await settle()
        assert new.people[Seat(1)].heard[-1] == Bye("room-deleted")
        assert await parlour.store.read(new.room.code) == []
        for seat in (Seat(0), Seat(1)):
            await old.drop(seat)
        await parlour.clock.advance(2 * 3600)
        parlour.clock.sleep(31 * 86_400_000)
        await parlour.clock.advance(3700)
        assert await parlour.store.room(old.room.code) is None

    play(story)


def test_r13_a_clock_put_right_deletes_nothing() -> None:
    """A small computer without a battery learns the date: a month and more from one moment to the next."""

    async def story() -> None:
        parlour = Parlour()
        await parlour.directory.start()
        left, there = await parlour.table(2), await parlour.table(2)
        for seat in (Seat(0), Seat(1)):
            await left.drop(seat)
        await parlour.clock.advance(2 * 3600)
        parlour.clock.time += 400 * 86_400_000
        await parlour.clock.advance(3 * 3600)
        assert {r.code for r in await parlour.store.rooms()} == {left.room.code, there.room.code}
        again = await parlour.restarted()
        await again.clock.advance(2 * 3600)
        assert len(await parlour.store.rooms()) == 2

    play(story)


def test_r13_a_table_with_somebody_connected_stays_however_long_they_only_look() -> None:
    async def story() -> None:
        parlour = Parlour()
        await parlour.directory.start()
        table = await parlour.table(2)
        await parlour.clock.advance(2 * 3600)
        for _ in range(3):
            parlour.clock.sleep(31 * 86_400_000)
            await parlour.clock.advance(3700)
        assert await parlour.store.room(table.room.code) is not None

    play(story)


def test_a_locked_table_looks_like_none_to_those_without_the_invite() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(2)
        code, invite = table.room.code, table.room.invite
        nobody = await parlour.admission.join("222222", bodies.JoinRoom("Eve"))
        assert isinstance(await table.room.do(Seat(0), "lock", Lock(True)), Applied)
        assert await parlour.admission.join(code, bodies.JoinRoom("Eve")) == nobody
        assert await parlour.admission.join(code, bodies.JoinRoom("Eve", invite="wrong")) == nobody
        for given, said in ((invite, "invite-replaced"), (table.room.invite, "room-locked")):
            told = await parlour.admission.join(code, bodies.JoinRoom("Eve", invite=given))
            assert not isinstance(told, bodies.Seated)
            assert told.code == said

    play(story)


def test_a_seat_moves_to_another_device_once() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(2)
        link = await parlour.admission.seat_link(table.seats[1].token)
        assert isinstance(link, bodies.SeatLink)
        moved = await parlour.admission.claim(bodies.ClaimSeat(link.link_secret))
        assert isinstance(moved, bodies.Seated)
        assert moved.seat == table.seats[1].seat
        assert table.people[Seat(1)].line.ended is not None
        assert await parlour.admission.holder(table.seats[1].token) is None
        assert not isinstance(
            await parlour.admission.claim(bodies.ClaimSeat(link.link_secret)), bodies.Seated
        )

    play(story)


def test_r9_a_line_that_is_not_read_keeps_one_view_and_few_messages() -> None:
    async def story() -> None:
        table = await Parlour().table(2)
        line = Connection("spectator", (), None)
        table.opened.presence.come(line)
        for n in range(50):
            await table.room.do(Seat(0), f"lock{n}", Lock(bool(n % 2)))
        assert len(await line.next()) == 1
        for _ in range(WAITING + 1):
            line.say(Reaction(Seat(0), 1))
        assert await line.next() == []
        assert line.ended is not None

    play(story)


def test_a_player_joins_a_running_game_and_another_takes_over_an_empty_seat() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(4)
        await table.start()
        peek = await parlour.admission.peek(table.room.code.lower(), bodies.PeekRoom())
        assert isinstance(peek, bodies.Peek)
        assert replace(peek, names=()) == bodies.Peek(True, (), True, True, ())
        late = await parlour.admission.join(table.room.code, bodies.JoinRoom("Late"))
        assert isinstance(late, bodies.Seated)
        assert late.seat in table.game.seating.newcomers

    play(story)


def test_a_log_with_something_unknown_in_it_is_not_served() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(2)
        code, version = table.room.code, table.room.folded.version
        strange = Append(code, version, -1, "future", 1, b'[{"type":"moon-landed"}]')
        assert isinstance(await parlour.store.append(strange), Appended)
        with pytest.raises(UnreadableRoom):
            await parlour.beside().directory.get(code)
        with pytest.raises(UnreadableRoom):
            await table.room.do(Seat(0), "lock", Lock(True))

    play(story)


def test_a_command_sent_again_long_after_is_answered_from_the_log() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        seat, room = table.seats[0].seat, table.room
        first = await room.do(seat, "colour-0", PickColour(7))
        for n in range(1, 2 * REMEMBERED):
            assert isinstance(await room.do(seat, f"colour-{n}", PickColour(7 - n % 2)), Applied)
        version, colour = room.folded.version, room.folded.room.chairs[0].colour
        again = await room.do(seat, "colour-0", PickColour(7))
        assert isinstance(first, Applied)
        assert isinstance(again, Applied)
        assert again.version == first.version < version
        assert (room.folded.version, room.folded.room.chairs[0].colour) == (version, colour)
        assert len(room._answers) <= REMEMBERED

    play(story)


def test_rooms_that_play_with_the_same_cards_share_the_list_of_them() -> None:
    async def story() -> None:
        parlour = Parlour()
        one, other = [(await parlour.table(3)).room.folded.room.decks for _ in range(2)]
        assert one == other
        assert all(one[deck] is other[deck] for deck in one)

    play(story)


def test_when_pictures_have_changed_everybody_is_told_their_addresses_again() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        await table.start()
        await settle()
        person = table.people[table.seats[1].seat]
        hand = set(table.game.hands[table.seats[1].seat])
        assert set(person.view.pictures) == hand
        table.room.connections.refresh()
        await settle()
        assert not person.view.pictures
        table.room.connections.redraw()
        await settle()
        assert set(person.view.pictures) == hand

    play(story)
