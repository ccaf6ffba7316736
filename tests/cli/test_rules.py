"""`ethnos rules`: all rules, one section, or the list of sections."""

import os

import pexpect

from ethnos.talk.rulebook import plain_text, sections
from tests.cli.command import ETHNOS, ethnos


def test_all_rules_are_printed_without_topic() -> None:
    told = ethnos("rules", "--lang", "en").stdout
    assert told.startswith("The rules of Ethnos\n")
    for section in sections("en"):
        assert plain_text(section.text) in told
    assert "](" not in told


def test_topic_prints_one_section() -> None:
    told = ethnos("rules", "trolls", "--lang", "en").stdout
    assert told.startswith("Trolls\n")
    assert "Wingfolk" not in told


def test_number_prints_one_clause_or_ruling() -> None:
    assert ethnos("rules", "r38", "--lang", "en").stdout.startswith("R38 · F. Turn, action 2")
    told = ethnos("rules", "D18", "--lang", "en").stdout
    assert told.startswith("D18 · Must the marker be placed?\n\nmandatory when possible\n")
    assert "marker_placement" in told


def test_unknown_number_gets_one_line() -> None:
    number = f"R{999}"
    answer = ethnos("rules", number, "--lang", "en")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert number in answer.stderr


def test_topics_are_listed_one_per_line() -> None:
    answer = ethnos("rules", "--topics", "--lang", "de")
    assert answer.stdout.splitlines() == [section.title for section in sections("de")]


def test_all_rules_use_pager_on_terminal() -> None:
    pager = "sed 's/^ *The rules/Turn over: The rules/'"
    child: pexpect.spawn[str] = pexpect.spawn(
        ETHNOS[0],
        [*ETHNOS[1:], "rules", "--lang", "en"],
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "TERM": "xterm", "MANPAGER": pager},  # it takes precedence over PAGER
    )
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Turn over: The rules of Ethnos" in str(child.before)
