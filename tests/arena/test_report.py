"""Reports as tables, JSON and HTML."""

import html
import json
import re
import shlex
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ethnos.arena.about import versions
from ethnos.arena.times import Times
from ethnos.cli.app import command_line
from ethnos.languages import languages
from ethnos.records.glory import GlorySource
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import Ruleset

COMMAND = ["arena", "--bots", "marker,random", "--games", "8", "--seed", "2"]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    page = tmp_path_factory.mktemp("arena") / "report.html"
    command = [*COMMAND, "--json", "--html", str(page)]
    answer = CliRunner().invoke(command_line("arena"), command)
    assert answer.exit_code == 0, answer.output
    assert answer.stderr == f"The report is written to {page}.\n"
    return answer.stdout, page


def test_json_contains_everything_by_bot(report: tuple[str, Path]) -> None:
    data = json.loads(report[0])
    assert data["games"] == 8
    assert data["fair_share"] == 0.5
    assert data["win_share"]["marker"] + data["win_share"]["random"] == pytest.approx(1)
    low, high = data["win_share_interval"]["marker"]
    assert low <= data["win_share"]["marker"] <= high
    assert re.fullmatch("[0-9a-f]{64}", data["digest"])
    assert data["decision_times"]["marker"]["count"] > 100
    assert data["decision_times"]["marker"]["p50"] <= data["decision_times"]["marker"]["p99"]
    assert list(data["glory_by_source"]["marker"]) == list(GlorySource)
    assert data["tribes"]["sets"] == 4


def test_report_tells_how_to_repeat_it(report: tuple[str, Path]) -> None:
    data = json.loads(report[0])
    assert data["command"] == f"ethnos {shlex.join(COMMAND)} --players 2"
    assert data["seed"] == 2
    assert data["ruleset"] == {"players": 2, "tribes": None, "options": Ruleset().options}
    assert data["versions"] == versions()
    assert html.escape(data["command"]) in report[1].read_text(encoding="utf-8")


def test_command_repeats_every_option() -> None:
    options = ["--preset", "czech", "--tribes", "beginner", "--players", "2", "--playouts", "3"]
    answer = CliRunner().invoke(command_line("arena"), [*COMMAND, *options, "--json"])
    first = json.loads(answer.stdout)
    command = shlex.split(first["command"])[1:]
    again = json.loads(CliRunner().invoke(command_line("arena"), [*command, "--json"]).stdout)
    for name in ("command", "ruleset", "seed", "think", "playouts", "digest"):
        assert again[name] == first[name]
    assert first["ruleset"]["options"]["orc_raid"] == "any_number"


def test_forfeits_are_reported(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    bot = "tests.arena.misbehaving_bots:FailingBot"
    command = ["arena", "--bots", f"{bot},random", "--games", "2", "--html", str(page)]
    shown = CliRunner().invoke(command_line("arena"), command).stdout
    line = next(line for line in shown.splitlines() if "forfeited" in line)
    assert line.startswith(f"{bot} forfeited 2 games; in game 0: ZeroDivisionError: an error of")
    assert html.escape(line) in page.read_text(encoding="utf-8")
    data = json.loads(CliRunner().invoke(command_line("arena"), [*command, "--json"]).stdout)
    assert [forfeit["game"] for forfeit in data["forfeits"][bot]] == [0, 1]
    assert data["win_share"] == {bot: 0, "random": 1}


def test_page_is_self_contained(report: tuple[str, Path]) -> None:
    page = report[1].read_text(encoding="utf-8")
    assert "://" not in page
    assert "<script" not in page
    assert "url(" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 7
    for drawing in drawings:
        root = ET.fromstring(drawing)
        assert root.get("aria-label")
        numbers = [value for node in root.iter() for value in node.attrib.values()]
        assert not any("nan" in value for value in numbers)


def test_table_is_readable() -> None:
    answer = CliRunner().invoke(command_line("arena"), [*COMMAND, "--tribe-report"])
    assert answer.exit_code == 0, answer.output
    assert "marker" in answer.output
    assert "merfolk" in answer.output
    assert "Digest of all games" in answer.output


@pytest.mark.parametrize("lang", languages())
def test_tables_fit_80_columns(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(Times, "quantile", lambda *_: 0.98765)  # bots that think for long
    bots = "ethnos.bots.recipes:MarkerBot,ethnos.bots.recipes:CollectorBot"
    command = ["arena", "--bots", bots, "--games", "2", "--lang", lang, "--tribe-report"]
    answer = CliRunner().invoke(command_line("arena"), command)
    assert answer.exit_code == 0, answer.output
    *lines, _command, _versions, _digest = answer.output.splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in answer.output
    for bot in ("MarkerBot", "CollectorBot"):
        assert re.search(rf"(?m)^ {bot} +2 +\S+ \(\S+–\S+\) +\S+ \(\S+–\S+\) ", answer.output)


def test_long_name_wraps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two classes of one name are distinguished by their modules."""
    monkeypatch.setenv("COLUMNS", "80")
    bots = "ethnos.bots.recipes:MarkerBot,ethnos.bots.registry:MarkerBot"
    command = ["arena", "--bots", bots, "--games", "2", "--lang", "en"]
    answer = CliRunner().invoke(command_line("arena"), command)
    assert answer.exit_code == 0, answer.output
    lines = answer.output.partition("Where")[0].splitlines()
    end = next(line.index("Seats") for line in lines if "Seats" in line)
    names = "".join(line[:end].strip() for line in lines)
    for bot in bots.split(","):
        assert bot in names


@pytest.mark.parametrize(
    "wrong",
    [
        ["--bots", "nobody,random"],
        ["--bots", ","],
        ["--bots", "random"],
        ["--players", "7"],
        ["--tribes", "hobbit"],
        ["--option", "luck=more"],
        ["--html", "no-such-folder/report.html", "--games", "1000000"],
    ],
)
def test_invalid_options_are_refused(wrong: list[str]) -> None:
    answer = CliRunner().invoke(command_line("arena"), ["arena", *wrong])
    assert isinstance(answer.exception, EthnosError)


def test_numbers_are_formatted_for_the_language() -> None:
    answer = CliRunner().invoke(command_line("arena"), [*COMMAND, "--lang", "de"])
    assert answer.exit_code == 0, answer.output
    numbers = answer.output.partition("Zum Wiederholen")[0]
    assert re.search(r"\d,\d", numbers)
    assert not re.search(r"\d\.\d", numbers)
