"""Takes out of an SBOM what belongs to the machine it was made on: hosts, paths, the hour."""

import json
import re
import sys
from typing import Any

HERE = re.compile(r"^(file:|/|[A-Za-z]:\\)|node_modules/|^https?://")


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {
            k: plain(v)
            for k, v in value.items()
            if k not in ("externalReferences", "timestamp", "serialNumber")
        }
        if "properties" in kept:
            kept["properties"] = [p for p in kept["properties"] if not HERE.search(str(p.get("value", "")))]
        return kept
    return [plain(one) for one in value] if isinstance(value, list) else value


if __name__ == "__main__":
    json.dump(plain(json.load(sys.stdin)), sys.stdout, indent=1)
    print()
