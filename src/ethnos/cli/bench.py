"""`ethnos bench`: the speed of both engines, compared with engines of other games."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from platform import machine, processor, python_version, system
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.values import decimal
from ethnos.rules.errors import SetupError

if TYPE_CHECKING:
    from ethnos.cli.bench_peers import PeerResult

_OURS = ("rules", "fast")
YARDSTICK = "c++"
"""The same games by a native program, see `bench/cpp`."""
_PLAYERS_OF_ETHNOS = (*_OURS, YARDSTICK)


def bench(
    only: Annotated[str, typer.Option(help="cli-bench-only")] = "",
    seconds: Annotated[float, typer.Option(parser=decimal(0.05), help="cli-bench-seconds")] = 3.0,
    yardstick: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="cli-bench-yardstick")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Measure random play on one core: both Ethnos engines and engines of other games."""
    from ethnos.cli.bench_peers import PEERS, measure, measure_program

    names = _chosen(only, (*_OURS, *(peer.name for peer in PEERS)))
    rates, extra = _measure_ours(names, seconds)
    peers = {}
    if yardstick is not None:
        _progress(f"measuring {yardstick.name}")
        peers[YARDSTICK] = measure_program(yardstick, seconds)
    for peer in PEERS:
        if peer.name in names:
            _progress(f"measuring {peer.name}")
            peers[peer.name] = measure(peer, seconds)
    if as_json:
        print(json.dumps(_report(rates, extra, peers)))
    else:
        _print_table(rates, extra, peers)


def _chosen(only: str, engines: tuple[str, ...]) -> tuple[str, ...]:
    if not only:
        return engines
    names = tuple(name.strip() for name in only.split(","))
    for name in names:
        if name not in engines:
            raise SetupError(f"unknown engine '{name}'; choose from {', '.join(engines)}")
    return names


def _progress(step: str) -> None:
    """Print the current step if the output is a terminal."""
    if sys.stderr.isatty():
        print(f"{step} ...", file=sys.stderr)


def _measure_ours(
    names: tuple[str, ...], seconds: float
) -> tuple[dict[str, float], dict[str, float]]:
    rates: dict[str, float] = {}
    extra: dict[str, float] = {}
    if not {*_OURS} & {*names}:
        return rates, extra
    _progress("loading the fast engine")
    from ethnos.fast.warm import shown_compilation
    from ethnos.testing import speed

    if "rules" in names:
        _progress("measuring the reference engine")
        rates["rules"] = speed.rules_decisions(seconds)
    if "fast" in names:
        _progress("measuring the fast engine")
        with shown_compilation():
            rates["fast"] = speed.fast_decisions(seconds)
            extra["playouts_per_second"] = speed.fast_playouts(seconds)
            extra["batch_decisions_per_second"] = speed.batch_decisions(seconds)
            extra["copy_nanoseconds"] = speed.copy_nanoseconds(min(seconds, 0.5))
    return rates, extra


def _report(
    rates: dict[str, float], extra: dict[str, float], peers: dict[str, PeerResult]
) -> dict[str, object]:
    from ethnos import __version__

    measured = {name: result.decisions_per_second for name, result in peers.items()}
    return {
        "decisions_per_second": {
            name: _round(rate) for name, rate in {**rates, **measured}.items()
        },
        **{name: round(number, 1) for name, number in extra.items()},
        "not_measured": {name: peer.reason for name, peer in peers.items() if peer.reason},
        "machine": f"{system()} {machine()}, {_processor()}, one core",
        "versions": {
            "ethnos": __version__,
            "python": python_version(),
            "numba": version("numba"),
            "numpy": version("numpy"),
            **{name: peer.version for name, peer in peers.items() if peer.version},
        },
        "date": datetime.now(UTC).date().isoformat(),
    }


def _round(rate: float | None) -> int | None:
    return None if rate is None else round(rate)


def _processor() -> str:
    """Return the name of the processor, or the best the platform offers."""
    cpuinfo = Path("/proc/cpuinfo")
    for line in cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return processor() or "unknown processor"


def _print_table(
    rates: dict[str, float], extra: dict[str, float], peers: dict[str, PeerResult]
) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Random play on one core, in CPU seconds")
    for heading in ("engine", "decisions per second", "ratio to rules", "share of C++", ""):
        table.add_column(heading, justify="left" if heading in ("engine", "") else "right")
    base = rates.get("rules")
    native = peers[YARDSTICK].decisions_per_second if YARDSTICK in peers else None
    measured = {name: (rate, "") for name, rate in rates.items()}
    both = {
        **measured,
        **{name: (peer.decisions_per_second, peer.reason) for name, peer in peers.items()},
    }
    for name, (rate, reason) in both.items():
        ratio = f"{rate / base:,.2f}" if base and rate else ""
        share = f"{rate / native:.1%}" if native and rate and name in _PLAYERS_OF_ETHNOS else ""
        table.add_row(name, f"{rate:,.0f}" if rate else "not measured", ratio, share, reason)
    console = Console()
    console.print(table)
    for name, number in extra.items():
        console.print(f"{name.replace('_', ' ')}: {number:,.0f}")
