"""What is generated from the Python types is up to date."""

from reverie.wire.generate import ROOT, outputs


def test_types_and_document_are_what_make_protocol_writes() -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in outputs().items()
        if path.parent.exists() and path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run: make protocol"
