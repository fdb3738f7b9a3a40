"""S11, X7: seats taken over in the middle of a turn, at a real table: nothing of that turn is shown."""

import asyncio

from reverie.wire.messages import View
from tests.campaigns.siege.castle import Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, exactly
from tests.web.guest import Guest

BOTS = 5
LOOKS = 2.0
"""Seconds that they look on while the other bots play."""


def _seen(guest: Guest, seat: int) -> tuple[bool, list[str]]:
    """Whether the seat waited for the turn, and what was shown meanwhile that is not for watchers."""
    waited, found = False, []
    for message in guest.messages:
        if not isinstance(message, View) or (game := message.view.game) is None:
            continue
        if not any(chair.pending for chair in message.view.chairs if chair.seat == seat):
            continue
        waited = True
        shown = {
            "hand": game.hand,
            "given": game.given,
            "ballot": game.ballot,
            "own slot": any(slot.mine for slot in game.table),
            "moves": game.menu,
        }
        found += [name for name, value in shown.items() if value]
    return waited, found


async def _take_over(siege: Siege, who: Visitor, ruleset: str, wait: float) -> tuple[int, list[str]]:
    """All bots of a table that was just begun, one after another; how many, and what was seen.

    The turn stays the same: Ana does not move.
    """
    status, made = await who.ask("/api/play-now", {"name": "Ana", "ruleset": ruleset, "bots": BOTS})
    assert status == 200, made
    await who.connect(made["token"])
    await asyncio.sleep(wait)
    seen: list[str] = []
    taken = 0
    _, peek = await who.ask(f"/api/rooms/{made['room']}/peek", {"invite": made["invite"]})
    async with siege.visitor() as eve:
        guests = []
        for seat in peek["seats_to_take"]:
            body = {"seat": seat["seat"], "name": f"Eve {seat['seat']}", "invite": made["invite"]}
            status, seated = await eve.ask(f"/api/rooms/{made['room']}/take-over", body)
            if status == 200:
                guests.append((await eve.connect(seated["token"]), seat["seat"]))
        await asyncio.sleep(LOOKS)
        for guest, number in guests:
            waited, found = _seen(guest, number)
            taken += waited
            seen += found
    return taken, seen


async def attack(siege: Siege) -> list[Finding]:
    tried = [("dixit", 0.0), ("odyssey-party", 2.0)] if siege.short else [
        (ruleset, wait) for ruleset in ("dixit", "odyssey", "odyssey-party") for wait in (0.0, 5.0, 15.0)
    ]  # fmt: skip
    async with siege.visitor() as ana:
        found = await asyncio.gather(*(_take_over(siege, ana, ruleset, wait) for ruleset, wait in tried))
    return [
        exactly("seats taken over in a turn", BOTS * len(tried), sum(taken for taken, _ in found)),
        exactly(
            "what their new holders were shown", [], sorted({what for _, seen in found for what in seen})
        ),
    ]


LINE = Line("S11", "a second look", attack)
