"""`reverie score`: the points of a turn that was played with a real box."""

import json
import sys
from argparse import ArgumentParser, Namespace

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from reverie.cli.files import reading
from reverie.cli.real_turn import Counted, Flaw, Judgement, RealTurn, Scored, judge
from reverie.cli.wording import NAMING, WHY, listed, printable
from reverie.rulesets import DEFAULT

DESCRIPTION = """\
Work out the points of one turn played with a real box.

The turn is a JSON object: who plays (in the order they sit), who told, whose card lies at which slot, who
voted for which slots. `red` is the slot with the red token, in a game that has one. Where pairs play, seats
opposite each other are a team. Who did not vote is left out of `votes`."""
EXAMPLES = f"""\
  reverie score turn.json
  reverie score < turn.json
  echo '{{"ruleset": "{DEFAULT}", "players": ["ann", "bob", "cleo", "dan"], "storyteller": "ann",
         "table": [{{"slot": 1, "owner": "bob"}}, {{"slot": 2, "owner": "ann"}},
                   {{"slot": 3, "owner": "dan"}}, {{"slot": 4, "owner": "cleo"}}],
         "votes": {{"bob": [2], "cleo": [1], "dan": [2]}}}}' | reverie score
  reverie score --jsonl - < turns.jsonl      one turn a line, one answer a line
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="a turn (else standard input)")
    parser.add_argument("--jsonl", metavar="FILE", help="many turns, one a line (- for standard input)")
    parser.add_argument("--json", action="store_true", help="print JSON in a terminal too")


def run(args: Namespace) -> int:
    return _many(args.jsonl) if args.jsonl is not None else _one(args.file, args.json)


def _many(name: str) -> int:
    with reading(name) as file:
        for line in file:
            if line.strip():
                print(as_json(score(line)), flush=True)
    return 0


def _one(name: str, plain: bool) -> int:
    if name == "-" and sys.stdin.isatty():
        print("Paste a turn as JSON, then press Ctrl-D; `reverie score --help` explains.", file=sys.stderr)
    with reading(name) as file:
        answer = score(file.read())
    if plain or not sys.stdout.isatty():
        print(as_json(answer))
    elif isinstance(answer, Scored):
        Console().print(_table(answer))
    if isinstance(answer, Flaw):
        print(f"reverie score: {answer.message}", file=sys.stderr)
        return 2
    return 0


def score(text: bytes) -> Judgement:
    try:
        return judge(msgspec.json.decode(text, type=RealTurn))
    except msgspec.ValidationError as error:
        return Flaw("malformed", f"This is not a turn: {error}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Flaw("malformed", f"This is not JSON: {error}")


def as_json(answer: Judgement) -> str:
    found = msgspec.to_builtins(answer)
    return json.dumps({"error": found} if isinstance(answer, Flaw) else found)


def _table(scored: Scored) -> Table:
    table = Table()
    table.add_column("player")
    table.add_column("points", justify="right", style="bold")
    table.add_column("because")
    for who, points in scored.points.items():
        because = "\n".join(printable(_because(reason, who)) for reason in scored.reasons[who])
        table.add_row(escape(printable(who)), str(points), escape(because))
    return table


def _because(reason: Counted, who: str) -> str:
    others = f" {listed([name for name in reason.by if name != who])}" if reason.why in NAMING else ""
    return f"{reason.points} {WHY[reason.why]}{others}"
