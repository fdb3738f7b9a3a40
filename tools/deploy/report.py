"""What was tried, how long it took, and whether it worked: a line each as it happens, a table at the end."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Row:
    where: str
    what: str
    worked: bool = False
    seconds: float = 0.0
    note: str = ""


@dataclass
class Report:
    rows: list[Row] = field(default_factory=list)

    @contextmanager
    def step(self, where: str, what: str) -> Iterator[Row]:
        """One line of the table. What goes wrong ends the part it belongs to, not the others."""
        row = Row(where, what)
        self.rows.append(row)
        began = time.monotonic()
        try:
            yield row
            row.worked, row.note = True, " ".join(row.note.split())
        except BaseException as problem:
            row.note = " ".join(str(problem).split())[:160] or type(problem).__name__
            raise
        finally:
            row.seconds = time.monotonic() - began
            print(line(row), flush=True)

    @property
    def worked(self) -> bool:
        return all(row.worked for row in self.rows)

    def table(self) -> str:
        head = ["| where | what | seconds | worked | |", "|---|---|---|---|---|"]
        return "\n".join(
            head
            + [
                f"| {r.where} | {r.what} | {r.seconds:.1f} | {'yes' if r.worked else 'NO'} | {r.note} |"
                for r in self.rows
            ]
        )


def line(row: Row) -> str:
    mark = "ok " if row.worked else "NO "
    return f"  {mark} {row.where:<10} {row.what}, {row.seconds:.1f} s{': ' + row.note if row.note else ''}"
