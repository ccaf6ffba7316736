"""A fork server: starts Ethnos servers quickly, for tests that kill them.

This process imports everything once and then forks a server for each line on standard input:
`{"database": ..., "port": ..., "log": ..., "plant": ..., "abort": ..., "faults": ...,
"settings": {...}}`. It answers with the process id. `plant` names a bug to plant and `abort` a
point at which to die, both described in `tests.server.planted_bugs`; `faults` is the shared file of
`tests.server.faults`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from ethnos.server import run
from ethnos.server.rooms import lobby
from ethnos.server.settings import Settings
from tests.server import faults, planted_bugs
from tests.server.harness import GENEROUS


def serve(wanted: dict[str, Any]) -> None:
    """Run a server in this process until it ends."""
    log = os.open(wanted["log"], os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in ((0, nothing), (1, log), (2, log)):
        os.dup2(source, target)
    run.set_up_logs("warning")
    lobby.MIN_LIVE_SECONDS = 0  # type: ignore[misc]  # a test does not wait five seconds
    planted_bugs.plant(wanted.get("plant", ""))
    planted_bugs.arm(wanted.get("abort", ""))
    if "faults" in wanted:
        faults.install(wanted["faults"], wanted["port"])
    changes = {**GENEROUS, **wanted.get("settings", {})}
    settings = Settings(database=wanted["database"], **changes)
    run.serve(run.make_server(settings, host="127.0.0.1", port=wanted["port"]))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children are reaped by the system
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serve(json.loads(line))
            finally:
                os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
