"""The worker process of a server: carries out tasks from standard input until that ends.

It has a low priority and leaves one processor free, so that tables are served first. Whatever it
prints goes to standard error.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from ethnos.server.archive.tasks import TASKS
from ethnos.server.machine.messages import (
    LENGTH_BYTES,
    Failed,
    Finished,
    Order,
    Progressed,
    Report,
    framed,
    read_order,
)

NICENESS: Final = 10


def carried_out(order: Order) -> Iterator[Report]:
    """Carry out an order step by step."""
    steps = TASKS[order.task](*order.arguments)
    while True:
        try:
            yield Progressed(*next(steps))
        except StopIteration as end:
            yield Finished(end.value)
            return
        except Exception as error:  # noqa: BLE001  # reported, and told to the server
            traceback.print_exc()
            yield Failed(type(error).__name__)
            return


def orders(source: BinaryIO) -> Iterator[Order]:
    """Read orders until the server closes the pipe, or ends."""
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        yield read_order(source.read(int.from_bytes(head, "big")))


def stand_back() -> None:
    """Let the server go first: a low priority, and one processor that no worker process uses.

    Priority alone is not enough: a process that computes is only displaced after milliseconds.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if hasattr(os, "sched_setaffinity"):
        usable = os.sched_getaffinity(0)
        with suppress(OSError):  # a sandbox may forbid it
            os.sched_setaffinity(0, usable - {min(usable)} or usable)


def main() -> None:
    """Carry out orders one after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server, which gets it too, ends this process
    stand_back()
    # A server that was killed reads no more reports.
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as reports:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        for order in orders(sys.stdin.buffer):
            for report in carried_out(order):
                reports.write(framed(report))
                reports.flush()


if __name__ == "__main__":
    main()
