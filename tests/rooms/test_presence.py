"""The socket is disposable, the seat is durable (X1); the host is a permission, not a connection."""

import pytest

from reverie.game.ids import Seat
from reverie.lobby.commands import Remove
from reverie.rooms.room import Applied
from reverie.rulesets import RULESETS
from reverie.wire.messages import Bye, Elsewhere, Gone
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
        assert ana not in table.game.away
        await parlour.clock.advance(2)
        assert ana in table.game.away
        back = await table.connect(ana)
        await settle()
        assert ana not in table.game.away
        assert table.people[bob].said(Gone)[-1] == Gone(())
        assert back.view.gone == ()

    play(story)


def test_a_blip_leaves_no_trace_in_the_log() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        await table.start()
        version = table.room.memory.version
        for _ in range(5):
            await table.drop(Seat(1))
            await parlour.clock.advance(30)
            await table.connect(Seat(1))
        await parlour.clock.advance(100)
        assert table.room.memory.version == version

    play(story)


def test_the_host_role_passes_on_after_a_minute_and_comes_back() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(3)
        host = Seat(0)
        await table.drop(host)
        await parlour.clock.advance(59)
        assert table.room.memory.room.host == host
        await parlour.clock.advance(2)
        assert table.room.memory.room.host == Seat(1)
        await table.connect(host)
        assert table.room.memory.room.host == host

    play(story)


def test_the_host_role_waits_for_somebody_to_pass_to() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await parlour.table(2)
        await table.drop(Seat(1))
        await table.drop(Seat(0))
        await parlour.clock.advance(300)
        assert table.room.memory.room.host == Seat(0)
        await table.connect(Seat(1))
        assert table.room.memory.room.host == Seat(1)

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
        assert await table.parlour.reception.holder(table.seats[2].token) is None

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
