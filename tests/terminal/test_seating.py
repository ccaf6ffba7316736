"""Seating players, and the errors of impossible setups."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from ethnos.bots import LEVELS
from ethnos.cli import main
from ethnos.cli.terminal.bot_words import find_bot, free_bot_names, read_bots
from ethnos.cli.terminal.seating import GameSetup, seat_players
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.moods import Mood, set_for
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import beginner_tribes
from ethnos.talk.spelling import edits
from ethnos.talk.verbs import UserError
from ethnos.talk.vocabulary import folded

MESSAGES = Messages(strict=True)


def seated(setup: GameSetup) -> list[str]:
    _, seats = seat_players(setup, MESSAGES)
    return [f"{seat.name} {seat.bot or 'person'}" for seat in seats]


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        (GameSetup(), "Player person, Ada novice, Bruno novice, Cosima novice"),
        (GameSetup(people=2), "Player 1 person, Player 2 person, Ada novice, Bruno novice"),
        (GameSetup(names=("Àda",)), "Àda person, Bruno novice, Cosima novice, Dario novice"),
        (GameSetup(players=2, bots=("random",)), "Player person, Ada random"),
        (GameSetup(bots=("random", "heuristic")), "Player person, Ada random, Bruno heuristic"),
        (
            GameSetup(players=4, bots=("random", "heuristic")),
            "Player person, Ada random, Bruno heuristic, Cosima random",
        ),
        (GameSetup(people=0, players=2), "Ada novice, Bruno novice"),
        (GameSetup(names=tuple("ABCDEF")), ", ".join(f"{name} person" for name in "ABCDEF")),
    ],
)
def test_seats(setup: GameSetup, seats: str) -> None:
    assert ", ".join(seated(setup)) == seats


def test_beginner_tribes_fit_the_number_of_players() -> None:
    for players in range(2, 7):
        ruleset, _ = seat_players(GameSetup(players=players, tribes="beginner"), MESSAGES)
        assert ruleset.tribes == beginner_tribes(players)


@pytest.mark.parametrize("lang", languages())
def test_a_mood_is_typed_in_every_language_and_the_seed_picks_its_set(lang: str) -> None:
    messages = Messages(lang)
    for mood in Mood:
        for word in (mood, messages.format(f"typed-{mood}").split()[0].upper()):
            for seed in range(3):
                setup = GameSetup(players=5, tribes=word)
                ruleset, _ = seat_players(setup, messages, seed)
                assert ruleset.tribes == set_for(mood, 5, seed)


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(names=("A", "a")),
        GameSetup(names=("A", "")),
        GameSetup(players=2, people=3),
        GameSetup(names=tuple("ABCDEFG")),
        GameSetup(bots=("chess",)),
    ],
)
def test_impossible_requests_raise(setup: GameSetup) -> None:
    with pytest.raises(EthnosError):
        seat_players(setup, MESSAGES)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr("sys.argv", ["ethnos", *args])
    with pytest.raises(SystemExit) as end:
        main()
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--players", "3", "--names", "A,B,C,D"), "4 people do not fit into a game of 3"),
        (("--bots", "chess"), "There is no bot “chess”"),
        (("--tribes", "elf"), "A game of 4 needs 6 tribes, not 1 (R11)"),
        (("--option", "orc_raid=some"), "The option orc_raid cannot be “some”"),
        (("--option", "hand_limit=6"), "hand_limit is a number from 7 to 12, not “6” (R47)"),
        (("--resume", "nowhere.jsonl"), "No such file"),
        (("--resume", "last"), "There is no saved game"),
        (("--people", "2", "--names", "A,B,C"), "2 people but 3 names"),
        (("--save", "no/such/folder/game.jsonl"), "cannot be written"),
    ],
)
def test_impossible_options_are_refused_in_one_sentence(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: tuple[str, ...],
    sentence: str,
) -> None:
    assert run(monkeypatch, "play", *args) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.strip().splitlines()) == 1
    assert not list(home.rglob("*.jsonl"))


def test_saved_game_is_never_overwritten(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "mine.jsonl"
    path.write_text("mine")
    assert run(monkeypatch, "play", "--players", "2", "--save", str(path)) == 2
    assert path.read_text() == "mine"


def test_game_of_bots_can_be_watched(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ("--people", "0", "--players", "2", "--bots", "random", "--seed", "1", "--plain")
    assert run(monkeypatch, "play", *args) == 0
    shown = capsys.readouterr().out
    assert "wins the game!" in shown
    assert "draws from the deck" in shown
    assert "Your hand" not in shown
    assert "Only bots play, and you watch." in shown
    assert "Type help" not in shown
    assert len(list(home.rglob("*.jsonl"))) == 1


def test_rules_command_prints_sections(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "rules", "trolls") == 0
    assert "troll token" in capsys.readouterr().out
    assert run(monkeypatch, "rules") == 0
    assert "Overview" in capsys.readouterr().out
    assert run(monkeypatch, "rules", "chess") == 2
    assert "no section “chess”" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_bots_are_named_and_understood_in_the_players_language(lang: str) -> None:
    messages = Messages(lang, strict=True)
    for level in LEVELS:
        name = messages.format(level.name_message)
        for word in (name, name.upper(), level.id, folded(name)):
            assert read_bots(f"2 {word}", 3, messages) == (level.id,) * 2
            assert find_bot(word, messages) == level.id
    first, last = (messages.format(level.name_message) for level in (LEVELS[0], LEVELS[-1]))
    assert read_bots(f"{last}, {first}", 3, messages) == (LEVELS[-1].id, LEVELS[0].id)
    assert read_bots("3", 1, messages) == ("novice",) * 3
    assert read_bots("examples.custom_bot:FourBot", 1, messages) == ("examples.custom_bot:FourBot",)
    with pytest.raises(UserError) as error:
        find_bot("chess", messages)
    assert messages.format(LEVELS[1].name_message) in messages.say(error.value.explanation)


@pytest.mark.parametrize("lang", languages())
def test_no_bot_is_called_like_a_person(lang: str) -> None:
    messages = Messages(lang, strict=True)
    names = free_bot_names((), messages)
    assert len(names) == MAX_PLAYERS
    # A person's name can then resemble one of them at most, and there are always enough.
    assert all(edits(folded(a), folded(b)) > 2 for a, b in combinations(names, 2))
    for name in names:
        for like in (name, name.upper(), f"{name}s", name[0] + "ä" + name[2:]):
            assert name not in free_bot_names((like,), messages)
    people = tuple(names[:5])
    _, seats = seat_players(GameSetup(players=6, names=people), messages)
    assert [seat.name for seat in seats] == names


def test_control_characters_of_a_name_are_spelt_out() -> None:
    _, seats = seat_players(GameSetup(players=2, names=("A\x1b[31m",)), MESSAGES)
    assert seats[0].name == r"A\x1b[31m"


def test_accents_do_not_make_another_name() -> None:
    _, seats = seat_players(GameSetup(names=("Dário",)), MESSAGES)
    assert "Dario" not in [seat.name for seat in seats]
    with pytest.raises(EthnosError):
        seat_players(GameSetup(names=("Tomas", "Tomáš")), MESSAGES)


def test_russian_bots_have_cyrillic_names() -> None:
    for name in free_bot_names((), Messages("ru")):
        assert re.fullmatch("[А-Яа-яё]+", name)


@pytest.mark.parametrize("lang", languages())
def test_default_name_is_no_heading(lang: str) -> None:
    messages = Messages(lang, strict=True)
    heads = [f"head-{column}" for column in ("player", "glory", "hand", "bands", "kingdom", "sum")]
    assert messages.format("default-name") not in [messages.format(head) for head in heads]
