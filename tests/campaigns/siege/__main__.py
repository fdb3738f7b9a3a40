"""`make siege`: all lines at the same time against a real server while somebody plays; a table of results."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.campaigns.siege.lines import LINES
from tests.campaigns.siege.running import Report, besieged

ELSEWHERE = "S14  own pictures on several servers: not here, it needs a PostgreSQL; make nodes"


def show(report: Report, seconds: float) -> None:
    width = max(len(f.what) for result in report.results for f in result.findings)
    for result in report.results:
        print(f"\n{result.line.code:4} {result.line.what}, {result.seconds:.0f} s")
        for f in result.findings:
            print(f"  {'ok  ' if f.good else 'FAIL'} {f.what:{width}}  {f.seen}   ({f.wanted})")
    number = sum(len(result.findings) for result in report.results)
    print(f"\n{ELSEWHERE}")
    print(f"\n{number} findings in {seconds:.0f} s. {'All hold.' if report.good else 'FAILED'}")


def show_as_markdown(report: Report) -> None:
    """As in docs/reliability.md."""
    print("| | attack | seen | must be |\n|---|---|---|---|")
    for result in report.results:
        for n, f in enumerate(result.findings):
            code = (result.line.code or result.line.what) if n == 0 else ""
            print(f"| {code} | {f.what} | {f.seen if f.good else f'**{f.seen}**'} | {f.wanted} |")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make siege", description=__doc__)
    parser.add_argument("--short", action="store_true", help="smaller, as in make test")
    parser.add_argument("--only", nargs="+", metavar="S12", help="only these lines")
    parser.add_argument("--markdown", action="store_true", help="the table as docs/reliability.md has it")
    args = parser.parse_args()
    chosen = [line for line in LINES if args.only is None or line.code in args.only]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(besieged(Path(folder), chosen, short=args.short))
    show(report, time.monotonic() - began)
    if args.markdown:
        show_as_markdown(report)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
