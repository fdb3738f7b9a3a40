"""S20: work at pictures is done in turns, who has had least comes next."""

import asyncio

from reverie.rooms.own_decks.fair_turns import FairTurns, Sender


class Work:
    """Pictures that take as long as they are told to, in the order they were begun."""

    def __init__(self, at_once: int) -> None:
        self.now = 0.0
        self.turns = FairTurns(at_once, lambda: self.now)
        self.begun: list[str] = []
        self.spent: dict[str, float] = {}
        self._ends: dict[str, asyncio.Event] = {}

    def send(self, name: str, network: str) -> "asyncio.Task[None]":
        self._ends[name] = asyncio.Event()
        return asyncio.ensure_future(self._do(name, network))

    async def _do(self, name: str, network: str) -> None:
        def spend(seconds: float) -> None:
            self.spent[name] = seconds

        async with self.turns.turn(Sender(network, spend)):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, name: str, seconds: float) -> None:
        self.now += seconds
        self._ends[name].set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_s20_four_bombs_of_one_network_leave_a_place_for_the_next_person() -> None:
    async def story() -> None:
        work = Work(2)
        tasks = [work.send(f"bomb {n}", "eve") for n in range(4)]
        await settled()
        assert work.begun == ["bomb 0"]
        tasks.append(work.send("photo", "ana"))
        await settled()
        assert work.begun == ["bomb 0", "photo"]
        await work.end("photo", 2)
        await work.end("bomb 0", 18)
        tasks.append(work.send("another", "ana"))
        await settled()
        assert work.begun[2:] == ["bomb 1", "another"]
        assert work.spent == {"photo": 2, "bomb 0": 20}
        for name in ("another", "bomb 1", "bomb 2", "bomb 3"):
            await work.end(name, 1)
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_s20_of_those_who_wait_the_one_who_had_least_is_next() -> None:
    async def story() -> None:
        work = Work(1)
        tasks = [work.send("eve 0", "eve")]
        await settled()
        await work.end("eve 0", 20)
        tasks += [work.send("bob 0", "bob")]
        await settled()
        tasks += [work.send(name, name[:3]) for name in ("eve 1", "eve 2", "bob 1", "ana 0")]
        await settled()
        for name in ("bob 0", "ana 0", "bob 1", "eve 1", "eve 2"):
            assert work.begun[-1] == name
            await work.end(name, 1)
        await asyncio.gather(*tasks)
        assert work.turns.had("eve") > 15
        work.now += 120
        assert work.turns.had("eve") < 6

    asyncio.run(story())


def test_s20_whoever_goes_while_waiting_blocks_nobody() -> None:
    async def story() -> None:
        work = Work(1)
        first, gone, last = (work.send(name, name) for name in ("a", "b", "c"))
        await settled()
        gone.cancel()
        await settled()
        await work.end("a", 1)
        assert work.begun == ["a", "c"]
        last.cancel()
        await settled()
        tasks = [first, work.send("d", "d")]
        await settled()
        await work.end("d", 1)
        await asyncio.gather(*tasks)
        assert work.begun == ["a", "c", "d"]

    asyncio.run(story())
