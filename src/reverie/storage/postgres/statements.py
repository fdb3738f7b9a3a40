"""The SQL of the PostgreSQL store."""

from typing import Final

_WRITTEN: Final = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::bytea[],
                         $7::bool[], $8::bytea[], $9::bigint[])
        AS w (room, expected, actor, command, at, events, plans, due, due_at)
), locked AS MATERIALIZED (
    SELECT code, version FROM rooms WHERE code = ANY ($1) ORDER BY code FOR UPDATE
), winners AS MATERIALIZED (
    SELECT w.* FROM wanted w JOIN locked l ON l.code = w.room AND l.version = w.expected
    WHERE NOT EXISTS (
        SELECT FROM log d WHERE d.room = w.room AND d.actor = w.actor AND d.command = w.command)
), logged AS (
    INSERT INTO log (room, version, actor, command, at, events)
    SELECT room, expected + 1, actor, command, at, events FROM winners
), raised AS (
    UPDATE rooms r SET version = w.expected + 1, active = w.at,
        due = CASE WHEN w.plans THEN w.due ELSE r.due END,
        due_at = CASE WHEN w.plans THEN w.due_at ELSE r.due_at END
    FROM winners w WHERE r.code = w.room
    RETURNING r.code, r.version
)
"""
_SEATED: Final = """
, revoked AS (
    DELETE FROM tokens t USING winners w, unnest($10::text[], $11::int[]) AS r (room, seat)
    WHERE r.room = w.room AND t.room = r.room AND t.seat = r.seat
), granted AS (
    INSERT INTO tokens (digest, room, kind, seat, expires)
    SELECT g.digest, g.room, g.kind, g.seat, g.expires
    FROM unnest($12::bytea[], $13::text[], $14::text[], $15::int[], $16::bigint[])
        AS g (digest, room, kind, seat, expires)
    JOIN winners w ON w.room = g.room
)
"""
_HINTED: Final = """
SELECT array_agg(code), pg_notify('reverie_rooms', string_agg(code || ':' || version, ' '))
FROM raised HAVING count(*) > 0
"""

APPEND: Final = _WRITTEN + _HINTED
"""Many rooms at once, each at most once. Rooms are locked in the order of their codes, so that two nodes
never wait for each other; a room whose version has moved on is left as it is, the others do not notice.
The hint is part of the statement: it exists exactly when the rows do. One for all of them: what it costs
grows with the number of hints, hardly with their length."""
APPEND_AND_SEAT: Final = _WRITTEN + _SEATED + _HINTED
"""The same with tokens that come and go. Still one statement: a node that falls silent between two would hold
the lock of a room, and with it everybody's moves there."""

CREATE: Final = """
WITH made AS (
    INSERT INTO rooms (code, invite, version, created, active, due, due_at)
    SELECT $1, $2, 1, $3, $3, $5, $6 WHERE NOT EXISTS (SELECT FROM erased WHERE room = $1)
    ON CONFLICT DO NOTHING RETURNING code
), granted AS (
    INSERT INTO tokens (digest, room, kind, seat, expires)
    SELECT g.digest, made.code, g.kind, g.seat, g.expires FROM made,
        unnest($7::bytea[], $8::text[], $9::int[], $10::bigint[]) AS g (digest, kind, seat, expires)
)
INSERT INTO log (room, version, actor, command, at, events)
SELECT code, 1, -1, 'open', $3, $4 FROM made RETURNING room
"""

ROOM: Final = "SELECT code, invite, version, created, active FROM rooms WHERE code = $1"
ROOMS: Final = "SELECT code, invite, version, created, active FROM rooms ORDER BY active DESC"
READ: Final = """
SELECT version, actor, command, at, events FROM log WHERE room = $1 AND version > $2 ORDER BY version
"""
TAILS: Final = """
SELECT w.room, l.version, l.actor, l.command, l.at, l.events, CASE WHEN l.version = r.version THEN r.due END
FROM unnest($1::text[], $2::int[]) AS w (room, after)
JOIN rooms r ON r.code = w.room JOIN log l ON l.room = w.room AND l.version > w.after
ORDER BY w.room, l.version
"""
"""What is due comes with the last row: both are of the same moment."""
FIND: Final = "SELECT version FROM log WHERE room = $1 AND actor = $2 AND command = $3"
LOST: Final = """
SELECT r.code IS NOT NULL, l.version
FROM unnest($1::text[], $2::int[], $3::text[]) WITH ORDINALITY AS w (room, actor, command, place)
LEFT JOIN rooms r ON r.code = w.room
LEFT JOIN log l ON l.room = w.room AND l.actor = w.actor AND l.command = w.command
ORDER BY w.place
"""
"""Why rows did not win: there is no such room, or the command is in the log already, or neither."""
VERSIONS: Final = "SELECT code, version FROM rooms WHERE code = ANY ($1)"

SNAPSHOT: Final = "SELECT version, tag, state FROM snapshots WHERE room = $1"
SAVE_SNAPSHOT: Final = """
INSERT INTO snapshots (room, version, tag, state) SELECT code, $2, $3, $4 FROM rooms WHERE code = $1
ON CONFLICT (room) DO UPDATE SET version = excluded.version, tag = excluded.tag, state = excluded.state
"""

