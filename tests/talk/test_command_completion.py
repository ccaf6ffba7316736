"""The command for an action, and the completions of a typed line."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.records.notation import parse_card
from ethnos.rules.cards import Card
from ethnos.rules.game import Game
from ethnos.rules.legal import is_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.talk.command_context import CommandContext, Grouping, command_context
from ethnos.talk.command_text import command_for, completions
from ethnos.talk.parser import parse


@settings(max_examples=12)
@given(st.integers(2, 6), st.sampled_from(list(Grouping)), st.integers(0, 10_000))
def test_every_action_can_be_typed(players: int, grouping: Grouping, seed: int) -> None:
    """In a whole game, what `command_for` writes is what `parse` reads."""
    options = {"orc_raid": "any_number", "marker_placement": "optional", "merfolk_move": "up_to"}
    game = Game(Ruleset(players).with_options(**options), seed=seed)
    stream = FastSource(seed).stream(99)
    while not game.is_over:
        context = command_context(game.view(game.to_move), grouping)
        action, _ = random_action(game.state, stream)
        typed = command_for(action, context)
        assert parse(typed, context) == action, typed
        assert parse(str(action), context) == action
        game.play(action)


def words(text: str, context: CommandContext) -> list[str]:
    return [option.word for option in completions(text, context)]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


TURN = CommandContext(
    Decision.TURN, hand=cards("elf:blue elf:red orc:red troll:grey"), pool=cards("giant:red")
)


def test_commands_are_completed() -> None:
    assert words("", TURN)[:4] == ["draw", "take", "band", "pass"]
    assert "quit" in words("", TURN)
    assert words("ba", TURN) == ["band"]
    assert words("take ", TURN) == ["1"]
    assert words("sort k", TURN) == ["kingdom"]
    assert words("xyzzy ", TURN) == []
    assert words("place ", CommandContext(Decision.MARKER))[-1] == "none"


def test_completion_offers_only_fitting_cards() -> None:
    assert words("band ", TURN) == ["1", "2", "3", "4"]
    assert words("band 2 ", TURN) == ["1", "3"]
    assert words("band 2 3 ", TURN) == ["lead"]
    assert words("band 2 3 lead ", TURN) == ["2", "3"]
    assert words("band 9 ", TURN) == []


def test_completions_carry_their_cards() -> None:
    (option,) = completions("take ", TURN)
    assert option.meaning is not None
    assert option.meaning.args == {"tribe": "giant", "kingdom": "red"}


def test_legal_band_is_never_called_unfitting() -> None:
    game = Game(seed=5)
    game.state.hands[game.to_move] = tuple(sorted(cards("elf:red elf:blue orc:red skeleton")))
    context = command_context(game.view(game.to_move))
    for text in ("band 1 2", "band 2 3", "band 2 4", "band 1 2 4"):
        *_, last = text.split()
        begun = text.removesuffix(last)
        assert last in words(begun, context)
        assert is_legal(game.state, parse(f"{text} lead 2", context))  # type: ignore[arg-type]  # a band, no request
