"""Where the pages of a database are kept in tests: what IndexedDB is in a browser."""

import asyncio
from collections.abc import Mapping

from reverie.tab.kept_pages import PAGE


class Drawer:
    """It may refuse."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.writes: list[int] = []
        self.full = False

    async def keep(self, count: int, pages: Mapping[int, bytes]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.pages |= pages
        self.pages = {n: page for n, page in self.pages.items() if n < count}
        self.writes.append(sum(map(len, pages.values())))

    @property
    def image(self) -> bytes:
        assert sorted(self.pages) == list(range(len(self.pages)))
        assert all(len(page) == PAGE for page in self.pages.values())
        return b"".join(self.pages[n] for n in sorted(self.pages))
