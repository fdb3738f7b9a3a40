"""The socket is disposable, the seat is durable (X1); the host is a permission, not a connection."""

import pytest

from reverie.game.ids import Seat
from reverie.lobby.commands import Leave, Remove
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import Applied
from reverie.rulesets import RULESETS
from reverie.wire.codec import write_message
from reverie.wire.messages import Bye, Done, Elsewhere, Gone
from tests.rooms.parlour import Parlour, play, settle

WAITING = {"volunteer", "clue", "invite", "agree", "contribute", "vote", "point", "recap"}
PHASES = [(r.id, r.players[0], p.name) for r in RULESETS.values() for p in r.turn if p.name in WAITING]


def test_x1_a_gone_player_is_gone_at_once_and_away_after_45_seconds() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        await table.start()
        ana, bob = Seat(1), Seat(2)
        await table.drop(ana)
        assert table.people[bob].said(Gone)[-1] == Gone((ana,))
        await parlour.clock.advance(44)
        assert ana not in table.game.seating.away
        await parlour.clock.advance(2)
        assert ana in table.game.seating.away
        back = await table.connect(ana)
        await settle()
        assert ana not in table.game.seating.away
        assert table.people[bob].said(Gone)[-1] == Gone(())
        assert back.view.gone == ()

    play(story)


def test_a_blip_leaves_no_trace_in_the_log() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        await table.start()
        version = table.room.folded.version
        for _ in range(5):
            await table.drop(Seat(1))
            await parlour.clock.advance(30)
            await table.connect(Seat(1))
        await parlour.clock.advance(100)
        assert table.room.folded.version == version

    play(story)


def test_the_host_role_passes_on_after_a_minute_and_comes_back() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        host = Seat(0)
        await table.drop(host)
        await parlour.clock.advance(59)
        assert table.room.folded.room.host == host
        await parlour.clock.advance(2)
        assert table.room.folded.room.host == Seat(1)
        await table.connect(host)
        assert table.room.folded.room.host == host

    play(story)


def test_the_host_role_waits_for_somebody_to_pass_to() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(2)
        await table.drop(Seat(1))
        await table.drop(Seat(0))
        await parlour.clock.advance(300)
        assert table.room.folded.room.host == Seat(0)
        await table.connect(Seat(1))
        assert table.room.folded.room.host == Seat(1)

    play(story)


@pytest.mark.parametrize(("ruleset", "people", "phase"), PHASES)
def test_reconnecting_in_every_phase_brings_back_the_very_same_view(
    ruleset: str, people: int, phase: str
) -> None:
    async def story() -> None:
        table = await Parlour().table(people, ruleset)
        await table.start()
        await table.play_until(phase)
        await settle()
        for seated in table.seats:
            before = table.people[seated.seat].view
            await table.drop(seated.seat)
            after = (await table.connect(seated.seat)).view
            assert (after.version, after.view, after.seat) == (before.version, before.view, seated.seat)

    play(story)


def test_a_second_tab_takes_over_and_the_first_is_told() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        old = table.people[Seat(1)]
        new = await table.connect(Seat(1))
        assert old.heard[-1] == Elsewhere()
        assert old.line.ended is not None
        assert new.view.seat == Seat(1)
        assert table.room.gone() == ()

    play(story)


def test_who_is_removed_is_shown_out() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        assert isinstance(await table.room.do(Seat(0), "kick", Remove(Seat(2))), Applied)
        await settle()
        assert table.people[Seat(2)].heard[-1] == Bye("removed")
        assert await table.parlour.admission.holder(table.seats[2].token) is None

    play(story)


def test_who_leaves_is_told_goodbye_by_every_node() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        elsewhere = await table.parlour.beside().directory.get(table.room.code)
        assert elsewhere is not None
        line = Connection("player", (Seat(2),), Seat(2))
        elsewhere.presence.come(line)
        assert isinstance(await table.room.do(Seat(2), "go", Leave()), Applied)
        await elsewhere.room.hear(table.room.folded.version)
        for told in (table.people[Seat(2)].line, line):
            assert told.ended is not None
        await settle()
        assert table.people[Seat(2)].heard[-1] == Bye("left")
        assert line.take()[-1] == write_message(Bye("left"))

    play(story)


def test_late_word_that_a_seat_has_moved_leaves_the_device_it_moved_to() -> None:
    """A node may hear of it after that device is there."""

    async def story() -> None:
        table = await Parlour().table(3)
        old = Connection("player", (Seat(1),), Seat(1), tokens=(b"old",))
        new = Connection("player", (Seat(1),), Seat(1), tokens=(b"new",))
        connections = table.room.connections
        connections.add(old)
        connections.moved(Seat(1), b"new")
        assert old.ended is not None
        connections.add(new)
        connections.moved(Seat(1), b"new")
        assert new.ended is None
        connections.moved(Seat(1))
        assert new.ended is not None

    play(story)


def test_a_command_under_way_is_answered_before_the_goodbye() -> None:
    """R11: whoever ends the connection meanwhile."""

    async def story() -> None:
        table = await Parlour().table(3)
        ana = table.people[Seat(1)]
        ana.line.ask()
        await table.connect(Seat(1))
        await table.parlour.directory.delete(table.room.code)
        assert ana.line.ended is None
        ana.line.answer(Done("slow", 7))
        await settle()
        assert ana.heard[-2:] == [Done("slow", 7), Elsewhere()]
        assert ana.line.ended is not None

    play(story)


def test_hot_seat_a_hand_is_sent_only_while_its_seat_is_shown() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        await table.start()
        shared = await table.connect(Seat(1), Seat(2))
        assert shared.view.seat is None
        assert shared.view.view.game is not None
        assert shared.view.view.game.hand is None
        shared.line.shown = Seat(2)
        shared.line.refresh()
        await settle()
        assert shared.view.view.game.hand == table.game.hands[Seat(2)]

    play(story)


def test_hot_seat_between_two_players_the_table_can_still_be_looked_after() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        await table.start()
        shared = await table.connect(Seat(0), Seat(2))
        view = shared.view.view
        assert view.you is None
        assert view.game is not None
        assert (view.game.hand, view.game.menu) == (None, ())
        assert {option.__struct_config__.tag for option in view.menu} >= {"pause", "leave"}, (
            "seat 0 is the host"
        )
        onlooker = await table.connect()
        assert onlooker.view.view.menu == ()

    play(story)


def test_everybody_is_told_of_a_television() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        ana = table.people[Seat(1)]
        told = [ana.view.tv]
        onlooker = await table.connect()  # no television
        told.append(ana.view.tv)
        television = await table.connect(role="tv")
        told.append(ana.view.tv)
        assert onlooker.view.tv
        table.opened.presence.go(television.line)
        await settle()
        assert [*told, ana.view.tv] == [False, False, True, False]

    play(story)