DUE: Final = "SELECT due FROM rooms WHERE due_at IS NOT NULL"
DUE_IN: Final = "SELECT due FROM rooms WHERE code = $1 AND due_at IS NOT NULL"
OVERDUE: Final = "SELECT code FROM rooms WHERE due_at <= $1 ORDER BY due_at LIMIT 500"

TOKEN: Final = """
SELECT digest, room, kind, seat, expires FROM tokens
WHERE digest = $1 AND (expires IS NULL OR expires > $2)
"""
GRANT: Final = """
INSERT INTO tokens (digest, room, kind, seat, expires) SELECT $1, code, $3, $4, $5 FROM rooms WHERE code = $2
    AND ($6::bytea IS NULL OR EXISTS (SELECT FROM tokens WHERE digest = $6))
RETURNING digest
"""
EXCHANGE: Final = """
WITH used AS (
    DELETE FROM tokens WHERE digest = $1 AND kind = 'link' AND room = $2 AND seat = $3
        AND (expires IS NULL OR expires > $4) RETURNING room, seat
), revoked AS (
    DELETE FROM tokens t USING used u WHERE t.room = u.room AND t.seat = u.seat AND t.digest <> $1
)
INSERT INTO tokens (digest, room, kind, seat, expires)
SELECT $5, room, $6, seat, $7 FROM used RETURNING digest
"""

GALLERY: Final = "SELECT tag, view FROM galleries WHERE room = $1 AND game = $2"
SAVE_GALLERY: Final = """
INSERT INTO galleries (room, game, tag, view) SELECT code, $2, $3, $4 FROM rooms WHERE code = $1
ON CONFLICT (room, game) DO UPDATE SET tag = excluded.tag, view = excluded.view
"""

_ERASED: Final = """
, forgotten AS (
    DELETE FROM erased WHERE house < (SELECT house FROM reverie) - $2::bigint
), unmarked AS (
    DELETE FROM idle USING gone WHERE what = code
), listed AS (
    INSERT INTO erased (room, at, house) SELECT code, $1::bigint, (SELECT house FROM reverie) FROM gone
    ON CONFLICT (room) DO UPDATE SET at = excluded.at, house = excluded.house
)
SELECT code, pg_notify('reverie_rooms', code || ':0') FROM gone
"""
DELETE: Final = f"WITH gone AS (DELETE FROM rooms WHERE code = $3 RETURNING code) {_ERASED}"
PURGE: Final = f"""
WITH gone AS (
    DELETE FROM rooms USING idle WHERE what = code AND mark = version AND active < $3::bigint
        AND since <= (SELECT house FROM reverie) - $4::bigint AND NOT code = ANY ($5::text[])
    RETURNING code
) {_ERASED}
"""
PASS_TIME: Final = """
UPDATE reverie SET counted_by = $1, wall = $3::bigint,
    house = house + CASE
        WHEN counted_by = $1 AND $2::bigint IS NOT NULL THEN $2::bigint
        WHEN wall = 0 THEN 0
        ELSE least(greatest($3::bigint - wall, 0), $4::bigint) END
WHERE counted_by IN ($1, '') OR wall < $3::bigint - $5::bigint OR wall > $3::bigint + $5::bigint
"""
"""One node counts; another goes on when it has been silent for a while."""
SEEN: Final = """
INSERT INTO idle (what, mark, since)
SELECT code, version, (SELECT house FROM reverie) FROM rooms LEFT JOIN idle ON what = code
WHERE mark IS DISTINCT FROM version OR code = ANY ($1::text[])
ON CONFLICT (what) DO UPDATE SET mark = excluded.mark, since = excluded.since
"""
UNUSED: Final = """
WITH seen AS (
    INSERT INTO idle (what, mark, since)
    SELECT what, mark, (SELECT house FROM reverie) FROM unnest($1::text[], $2::bigint[]) AS m (what, mark)
    ON CONFLICT (what) DO UPDATE SET mark = excluded.mark,
        since = CASE WHEN idle.mark = excluded.mark THEN idle.since ELSE excluded.since END
    RETURNING what, since
)
SELECT what, (SELECT house FROM reverie) - since FROM seen
"""
FILLING: Final = "SELECT filling FROM reverie"
EPOCH: Final = """
SELECT left(md5(concat_ws('/',
    (SELECT system_identifier FROM pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8),
    'log'::regclass::oid
)), 8)
"""
"""The server, its timeline (a copy that took over or was wound back is on another), the table of the log."""
SECRET: Final = "SELECT secret FROM reverie"
KEEP_SECRET: Final = "UPDATE reverie SET secret = $1 WHERE secret IS NULL"
NOTICE: Final = "SELECT notice FROM reverie"
SET_NOTICE: Final = "UPDATE reverie SET notice = $1"
TOUCH: Final = "UPDATE reverie SET touched = touched + 1"
TELL: Final = "SELECT pg_notify('reverie_words', $1)"
