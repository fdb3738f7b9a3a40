"""/metrics: what was counted, in the words of Prometheus. Loaded where somebody asks for it."""

import time
from collections.abc import Callable, Iterator

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from reverie import __version__
from reverie.web.metrics import Metrics, memory
from reverie.web.site import Site


class MetricsCollector(Collector):
    """What is counted while people play is read here, at the time of asking."""

    def __init__(self, metrics: Metrics, gauges: Callable[[], dict[str, int]]) -> None:
        self._metrics, self._gauges = metrics, gauges

    def collect(self) -> Iterator[Metric]:
        counted, now = self._metrics, self._gauges()
        yield InfoMetricFamily("reverie", "The version.", {"version": __version__})
        yield _gauge("reverie_nodes", "Servers on this database, as far as heard.", now["nodes"])
        yield _gauge("reverie_rooms_open", "Rooms in memory.", now["rooms"])
        yield _gauge("reverie_connections", "Open connections.", now["connections"])
        yield _counter("reverie_conflicts", "Commands decided anew.", now["conflicts"])
        yield _counter("reverie_frames_received", "Frames read.", counted.frames_in)
        yield _counter("reverie_frames_sent", "Frames written.", counted.frames_out)
        yield _counter("reverie_sent_bytes", "Bytes written.", counted.bytes_out)
        yield _counter("reverie_dropped", "Connections too slow to keep.", counted.dropped)
        outcomes = CounterMetricFamily("reverie_commands", "Commands by outcome.", labels=["outcome"])
        for name, count in sorted(counted.commands.items()):
            outcomes.add_metric([name], count)
        yield outcomes
        yield HistogramMetricFamily(
            "reverie_command_seconds", "From frame to commit.", counted.buckets, counted.so_far[1]
        )
        # The package's own collector of these needs /proc/stat, which the systemd unit hides.
        yield _counter("process_cpu_seconds", "Processor time.", time.process_time())
        yield _gauge("process_resident_memory_bytes", "Memory.", memory())
        yield _gauge("process_start_time_seconds", "When it started.", counted.started)


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(name, meaning, value)


def _counter(name: str, meaning: str, value: float) -> Metric:
    return CounterMetricFamily(name, meaning, value)


def registry(site: Site) -> CollectorRegistry:
    def now() -> dict[str, int]:
        rooms, connections = site.directory.counts()
        of_all = {"nodes": site.directory.nodes, "conflicts": site.directory.conflicts}
        return {"rooms": rooms, "connections": connections, **of_all}

    made = CollectorRegistry()
    made.register(MetricsCollector(site.metrics, now))
    return made


def make_metrics_app(site: Site) -> web.Application:
    app = web.Application()
    app.router.add_get("/metrics", make_aiohttp_handler(registry(site)))
    return app
