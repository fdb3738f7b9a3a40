"""Runs a long command behind one line: step.py "What is done" COMMAND…; its output only if it fails.

With VERBOSE=1 all of it. Needs nothing but Python: this is what runs before anything is installed.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SHOWN = 25
"""Lines of the output that are shown when nobody knows what went wrong."""
NETWORK = (
    "name resolution|Network is unreachable|NewConnectionError|ConnectTimeout|ReadTimeout|Connection refused|"
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ProxyError|network request|"
    "from versions: none"
)
KNOWN = (
    (
        r"No space left on device|ENOSPC|Errno 28",
        "The disk is full. Make room, 700 MB are enough, and run the same again.",
    ),
    (
        r"Permission denied|EACCES|Errno 13|Read-only file system|EROFS",
        "This folder cannot be written to. Copy Reverie to one of your own, and run the same again.",
    ),
    (
        NETWORK,
        "What is needed could not be fetched. Is there a network? Behind a proxy, set HTTPS_PROXY. "
        "Then run the same again: it goes on where it was.",
    ),
    (
        r"hashes are required|DO NOT MATCH THE HASHES|EINTEGRITY",
        "A package is not the one that was pinned, so it was not installed. Try another network.",
    ),
)


def advice(output: str) -> str | None:
    return next((told for pattern, told in KNOWN if re.search(pattern, output)), None)


def main(what: str, command: list[str]) -> int:
    if os.environ.get("VERBOSE"):
        print(f"{what}: {' '.join(command)}", flush=True)
        return subprocess.call(command)
    began, moving = time.monotonic(), sys.stdout.isatty()
    with tempfile.NamedTemporaryFile("w+b", prefix="reverie-", suffix=".log", delete=False) as log:
        print(f"  {what}…", end="", flush=True)
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        while True:
            try:
                status = process.wait(1 if moving else None)
                break
            except subprocess.TimeoutExpired:
                print(f"\r  {what}… {time.monotonic() - began:.0f} s", end="", flush=True)
            except KeyboardInterrupt:
                process.terminate()
                process.wait()
                print()
                Path(log.name).unlink()
                return 130
        took = f"{time.monotonic() - began:.0f} s"
        print(f"\r  {what}, {took} \n" if moving else f" {took}\n", end="", flush=True)
        log.seek(0)
        output = log.read().decode("utf-8", "replace")
    if status == 0:
        Path(log.name).unlink()
        return 0
    told = advice(output)
    if told is None:
        print("\n".join(output.rstrip().splitlines()[-SHOWN:]), file=sys.stderr)
    print(f"\n{told or 'That did not work.'} The whole output is in {log.name}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
