"""The application: routes, headers, health, and what happens when it starts and stops."""

import asyncio

from aiohttp import web

from reverie.front.answers import excuse
from reverie.front.picture_trouble import Troubled
from reverie.web import api, operator, own_decks, pictures, security
from reverie.web.client import serve
from reverie.web.idle_timeouts import Handler
from reverie.web.problems import failure, respond, trouble
from reverie.web.site import SITE, Site
from reverie.web.sockets import socket
from reverie.wire import FRAME
from reverie.wire.closing import RESTARTING


@web.middleware
async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever is asked for costs the address that asks."""
    site = request.app[SITE]
    return await handler(request) if site.limits.request(site.address(request)) else failure("too-many-tries")


@web.middleware
async def speak_plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every failure becomes an answer that people can read."""
    try:
        return await handler(request)
    except Troubled as troubled:
        return trouble(troubled.problem)
    except web.HTTPRequestEntityTooLarge:
        return failure("too-large")
    except web.HTTPException as problem:
        if problem.status in (404, 405):
            return failure("not-found")
        raise
    except ConnectionError:
        raise
    except Exception as problem:
        return respond(excuse(problem, str(request.match_info.route.resource)))


async def alive(request: web.Request) -> web.Response:
    return web.Response(text="ok\n")


async def ready(request: web.Request) -> web.Response:
    site = request.app[SITE]
    if site.store.held is not None and not await site.store.well():
        return web.Response(text="the log is shorter than it was: see the server's own log\n", status=503)
    if site.stopping or not await site.store.well():
        return web.Response(text="not now\n", status=503)
    return web.Response(text="ready\n")


def make_app(site: Site) -> web.Application:
    app = web.Application(middlewares=[count, speak_plainly], client_max_size=FRAME)
    app[SITE] = site
    app.on_response_prepare.append(security.add_headers)
    for base in dict.fromkeys((site.base, "")):  # a proxy may leave the path on or take it away
        _add_routes(app, base)
    app.on_startup.append(_begin)
    app.on_shutdown.append(_end)
    return app


def _add_routes(app: web.Application, base: str) -> None:
    for table in (api.routes, pictures.routes, own_decks.routes, operator.routes):
        for route in table:
            assert isinstance(route, web.RouteDef)
            app.router.add_route(route.method, base + route.path, route.handler, **route.kwargs)
    app.router.add_get(base + "/ws", socket)
    app.router.add_get(base + "/healthz", alive)
    app.router.add_get(base + "/readyz", ready)
    app.router.add_get(base + "/{path:.*}", serve)


async def _begin(app: web.Application) -> None:
    await app[SITE].directory.start()
    await app[SITE].notices.look()
    app[SITE].care.start()
    app[SITE].notes.start()


async def _end(app: web.Application) -> None:
    """R2: everybody is told to come back, and has a moment to hear it."""
    site = app[SITE]
    site.stopping = True
    site.admission.pairings.stop()
    site.care.stop()
    site.notes.stop()
    await site.directory.stop(RESTARTING)
    await asyncio.sleep(0.1)
