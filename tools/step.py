"""Runs a long command behind one line: step.py "What is done" COMMAND…; its output only if it fails.

With VERBOSE=1 all of it. Needs nothing but Python: this is what runs before anything is installed.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from threading import Thread

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
    print(f"  {what}…", end="", flush=True)
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    # Kept in memory: a disk that is full takes no log.
    said: list[bytes] = []
    reader = Thread(target=lambda: said.extend(process.stdout or ()), daemon=True)
    reader.start()
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
            return 130
    reader.join(5)
    took = f"{time.monotonic() - began:.0f} s"
    print(f"\r  {what}, {took} \n" if moving else f" {took}\n", end="", flush=True)
    if status == 0:
        return 0
    output = b"".join(said)
    told = advice(output.decode("utf-8", "replace"))
    if told is None:
        print("\n".join(output.decode("utf-8", "replace").rstrip().splitlines()[-SHOWN:]), file=sys.stderr)
    print(f"\n{told or 'That did not work.'}{kept(output)}", file=sys.stderr)
    return status


def kept(output: bytes) -> str:
    """Where all of it can be read, if there is room for it."""
    try:
        with tempfile.NamedTemporaryFile("wb", prefix="reverie-", suffix=".log", delete=False) as log:
            log.write(output)
    except OSError:
        return ""
    return f" The whole output is in {log.name}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
