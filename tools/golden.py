"""Write the golden playthroughs: whole games as text, reviewed as a diff.

`make golden` rewrites `tests/playthroughs/*.txt`; the tests render the same games and compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ethnos.rules.apply import apply
from ethnos.rules.cards import Tribe
from ethnos.rules.events import Event
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import STANDARD, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.rules.view import view
from ethnos.testing.random_states import POLICIES
from tools.golden_text import event_lines, private_facts, public_facts

FOLDER: Final = Path(__file__).parents[1] / "tests" / "playthroughs"
LONGEST_LIST: Final = 8
"""Longer lists of legal actions are only counted."""


@dataclass(frozen=True)
class Playthrough:
    """A game to render, with everything it depends on."""

    name: str
    players: int
    seed: int
    tribes: tuple[Tribe, ...] | None = None
    options: dict[str, str] = field(default_factory=dict)
    policy: str = "hoarder"

    @property
    def path(self) -> Path:
        """The file of the text."""
        return FOLDER / f"{self.name}.txt"

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return Ruleset(players=self.players, tribes=self.tribes).with_options(**self.options)


def five_tribes(tribe: Tribe) -> tuple[Tribe, ...]:
    """Return a tribe and four others, chosen so that every tribe meets many."""
    tribes = list(Tribe)
    return tuple(tribes[(tribes.index(tribe) + step) % len(tribes)] for step in (0, 1, 3, 6, 8))


TRIBE_SEEDS: Final = {
    Tribe.CENTAUR: (2, 119),
    Tribe.DWARF: (3, 110),
    Tribe.ELF: (2, 1),
    Tribe.GIANT: (3, 9),
    Tribe.HALFLING: (2, 132),
    Tribe.MERFOLK: (3, 111),
    Tribe.MINOTAUR: (2, 74),
    Tribe.ORC: (3, 41),
    Tribe.SKELETON: (2, 38),
    Tribe.TROLL: (3, 41),
    Tribe.WINGFOLK: (2, 132),
    Tribe.WIZARD: (3, 111),
}
"""Players and seed of a short game in which the tribe's ability is used."""

PLAYTHROUGHS: Final = (
    *(
        Playthrough(f"tribe-{tribe}", players, seed, five_tribes(tribe))
        for tribe, (players, seed) in TRIBE_SEEDS.items()
    ),
    Playthrough("players-2", 2, 1),
    Playthrough("players-3", 3, 2),
    Playthrough("players-4", 4, 42),
    Playthrough("players-5", 5, 6),
    Playthrough("players-6", 6, 31),
    Playthrough(
        "options-freedom",
        players=2,
        seed=74,
        tribes=(Tribe.CENTAUR, Tribe.MERFOLK, Tribe.ORC, Tribe.WINGFOLK, Tribe.WIZARD),
        options={
            "merfolk_move": "up_to",
            "orc_raid": "any_number",
            "orc_raid_order": "simultaneous",
            "marker_placement": "optional",
            "centaur_trigger": "eligible",
            "wizard_draw": "up_to",
        },
    ),
    Playthrough(
        "options-ties",
        players=3,
        seed=2,
        tribes=(Tribe.DWARF, Tribe.GIANT, Tribe.MERFOLK, Tribe.SKELETON, Tribe.TROLL),
        options={
            "merfolk_scoring": "leader_only",
            "merfolk_zero_ranks": "true",
            "troll_scope": "all_end_of_age_ties",
            "troll_depth": "winner_only",
            "giant_tie": "equal_takes",
            "empty_pool": "draw_two",
        },
    ),
)


def render(playthrough: Playthrough) -> str:
    """Render a whole game."""
    return "".join(f"{line}\n" for line in _lines(playthrough))


def _lines(playthrough: Playthrough) -> Iterator[str]:
    ruleset, source = playthrough.ruleset, FastSource(playthrough.seed)
    state, events = new_game(ruleset, source)
    yield f"Ethnos playthrough {playthrough.name}"
    yield f"players {ruleset.players}, policy {playthrough.policy}"
    yield f"source {source.name}, seed {source.seed}"
    yield f"tribes {' '.join(state.tribes)}"
    changed = {k: v for k, v in ruleset.options.items() if v != STANDARD.options[k]}
    yield f"options {' '.join(f'{name}={value}' for name, value in changed.items()) or 'standard'}"
    yield ""
    written: dict[str, str] = {}
    yield from _changes(state, events, written)
    policy, stream = POLICIES[playthrough.policy], source.stream(POLICY_STREAM)
    number = 0
    while not state.is_over:
        number += 1
        actions = legal_actions(state)
        action = policy(state, stream)
        yield ""
        yield f"{number}. seat {state.to_move}, {state.decision}, {len(actions)} legal: {action}"
        if 1 < len(actions) <= LONGEST_LIST:
            yield f"   of {' | '.join(map(str, actions))}"
        yield from _changes(state, apply(state, action), written)


def _changes(state: GameState, events: Iterable[Event], written: dict[str, str]) -> Iterator[str]:
    """Render the events, then what has changed in the public view and in each seat's view."""
    spectator = view(state, None)
    for event in events:
        yield from (f"   * {line}" for line in event_lines(event, spectator.results))
    changed = [
        f"{name} {fact}"
        for name, fact in public_facts(spectator).items()
        if _is_news(written, name, fact)
    ]
    if changed:
        yield f"   table: {'; '.join(changed)}"
    for seat in range(state.players):
        own = private_facts(view(state, seat), spectator)
        if _is_news(written, f"seat {seat}", own):
            yield f"   seat {seat}: {own}"


def _is_news(written: dict[str, str], name: str, fact: str) -> bool:
    """Return whether a fact differs from what was last written under its name; store it."""
    last, written[name] = written.get(name), fact
    return last != fact


def main() -> None:
    """Write every playthrough and remove files that no longer belong to one."""
    FOLDER.mkdir(exist_ok=True)
    planned = {playthrough.path for playthrough in PLAYTHROUGHS}
    for path in sorted(set(FOLDER.glob("*.txt")) - planned):
        path.unlink()
        print(f"removed {path.name}")
    for playthrough in PLAYTHROUGHS:
        text = render(playthrough)
        same = playthrough.path.exists() and playthrough.path.read_text(encoding="utf-8") == text
        playthrough.path.write_text(text, encoding="utf-8")
        print(f"{'same   ' if same else 'changed'} {playthrough.path.name}")


if __name__ == "__main__":
    main()
