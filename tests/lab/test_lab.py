"""The balance lab: what is counted, kept, summed up and shown."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from ethnos.bots.compiled.census import MEASURES, take_census
from ethnos.bots.compiled.recorded import Recorder
from ethnos.env.export import actions_of
from ethnos.i18n import Messages
from ethnos.lab.folder import RESULTS, LabFolder, LabFolderError, Plan
from ethnos.lab.page import data, page
from ethnos.lab.run import measured
from ethnos.lab.summary import findings
from ethnos.lab.tables import Measured, Table, all_tables, measure
from ethnos.languages import languages
from ethnos.records.digest import game_seed
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision
from tests.cli.command import ethnos

TRIBES = (Tribe.CENTAUR, Tribe.ELF, Tribe.MERFOLK, Tribe.SKELETON, Tribe.TROLL, Tribe.WIZARD)
TABLE = Table(4, TRIBES)
GAMES = 4


class Recount:
    """What a census should find, counted in games of the rules."""

    def __init__(self) -> None:
        self.sums = Counter[str]()
        self.age_turns = Counter[int]()
        self.won = Counter[int]()
        self.led = Counter[Tribe]()
        self.led_won = Counter[Tribe]()

    def add(self, ruleset: Ruleset, seed: int, codes: list[int]) -> None:
        game = Game(ruleset, seed=seed)
        first = game.state.first_player
        led: list[Counter[Tribe]] = [Counter() for _ in range(ruleset.players)]
        leaders: dict[Kingdom, int] = {}
        for action in actions_of(codes):
            if game.state.decision is Decision.TURN:
                self.sums["turns"] += 1
                self.age_turns[game.state.age] += 1
            if isinstance(action, PlayBand) and action.leader is not None:
                led[game.to_move][action.leader.tribe] += 1
            game.play(action)
            self._note_overtakings(game, leaders)
        assert game.state.outcome is not None
        winners = game.state.outcome.winners
        for seat in range(ruleset.players):
            share = 1 / len(winners) if seat in winners else 0
            self.won[(seat - first) % ruleset.players] += share  # type: ignore[assignment]  # halves
            for tribe, count in led[seat].items():
                self.led[tribe] += count
                self.led_won[tribe] += count * share  # type: ignore[assignment]  # halves
        glory = sorted(game.state.glory)
        self.sums["lead"] += glory[-1] - glory[-2]
        self.sums["spread"] += glory[-1] - glory[0]
        self.sums["glory"] += glory[-1]

    def _note_overtakings(self, game: Game, leaders: dict[Kingdom, int]) -> None:
        for kingdom, markers in game.state.markers.items():
            best = max(markers)
            if best and list(markers).count(best) == 1:
                leader = list(markers).index(best)
                self.sums["overtakings"] += leaders.get(kingdom, leader) != leader
                leaders[kingdom] = leader


def test_census_counts_what_happens_in_games_of_the_rules() -> None:
    ruleset = Ruleset(4, TRIBES)
    census = take_census(ruleset, "heuristic", GAMES, 3)
    expected = Recount()
    start = 0
    [part] = Recorder(ruleset, ["heuristic"] * 4, 3).play(GAMES, GAMES)
    for number, end in enumerate(part.ends):
        expected.add(ruleset, game_seed(3, number), part.codes[start:end].tolist())
        start = end
    assert dict(zip(MEASURES, census["sums"], strict=True)) == expected.sums
    assert census["age_turns"].tolist() == [expected.age_turns[age] for age in (1, 2, 3)]
    assert census["won"][:4].tolist() == [expected.won[place] for place in range(4)]
    assert census["led"].tolist() == [expected.led[tribe] for tribe in TRIBES]
    assert census["led_won"].tolist() == [expected.led_won[tribe] for tribe in TRIBES]
    most = census["most_led"]
    assert most.diagonal().sum() == 4 * GAMES  # everybody leads most with one tribe
    assert most.sum() == 2 * 4 * GAMES  # and with one pair


def test_threads_and_a_stop_change_nothing(tmp_path: Path) -> None:
    plan = Plan(games=2)
    tables = list(all_tables([2]))[:20]
    first = LabFolder(tmp_path, plan)
    first.add(next(measured(plan, tables)))
    first.close()
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(b'{"players":2,"trib')  # the process ended here
    second = LabFolder(tmp_path, plan)
    left = [table for table in tables if not second.is_known(table)]
    assert 0 < len(left) < len(tables)
    for part in measured(plan, left, workers=2):
        second.add(part)
    second.close()
    kept = LabFolder(tmp_path, plan)
    kept.close()
    assert kept.measured == {
        table: measure(table, plan.bot, plan.games, plan.seed) for table in tables
    }


def test_more_games_count_and_other_runs_are_refused(tmp_path: Path) -> None:
    folder = LabFolder(tmp_path, Plan(games=2))
    folder.add([measure(TABLE, "heuristic", 2, 0)])
    folder.close()
    again = LabFolder(tmp_path, Plan(games=3))
    assert not again.is_known(TABLE)
    again.add([measure(TABLE, "heuristic", 3, 0), measure(TABLE, "heuristic", 1, 0)])
    assert again.is_known(TABLE)
    assert again.measured[TABLE].games == 3
    again.close()
    with pytest.raises(LabFolderError) as other:
        LabFolder(tmp_path, Plan(bot="novice"))
    assert (other.value.code, other.value.detail) == ("other", "bot")
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(b'{"players":4,"tribes":["elf"],"games":1}\n')
    with pytest.raises(LabFolderError) as broken:
        LabFolder(tmp_path, Plan())
    assert broken.value.code == "broken"


def counted(table: Table, games: int, turns: int, wins_of_elves: float) -> Measured:
    """Return a table in which every game lasts as long, and elves lead every band."""
    count = len(table.tribes)
    led = [0] * count
    led_won = [0.0] * count
    at = table.tribes.index(Tribe.ELF)
    led[at], led_won[at] = games * 10, games * 10 * wins_of_elves
    pairs = list(combinations_with_replacement(table.tribes, 2))
    most = [0] * len(pairs)
    most_won = [0.0] * len(pairs)
    own = pairs.index((Tribe.ELF, Tribe.ELF))
    most[own], most_won[own] = games * 2, games * 2 * wins_of_elves
    return Measured(
        table=table,
        games=games,
        sums=[games * turns, 0.0, 0.0, 0.0, 0.0],
        squares=[games * turns**2, 0.0, 0.0, 0.0, 0.0],
        age_turns=[games * turns, 0],
        won=[0.75 * games, 0.25 * games],
        earned=[games * 60, games * 50],
        led=led,
        led_won=led_won,
        most_led=most,
        most_led_won=most_won,
    )


def test_findings_weigh_and_compare() -> None:
    with_orcs = (Tribe.CENTAUR, Tribe.DWARF, Tribe.ELF, Tribe.GIANT, Tribe.ORC)
    without = (*with_orcs[:4], Tribe.TROLL)
    [found] = findings(
        [counted(Table(2, with_orcs), 100, 120, 0.75), counted(Table(2, without), 100, 100, 0.25)]
    )
    assert found.games == 200
    assert found.means["turns"].value == 110
    assert found.won[0].value == 0.75
    assert 0.05 < found.won[0].error < 0.07
    assert found.earned == [60, 50]
    assert found.tribes[Tribe.ORC].changes["turns"].value == 20
    assert found.tribes[Tribe.ORC].index is None
    elves = found.tribes[Tribe.ELF]
    assert elves.index is not None
    assert (elves.led, elves.index.value) == (10, 1)
    assert found.pairs[Tribe.ELF, Tribe.ELF].value == 1


@pytest.mark.parametrize("lang", languages())
def test_page_speaks_every_language(lang: str) -> None:
    found = findings([measure(TABLE, "heuristic", 2, 0), measure(TABLE, "heuristic", 2, 1)])
    messages = Messages(lang)
    html = page(Plan(), found, messages, "ethnos lab <folder>")
    embedded = html.partition('id="lab-data">')[2].partition("</script>")[0]
    assert json.loads(embedded) == json.loads(json.dumps(data(found, messages)))
    assert "&lt;folder&gt;" in html


def test_command_measures_and_goes_on(tmp_path: Path) -> None:
    words = ("lab", str(tmp_path), "--players", "2", "--games", "1", "--workers", "1")
    answer = ethnos(*words)
    assert answer.returncode == 0, answer.stderr
    assert "Sets measured: 792." in answer.stderr
    results = (tmp_path / RESULTS).read_bytes()
    assert results.count(b"\n") == 793
    assert (tmp_path / "index.html").stat().st_size > 50_000
    again = ethnos(*words)
    assert again.returncode == 0
    assert (tmp_path / RESULTS).read_bytes() == results
    other = ethnos("lab", str(tmp_path), "--bot", "novice")
    assert other.returncode == 2
    assert "belongs to another run: “bot” differs" in other.stderr
    assert "“marker” is not compiled" in ethnos("lab", str(tmp_path), "--bot", "marker").stderr
    assert "--players" in ethnos("lab", str(tmp_path), "--players", "2,7").stderr
