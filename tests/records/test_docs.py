"""docs/record-format.md: its examples run, its tables are complete."""

import re
from pathlib import Path

import pytest

from ethnos.records.chain import unseal
from ethnos.records.notation import parse_action
from ethnos.records.position import parse_position
from ethnos.records.record import SUFFIX
from ethnos.rules.actions import Action
from tests.records.make_golden import golden_path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"# {title}\n")[2].partition("\n#")[0]


def rows(title: str) -> list[str]:
    """The first cell of each row of a section's table."""
    return re.findall(r"^\| (`.*?) \|", section(title), re.MULTILINE)


def test_documented_actions_parse_and_cover_every_kind() -> None:
    texts = [text for row in rows("Text notation") for text in re.findall(r"`(.*?)`", row)]
    actions = [parse_action(text) for text in texts]
    assert [str(action) for action in actions] == texts
    assert {type(action) for action in actions} == set(Action.__args__)


def test_documented_position_parses() -> None:
    example = re.search(r"```\n(players.*?)```", PAGE, re.DOTALL)
    assert example
    assert parse_position(example[1]).to_move == 1


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("The first line: the header", 0),
        ("The lines between: the deal and the actions", 1),
        ("The last line: the footer", -1),
    ],
)
def test_every_key_of_record_lines_is_documented(title: str, line: int) -> None:
    lines = unseal(golden_path(2).read_bytes())
    explained = {row.strip("`") for row in rows(title)} - {"auto", "ms", "position"}
    assert explained == set(lines[line]) | {"h"}


def test_python_example_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example
    assert SUFFIX in example[1]
    monkeypatch.chdir(ROOT)
    exec(compile(example[1], "record-format.md", "exec"), {})
    assert "the record holds" in capsys.readouterr().out
