"""The tables of the PostgreSQL store, and how an older database becomes a newer one."""

from typing import TYPE_CHECKING, Final

from reverie.storage.port import StoreError

if TYPE_CHECKING:  # generic only in its stubs
    from asyncpg import Connection, Record

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE rooms (
        code TEXT PRIMARY KEY, invite TEXT NOT NULL, version INTEGER NOT NULL,
        created BIGINT NOT NULL, active BIGINT NOT NULL,
        due BYTEA, due_at BIGINT
    ) WITH (fillfactor = 70);
    CREATE INDEX rooms_by_due ON rooms (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE log (
        room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE, version INTEGER NOT NULL,
        actor INTEGER NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, events BYTEA NOT NULL,
        PRIMARY KEY (room, version), UNIQUE (room, actor, command)
    );
    CREATE TABLE snapshots (
        room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
        version INTEGER NOT NULL, tag TEXT NOT NULL, state BYTEA NOT NULL
    );
    CREATE TABLE tokens (
        digest BYTEA PRIMARY KEY, room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
        kind TEXT NOT NULL, seat INTEGER, expires BIGINT
    );
    CREATE INDEX tokens_by_room ON tokens (room, seat);
    """,
    """
    CREATE TABLE decks (
        id TEXT PRIMARY KEY, owner BYTEA NOT NULL, room TEXT NOT NULL, about BYTEA NOT NULL,
        changed BIGINT NOT NULL, leaving BIGINT
    );
    CREATE TABLE cards (
        deck TEXT NOT NULL REFERENCES decks ON DELETE CASCADE, id TEXT NOT NULL, number INTEGER NOT NULL,
        origin BYTEA NOT NULL, about BYTEA NOT NULL, bytes BIGINT NOT NULL,
        PRIMARY KEY (deck, id), UNIQUE (deck, origin)
    );
    CREATE TABLE pictures (
        deck TEXT NOT NULL, card TEXT NOT NULL,
        small BYTEA NOT NULL, large BYTEA NOT NULL, whole BYTEA NOT NULL, PRIMARY KEY (deck, card),
        FOREIGN KEY (deck, card) REFERENCES cards ON DELETE CASCADE
    );
    """,
    """
    CREATE TABLE galleries (
        room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE, game INTEGER NOT NULL,
        tag TEXT NOT NULL, view BYTEA NOT NULL, PRIMARY KEY (room, game)
    );
    CREATE TABLE erased (room TEXT PRIMARY KEY, at BIGINT NOT NULL, house BIGINT NOT NULL);
    CREATE TABLE idle (what TEXT PRIMARY KEY, mark BIGINT NOT NULL, since BIGINT NOT NULL);
    ALTER TABLE reverie
        ADD COLUMN house BIGINT NOT NULL DEFAULT 0, ADD COLUMN wall BIGINT NOT NULL DEFAULT 0,
        ADD COLUMN counted_by TEXT NOT NULL DEFAULT '', ADD COLUMN filling TEXT, ADD COLUMN filled TEXT;
    """,
    """
    CREATE TABLE deck_tables (
        deck TEXT NOT NULL REFERENCES decks ON DELETE CASCADE, room TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (deck, room)
    );
    """,
    "ALTER TABLE reverie ADD COLUMN notice BYTEA",
    """
    CREATE TABLE learned (
        card TEXT NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
        told INTEGER NOT NULL, found INTEGER NOT NULL, listeners INTEGER NOT NULL,
        PRIMARY KEY (card, language, text)
    );
    CREATE FUNCTION learned_goes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM learned WHERE card = OLD.deck || '/' || OLD.id;
        RETURN NULL;
    END $$;
    CREATE TRIGGER learned_goes AFTER DELETE ON cards FOR EACH ROW EXECUTE FUNCTION learned_goes();
    """,
)
"""Entry n turns a database of version n into one of version n + 1; entries are never changed.

Nodes of the release before go on working during an upgrade, so an entry only adds: a column with a default,
a table, an index. What is no longer used is removed one release later.
"""

NEWEST: Final = len(MIGRATIONS)
LOCK: Final = 0x7265766572  # two nodes that start at once migrate one after the other


async def migrate(db: "Connection[Record]", name: str) -> int:
    """Bring the database up to this code's version, in one transaction; how many steps it took."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        found = await _version(db, name)
        if found > NEWEST:
            raise StoreError(
                f"{name} was written by a newer Reverie (database version {found}, "
                f"this one knows {NEWEST}). Update Reverie."
            )
        for version in range(found, NEWEST):
            await db.execute(MIGRATIONS[version])
        await db.execute("UPDATE reverie SET version = $1", NEWEST)
    return NEWEST - found


async def _version(db: "Connection[Record]", name: str) -> int:
    if await db.fetchval("SELECT to_regclass('reverie')") is None:
        if await db.fetchval("SELECT to_regclass('rooms')") is not None:
            raise StoreError(f"{name} has tables already, but not Reverie's. Name an empty database.")
        await db.execute(
            "CREATE TABLE reverie (version INTEGER NOT NULL, touched BIGINT NOT NULL DEFAULT 0, secret BYTEA)"
        )
        await db.execute("INSERT INTO reverie (version) VALUES (0)")
    return int(await db.fetchval("SELECT version FROM reverie"))
