"""A player at a real pseudo-terminal."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

from tests.waiting import block_until

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>78]|\r")
PLAIN_PROMPT = r"> "
# prompt_toolkit may draw its prompt several times. It enables bracketed paste when a prompt begins,
# disables it when the line is complete, and shows the cursor after the prompt in between.
DRAWN_BEGINS = r"\x1b\[\?2004h"
DRAWN_PROMPT = r">(?:\x1b\[[0-9;?]*[a-zA-Z])*\x1b\[\?25h"
DRAWN_ENDS = r"\x1b\[\?2004l"
WIPE = "\x1b[2J\x1b[3J\x1b[H"

SHORT_GAME = ("--players", "2", "--seed", "4", "--tribes", "elf,wizard,centaur,wingfolk,orc")


def only_record(home: Path) -> Path:
    """Return the only record in the default folder."""
    (path,) = home.glob("ethnos/games/*.ethnos.jsonl")
    return path


def restore_interrupts() -> None:
    """Restore the default handling of Ctrl-C, which a background process may lack."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Keyboard:
    """Runs `ethnos play`, or another command, in a new pseudo-terminal and types into it."""

    def __init__(
        self, home: Path, *args: str, size: tuple[int, int] = (40, 100), command: str = "play"
    ) -> None:
        environ = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "PROMPT_TOOLKIT_NO_CPR": "1",  # No terminal answers cursor position requests.
        }
        for name in ("COLUMNS", "LINES", "NO_COLOR"):  # The size of the terminal counts.
            environ.pop(name, None)
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "ethnos.cli", command, *args],
            encoding="utf-8",
            dimensions=size,
            timeout=60,
            env=environ,
            preexec_fn=restore_interrupts,
        )
        self.child.delaybeforesend = None
        self.child.delayafterclose = self.child.delayafterterminate = 0.01
        self.is_plain = "--plain" in args
        self.raw = ""
        """Raw output since the last line was typed."""

    @property
    def shown(self) -> str:
        """Output since the last line was typed, without escape sequences."""
        return ESCAPE.sub("", self.raw)

    def wait(self) -> str:
        """Wait for the next prompt; return the output up to and including it."""
        self.raw = ""
        for mark in (PLAIN_PROMPT,) if self.is_plain else (DRAWN_BEGINS, DRAWN_PROMPT):
            self.child.expect([mark, pexpect.EOF])
            before = self.child.before
            assert isinstance(before, str)
            self.raw += before
            if self.child.after is pexpect.EOF:
                raise EOFError(self.shown)
        self.raw += "> "
        return self.shown

    def type(self, text: str) -> str:
        """Type a line; return the output up to the next prompt."""
        self.child.sendline(text)
        if not self.is_plain:
            self.child.expect(DRAWN_ENDS)
        return self.wait()

    def output_until_exit(self) -> str:
        """Return the output until the program has ended."""
        self.child.expect(pexpect.EOF)
        before = self.child.before
        assert isinstance(before, str)
        return ESCAPE.sub("", before)

    def wait_for_exit(self) -> None:
        """Wait until the program has ended."""
        block_until(lambda: not self.child.isalive(), lambda: self.shown)

    def exit_status(self) -> int:
        """Wait until the program has ended; return its exit status."""
        self.wait_for_exit()
        assert self.child.exitstatus is not None
        return self.child.exitstatus

    def follow_hint(self) -> str:
        """Ask for a hint and follow it; press Enter where that is all that is asked."""
        if "Enter" in self.shown.splitlines()[-1]:
            return self.type("")
        advice = self.type("hint")
        found = re.search(r"(?m)^([a-z][a-z0-9 ]*) \((?:under )?\d+% to win\)", advice)
        assert found, advice
        return self.type(found.group(1))

    def follow_hints_to_end(self) -> str:
        """Play until the program ends; return the output."""
        shown = ""
        try:
            while True:
                shown += self.follow_hint()
        except EOFError as end:
            return shown + str(end)
