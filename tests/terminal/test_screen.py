"""The table on the screen and in plain text."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ethnos.cli.terminal.flow import Flow, titled
from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.cli.terminal.marks import SHAPES, letters
from ethnos.cli.terminal.plain_screen import PlainScreen
from ethnos.cli.terminal.screen import Screen
from ethnos.cli.terminal.screen_text import Preferences
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.records.notation import parse_card
from ethnos.rules import legal
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Kingdom, Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.talk.command_context import Grouping, arrange
from ethnos.talk.phrases import card_phrase
from ethnos.talk.questions import question
from ethnos.talk.voice import Voice

MESSAGES = Messages(strict=True)
NAMES = ("Ida", "Kofi", "Noor", "Tomas", "Wren", "Bela")
RICH_TRIBES = (
    *(Tribe.ELF, Tribe.GIANT, Tribe.MERFOLK),
    *(Tribe.ORC, Tribe.SKELETON, Tribe.TROLL),
)


def played_game(players: int, seed: int, actions: int) -> LocalGame:
    ruleset = Ruleset(players, RICH_TRIBES[: 5 if players < 4 else 6])
    seats = [Seat(name, "heuristic" if place else None) for place, name in enumerate(NAMES)]
    game = LocalGame(ruleset, seats[:players], FastSource(seed))
    stream = FastSource(seed).stream(99)
    for _ in range(actions):
        if not game.game.is_over:
            game.play(random_action(game.state, stream)[0])
    return game


def drawn(
    game: LocalGame, likes: Preferences, width: int, messages: Messages = MESSAGES
) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=40, color_system=None)
    console.print(Screen(messages, game, 0).whole(likes))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def late_game(players: int) -> LocalGame:
    """Return a game in its second age, with bands, tokens and markers all over the table."""
    game = played_game(players, 2, 0)
    stream = FastSource(2).stream(98)
    while game.state.age < 2 or sum(map(len, game.state.bands)) < 3 * players:
        game.play(random_action(game.state, stream)[0])
    return game


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("lang", languages())
def test_nothing_on_the_table_is_cut(width: int, players: int, lang: str) -> None:
    game, messages = late_game(players), Messages(lang, strict=True)
    view = game.view(0)
    lines = drawn(game, Preferences(), width, messages)
    assert max(map(cell_len, lines)) <= width
    text = re.sub(r"\s+", " ", " ".join(lines))
    assert "…" not in text
    marks = [f"{shape}{letter}" for shape, letter in zip(SHAPES, letters(game.names), strict=False)]
    for index, kingdom in enumerate(Kingdom):
        title = messages.format("table-kingdom", kingdom=str(kingdom))
        tokens = [
            f"[{token}]" if age == view.age else f"{token}"
            for age, token in enumerate(view.tokens[index], start=1)
        ]
        counts = [f"{mark} {n or '·'}" for mark, n in zip(marks, view.markers[index], strict=False)]
        row = re.escape(" ".join([title, *tokens, *counts]))
        need = legal.needed_size(game.state, 0, kingdom)
        needs = [messages.format(id_, count=need) for id_ in ("table-need", "table-need-alone")]
        assert re.search(f"{row} (?:{'|'.join(map(re.escape, needs))})", text), title
    for seat, bands in enumerate(view.bands):
        for band in bands:
            assert band.leader is not None
            size = f"{band.size}-{band.skeletons}" if band.skeletons else f"{band.size}"
            leader = messages.say(card_phrase(band.leader))
            assert f"{size} {leader}" in text.partition(messages.format("head-bands"))[2]
        for value in (view.glory[seat], view.hand_sizes[seat], *view.trolls[seat]):
            assert re.search(
                rf"\b{value}\b", text.partition(f"{marks[seat]} {game.names[seat]}")[2]
            )


@pytest.mark.parametrize("lang", languages())
def test_columns_are_used_wherever_they_fit(lang: str) -> None:
    messages = Messages(lang, strict=True)
    for width, players, columns in ((80, 2, True), (80, 6, True), (120, 6, True), (40, 4, False)):
        text = "\n".join(drawn(late_game(players), Preferences(), width, messages))
        assert (messages.format("head-need") in text) is columns
        assert (messages.format("head-player") in text) is columns


def test_leaders_of_played_bands_are_visible() -> None:
    """R46."""
    game = played_game(2, 1, 0)
    elf, orc = parse_card("elf:red"), parse_card("orc:blue")
    game.state.bands[1] = (Band(orc, ()), Band(elf, (elf, elf, SKELETON)), Band(orc, ()))
    assert "▲K  4-1 elf of Rhea  1 orc of Straton ×2" in drawn(game, Preferences(), 80)
    (told,) = [fact for fact in PlainScreen(MESSAGES, game, 0).players() if "bands" in fact]
    assert told == (
        "Kofi has played bands of this many cards: 1 led by an orc of Straton, "
        "4 led by an elf of Rhea with 1 skeleton and 1 led by an orc of Straton."
    )


@pytest.mark.parametrize("lang", languages())
def test_plain_table_names_every_leader(lang: str) -> None:
    game, messages = late_game(4), Messages(lang, strict=True)
    told = "\n".join(PlainScreen(messages, game, 0).players())
    for bands in game.state.bands:
        for band in bands:
            assert band.leader is not None
            card = card_phrase(band.leader)
            assert messages.say(card) in told


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("grouping", list(Grouping))
def test_table_fits_width_and_keeps_cards_with_numbers(
    width: int, players: int, grouping: Grouping
) -> None:
    for seed in range(3):
        game = played_game(players, seed, 30)
        view = game.view(0)
        lines = drawn(game, Preferences(grouping, memory=True), width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        for kingdom in Kingdom:
            name = MESSAGES.format("kingdom-name", kingdom=str(kingdom))
            assert f"{name} {kingdom}" in text
        for number, card in enumerate(arrange(set(view.pool), grouping), start=1):
            assert f"{number} {MESSAGES.say(card_phrase(card))}" in text
        numbers = re.findall(r"(\d+) [A-Za-z]", text.partition("of 10")[2])
        assert len(numbers) == len(view.hand)


def test_kingdom_shows_tokens_markers_and_required_size() -> None:
    game = played_game(4, 1, 0)
    game.state.tokens[Kingdom.RED] = (2, 6, 8)
    game.state.age = 2
    game.state.markers[Kingdom.RED] = (3, 0, 1, 0)
    (line,) = [line for line in drawn(game, Preferences(), 100) if "R Rhea" in line]
    assert re.sub(" +", " ", line).strip() == "R Rhea red 2 [6] 8 ●I 3 ▲K · ■N 1 ◆T · band of 4"
    (told,) = [line for line in PlainScreen(MESSAGES, game, 0).kingdoms() if "Rhea" in line]
    assert told == (
        "Rhea (red): tokens 2, 6 and 8, first place now earns 6. "
        "Markers: Ida 3 and Noor 1. You need a band of 4."
    )


def test_required_size_with_two_players_counts_all_markers() -> None:
    game = played_game(2, 1, 0)
    game.state.markers[Kingdom.RED] = (1, 3)
    (line,) = [line for line in drawn(game, Preferences(), 100) if "R Rhea" in line]
    assert "band of 5" in line


def test_other_hands_are_not_shown() -> None:
    game = played_game(4, 1, 0)
    secret = parse_card("minotaur:purple")
    for seat in (1, 2, 3):
        game.state.hands[seat] = (secret,)
    for likes in (Preferences(), Preferences(memory=True)):
        assert "minotaur" not in "".join(drawn(game, likes, 100))
        assert "minotaur" not in "".join(PlainScreen(MESSAGES, game, 0).whole(likes))


def test_memory_aid_lists_known_cards() -> None:
    game = played_game(4, 1, 0)
    game.state.known[2] = (parse_card("troll:purple"),)
    game.state.hands[2] = game.state.known[2]
    aid = "Noor must hold: troll of Duris."
    assert aid in drawn(game, Preferences(memory=True), 100)
    assert aid in PlainScreen(MESSAGES, game, 0).whole(Preferences(memory=True))
    assert aid not in drawn(game, Preferences(), 100)


def test_chance_of_last_dragon_is_shown() -> None:
    game = played_game(4, 1, 0)
    assert "Deck 63: no dragon in the next 30" in drawn(game, Preferences(), 100)[0]
    game.state.dragon_free, game.state.dragons_revealed = 0, 2
    game.state.deck = game.state.deck[:10]
    assert drawn(game, Preferences(), 100)[0] == (
        "Age I of III · 2 of 3 dragons · Deck 10: dragon next 10%, age ends 10%"
    )
    game.state.dragons_revealed = 1
    game.state.deck *= 3
    assert drawn(game, Preferences(), 100)[0].endswith("dragon next 7%, age ends under 1%")


def test_marks_differ_in_shape_and_letter() -> None:
    assert len(set(SHAPES)) == 6
    assert letters(["Anna", "Anton", "Aaron", "A", "AA", "AAA"]) == ("A", "N", "R", "1", "2", "3")


def test_flow_breaks_lines_between_items_only() -> None:
    console = Console(file=io.StringIO(), width=20, color_system=None)
    console.print(Flow(titled("elves", 6), [Text(f"{n} orange") for n in (1, 2, 3)]))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == [
        "elves   1 orange",
        "        2 orange",
        "        3 orange",
    ]


def test_undo_crosses_bot_turns_but_not_reveals_between_people() -> None:
    seats = [Seat("Ida"), Seat("Kofi", "random"), Seat("Noor", "random")]
    alone = LocalGame(Ruleset(3), seats, FastSource(3))
    while not alone.is_person(alone.state.to_move):
        alone.play_bot_move()
    before = alone.state.copy()
    alone.play(alone.game.legal_actions[0])
    assert str(alone.game.actions[-1]) == "draw"
    while not alone.is_person(alone.state.to_move):
        alone.play_bot_move()
    assert alone.undo() == before.to_move
    assert alone.state == before

    together = LocalGame(Ruleset(2), [Seat("Ida"), Seat("Kofi")], FastSource(3))
    assert together.undo() is None
    before = together.state.copy()
    together.play(together.game.legal_actions[1])
    assert together.undo() == before.to_move
    assert together.state == before
    together.play(together.game.legal_actions[0])
    assert together.undo() is None


def test_every_decision_has_question_with_choices() -> None:
    """Random games reach every decision; each question contains its choices."""
    asked = set()
    for seed in range(12):
        for options in ({}, {"merfolk_move": "up_to", "marker_placement": "optional"}):
            seats = [Seat(name) for name in NAMES[:4]]
            game = LocalGame(Ruleset(4).with_options(**options), seats, FastSource(seed))
            stream = FastSource(seed).stream(99)
            while not game.game.is_over:
                asked.add(game.state.decision)
                assert MESSAGES.say(question(game.state, Voice.TERMINAL))
                game.play(random_action(game.state, stream)[0])
    assert asked == set(Decision) - {Decision.AGE_OVER, Decision.GAME_OVER}


@pytest.mark.parametrize(
    ("pool", "hand", "asked"),
    [
        ("elf:red", "elf:red", "draw, take a card, or play a band"),
        ("elf:red", "", "draw, or take a card"),
        ("elf:red", "skeleton", "draw, or take a card"),
        ("", "elf:red", "draw, or play a band"),
        ("", "", "draw a card"),
        ("elf:red", "elf:red " * 10, "your hand is full: play a band"),
    ],
)
def test_question_offers_only_legal_actions(pool: str, hand: str, asked: str) -> None:
    game = played_game(4, 1, 0)
    game.state.pool = tuple(map(parse_card, pool.split()))
    game.state.hands[game.state.to_move] = tuple(map(parse_card, hand.split()))
    assert MESSAGES.say(question(game.state, Voice.TERMINAL)) == asked


def test_player_without_action_is_told_to_pass() -> None:
    """A full hand of skeletons under the ruling that they do not win. D14, D45."""
    seats = [Seat(name) for name in NAMES[:4]]
    game = LocalGame(
        Ruleset(4, RICH_TRIBES).with_options(ten_skeletons="illegal"), seats, FastSource(1)
    )
    game.state.hands[game.state.to_move] = (SKELETON,) * 10
    assert MESSAGES.say(question(game.state, Voice.TERMINAL)) == "nothing can be done: pass"
