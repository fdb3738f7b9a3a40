"""What this server keeps and for how long, as the page about privacy tells it."""

from urllib.parse import urlsplit

from reverie.bots.kept_vectors import KEPT_DAYS
from reverie.rooms.admission import LINK_LASTS
from reverie.rooms.galleries import GALLERY_DAYS
from reverie.web.options import Options
from reverie.wire.bodies import KeptFor


def kept(options: Options) -> KeptFor:
    return KeptFor(
        table_days=options.keep_days,
        gallery_days=min(GALLERY_DAYS, options.keep_days),
        picture_days=options.keep_picture_days if options.picture_space else None,
        seat_link_minutes=LINK_LASTS // 60_000,
        note_days=KEPT_DAYS,
        bots_ask=None if options.bot_endpoint is None else urlsplit(options.bot_endpoint).hostname,
        own_file=options.database is None,
        bots_learn=options.bots_learn,
    )
