"""How a message says that an object in it has only some of the fields of a struct."""

from msgspec import Struct


class PartOf:
    """In `Annotated`; in TypeScript it is a `Partial`."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Struct]) -> None:
        self.kind = kind
