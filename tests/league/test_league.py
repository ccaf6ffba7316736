"""A league: its folder, its choice of matches, and what it says."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from ethnos.bots.policy import save_network
from ethnos.cli.app import BAD_INPUT
from ethnos.fast.observation import OBSERVATION_SIZE
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.league.design import choose
from ethnos.league.entrants import BOTS, STARTERS, Entrants
from ethnos.league.folder import RESULTS, LeagueFolder, LeagueFolderError, Plan
from ethnos.league.matches import Match, Tally, design_effect, pairings
from ethnos.league.page import page
from ethnos.league.ratings import POINTS, rate
from ethnos.league.report import LeagueReport
from ethnos.league.responses import Extreme, Responses, with_more
from ethnos.league.run import rounds
from ethnos.league.summary import summarize
from ethnos.moods import Mood, set_for
from ethnos.packed.moves import CODES
from ethnos.rules.ruleset import Ruleset
from tests.arena import misbehaving_bots
from tests.cli.command import answer

PLAN = Plan(Ruleset(players=2), seed=3)
NAMES = ["a", "b", "c"]


def write_bots(folder: Path, *bots: str) -> None:
    (folder / BOTS).write_text("".join(f"{bot}\n" for bot in bots), "utf-8")


def write_checkpoint(path: Path, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    weight = rng.standard_normal((OBSERVATION_SIZE, CODES)).astype("f4")
    save_network(path, [(weight, np.zeros(CODES, "f4"))])


def play(folder: Path, games: int, *, most: int | None = None, workers: int = 1) -> LeagueFolder:
    """Play a league, or only its first parts, as if it had been killed then."""
    kept = LeagueFolder(folder, PLAN)
    parts = rounds(kept, Entrants(folder), games, workers=workers)
    for number, _ in enumerate(parts, 1):
        if number == most:
            parts.close()
            break
    kept.close()
    return kept


def report_of(kept: LeagueFolder, lang: str = "en") -> LeagueReport:
    return LeagueReport(kept, summarize(kept), Entrants(kept.folder).problems, Messages(lang))


def misbehaving(name: str) -> str:
    return f"{misbehaving_bots.__name__}:{name}"


def tally(won: float, games: int) -> Tally:
    return Tally(games, won, games - won)


def test_killed_league_goes_on_to_the_same_digest(tmp_path: Path) -> None:
    for name in ("whole", "killed"):
        (tmp_path / name).mkdir()
        write_bots(tmp_path / name, "random", "marker", "collector")
    whole = play(tmp_path / "whole", 20)
    assert len(whole.matches) > len(pairings(NAMES, 2)), "there was only one round"
    for parts in (3, 11):
        play(tmp_path / "killed", 20, most=parts)
        with (tmp_path / "killed" / RESULTS).open("ab") as file:
            file.write(b'{"game":7,"seed"')  # the process ended here
    killed = play(tmp_path / "killed", 20, workers=2)
    assert killed.matches == whole.matches
    assert killed.digest == whole.digest
    assert len(whole.results) == 2 * len(whole.matches)


def test_everybody_gets_games_and_every_deal_is_played_from_both_seats(tmp_path: Path) -> None:
    write_bots(tmp_path, "random", "marker", "collector # a comment", "", "marker")
    kept = play(tmp_path, 12)
    assert kept.fingerprints.keys() == {"random", "marker", "collector"}
    counts = Counter(name for index in kept.results for name in kept.matches[index // 2])
    assert sum(counts.values()) >= 3 * 12
    assert min(counts.values()) >= 4
    for number, match in enumerate(kept.matches):
        first, second = ([seat.bot for seat in kept.results[2 * number + k].seats] for k in (0, 1))
        assert first == [*match] == second[::-1]


def test_newcomer_joins_and_a_changed_checkpoint_is_refused(tmp_path: Path) -> None:
    write_bots(tmp_path, "random", "marker")
    before = play(tmp_path, 4)
    write_checkpoint(tmp_path / "new.npz")
    (tmp_path / "broken.npz").write_bytes(b"half a fi")
    after = play(tmp_path, 8)
    assert after.matches[: len(before.matches)] == before.matches
    assert "new.npz" in after.fingerprints
    assert {Match("marker", "new.npz"), Match("new.npz", "random")} <= {*after.matches}
    assert str(tmp_path) not in (tmp_path / RESULTS).read_text("utf-8"), "a folder can be moved"
    write_checkpoint(tmp_path / "new.npz", seed=1)
    entrants = Entrants(tmp_path)
    assert [one.name for one in entrants.found(after.fingerprints)] == ["marker", "random"]
    assert entrants.problems["new.npz"].code == "changed"
    assert "broken.npz" in entrants.problems["broken.npz"].detail
    write_checkpoint(tmp_path / "broken.npz")  # now it is complete
    assert "broken.npz" in [one.name for one in entrants.found(after.fingerprints)]


def test_first_run_writes_the_levels(tmp_path: Path) -> None:
    assert [one.name for one in Entrants(tmp_path).found({})] == sorted(STARTERS)


def test_errors_cost_the_game_and_are_named(tmp_path: Path) -> None:
    write_bots(tmp_path, "marker", misbehaving("FailingBot"), misbehaving("NobodyBot"))
    kept = play(tmp_path, 4)
    assert {name for match in kept.matches for name in match} == {
        "marker",
        misbehaving("FailingBot"),
    }
    report = report_of(kept)
    failing = report.summary.entrants[-1]
    assert failing.conceded is not None
    assert failing.conceded.estimate.value == 1
    assert len(failing.forfeits) == len(kept.results)
    assert "ZeroDivisionError: an error of this bot" in "".join(report.troubles())


def test_file_that_goes_during_a_round_costs_its_entrant_the_game(tmp_path: Path) -> None:
    write_bots(tmp_path, "random")
    write_checkpoint(tmp_path / "gone.npz")
    kept = LeagueFolder(tmp_path, PLAN)
    parts = rounds(kept, Entrants(tmp_path), 4)
    next(parts)
    (tmp_path / "gone.npz").unlink()
    next(parts)
    parts.close()
    kept.close()
    [failure] = [seat.failure for seat in kept.results[1].seats if seat.bot == "gone.npz"]
    assert failure is not None
    assert "there is no file" in failure


def test_bot_that_ends_its_process_is_suspended(tmp_path: Path) -> None:
    write_bots(tmp_path, "marker", "random", misbehaving("DyingBot"))
    kept = play(tmp_path, 4, workers=2)
    assert kept.suspended == {misbehaving("DyingBot"): "SIGKILL"}
    assert {Match("marker", "random")} == {kept.matches[index // 2] for index in kept.results}
    assert "SIGKILL" in "".join(report_of(kept).troubles())
    assert play(tmp_path, 4, workers=2).digest == kept.digest


def test_another_league_or_file_is_refused(tmp_path: Path) -> None:
    write_bots(tmp_path, "random", "marker")
    play(tmp_path, 2)
    with pytest.raises(LeagueFolderError) as other:
        LeagueFolder(tmp_path, Plan(Ruleset(players=2), seed=4))
    assert (other.value.code, other.value.detail) == ("other", "seed")
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(b'{"game":99}\n')
    with pytest.raises(LeagueFolderError) as broken:
        LeagueFolder(tmp_path, PLAN)
    assert broken.value.code == "broken"


def test_ratings_find_known_strengths() -> None:
    """Shares as the model has them, at a table of four."""
    strengths = {"a": 1.0, "b": 0.0, "c": -1.0}
    tallies = {}
    for match in pairings(NAMES, 4):
        odds = np.exp(strengths[match.alone] - strengths[match.others]) / 3
        tallies[match] = tally(4_000 * odds / (1 + odds), 4_000)
    ratings = rate(NAMES, tallies, 4)
    for name, strength in strengths.items():
        assert ratings.estimate(name).value == pytest.approx(strength * POINTS, abs=1)
    assert ratings.chance(Match("a", "c")) == pytest.approx(
        tallies[Match("a", "c")].share, abs=1e-3
    )


def test_intervals_of_ratings_hold_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    strengths = np.array([0.6, 0.0, -0.6])
    held = Counter[bool]()
    for _ in range(150):
        tallies: dict[Match, Tally] = {}
        for match in pairings(NAMES, 4):
            lead = strengths[NAMES.index(match.alone)] - strengths[NAMES.index(match.others)]
            chance = 1 / (1 + 3 * np.exp(-lead))
            tallies[match] = tally(float(rng.binomial(20, chance)), 20)
        ratings = rate(NAMES, tallies, 4)
        for name, strength in zip(NAMES, strengths, strict=True):
            found = ratings.estimate(name)
            held[bool(found.low <= strength * POINTS <= found.high)] += 1
    assert 0.92 <= held[True] / held.total() <= 0.98


def test_games_that_stick_together_widen_intervals() -> None:
    match = Match("a", "b")
    deals = {number: (4, 4.0 * (number % 2)) for number in range(10)}
    together = {match: Tally(40, 20.0, 20.0, deals)}
    apart = {match: tally(20.0, 40)}
    assert design_effect(together) == pytest.approx(4 * 10 / 9)
    widths = [
        (found := rate(NAMES[:2], tallies, 4).estimate("a")).high - found.low
        for tallies in (together, apart)
    ]
    assert widths[0] > 1.5 * widths[1]


def test_exploitability_allows_for_the_choice_among_many() -> None:
    """The interval is that of the largest true share, whoever has it."""
    tallies = {
        Match("b", "a"): tally(9, 10),
        Match("c", "a"): tally(700, 1_000),
        Match("a", "b"): tally(1, 10),
        Match("a", "c"): tally(100, 1_000),
    }
    responses = Responses(NAMES, tallies, 4)
    conceded, kept = responses.conceded("a"), responses.kept("a")
    assert conceded is not None
    assert kept is not None
    assert conceded.against == "c", "one of ten games is not worth a hundred of a thousand"
    assert conceded.estimate.value == 0.7
    assert 0.66 < conceded.estimate.low < 0.7
    assert conceded.estimate.high > 0.97, "b may be the better response"
    assert kept.against == "c"
    assert kept.estimate.low < 0.03
    alone, many = (
        Responses(names, tallies, 4).share(Match("c", "a")) for names in (NAMES[:2], NAMES * 10)
    )
    assert alone is not None
    assert many is not None
    assert many.low < alone.low < 0.7 < alone.high < many.high
    assert Responses(NAMES, tallies, 4).conceded("d") is None


def test_shares_of_two_players_are_two_sides_of_one() -> None:
    responses = Responses(NAMES, {Match("a", "b"): tally(3, 4)}, 2)
    found = [responses.share(Match(*pair)) for pair in ("ab", "ba")]
    assert [share.value for share in found if share] == [0.75, 0.25]


def test_every_pairing_is_played_before_any_is_played_again() -> None:
    chosen = choose(NAMES, {Match("a", "b"): tally(1, 4)}, 4, 8)
    assert {*chosen[:5]} == {*pairings(NAMES, 4)} - {Match("a", "b")}
    assert choose(["a"], {}, 4, 8) == []


def test_matches_are_chosen_for_information() -> None:
    """A newcomer plays most, and against those with whom the game is open."""
    tallies = {match: tally(100, 400) for match in pairings(NAMES[:2], 4)}
    tallies |= {Match("c", other): tally(4, 4) for other in "ab"}  # c is far stronger
    tallies |= {Match(other, "c"): tally(0, 4) for other in "ab"}
    tallies |= {Match("n", other): tally(1, 4) for other in "abc"}
    tallies |= {Match(other, "n"): tally(1, 4) for other in "abc"}
    names = [*NAMES, "n"]
    chosen = choose(names, tallies, 4, 12)
    for_ratings, for_responses = chosen[::2], chosen[1::2]
    assert not {Match("a", "b"), Match("b", "a")} & {*chosen}, "nothing new is to be learned there"
    assert all({"n", "c"} & {*match} for match in for_ratings)
    expected = rate(names, tallies, 4)
    gained = {
        match: _total_variance(
            names, {**tallies, match: _more(tallies[match], expected.chance(match))}
        )
        for match in pairings(names, 4)
    }
    assert gained[for_ratings[0]] == pytest.approx(min(gained.values()), rel=0.02)
    assert len({*for_ratings}) > 2, "a match that is expected to be played tells less then"
    known = {**tallies, chosen[0]: with_more(tallies[chosen[0]], 4)}
    widths = {name: _width(Responses(names, known, 4).conceded(name)) for name in names}
    assert for_responses[0].others == max(widths, key=lambda name: widths[name])


def _width(found: Extreme | None) -> float:
    assert found is not None
    return found.estimate.high - found.estimate.low


def _more(known: Tally, chance: float) -> Tally:
    return Tally(known.games + 4, known.won + 4 * chance, known.lost + 4 * (1 - chance))


def _total_variance(names: list[str], tallies: dict[Match, Tally]) -> float:
    return float(np.trace(rate(names, tallies, 4).covariance))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> LeagueFolder:
    folder = tmp_path_factory.mktemp("league")
    write_bots(folder, "random", "marker", misbehaving("FailingBot"))
    return play(folder, 8)


@pytest.mark.parametrize("lang", languages())
def test_page_needs_nothing_from_outside(played: LeagueFolder, lang: str) -> None:
    report = report_of(played, lang)
    html = page(report, 8)
    assert f'<html lang="{lang}">' in html
    assert "http" not in html.replace("http-equiv", "")
    assert "league-" not in html, "a message is missing"
    assert html.count("<svg") == 3
    assert "prefers-color-scheme: dark" in html
    assert played.digest in html
    assert "FailingBot" in html
    assert "ethnos league" in html


def test_command_plays_writes_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_bots(tmp_path, "random", "marker")
    command = ("league", str(tmp_path), "--players", "2", "--workers", "1", "--games")
    first = answer(capsys, *command, "4")
    assert first.status == 0, first.err
    assert "marker" in first.out
    again = answer(capsys, *command, "6")
    assert again.status == 0, again.err
    data = json.loads((tmp_path / "league.json").read_text("utf-8"))
    assert data["games"] == 6
    assert data["digest"] in again.out
    assert data["entrants"]["marker"]["rating"]["value"] > 0
    assert "<svg" in (tmp_path / "index.html").read_text("utf-8")
    other = answer(capsys, *command, "6", "--seed", "1")
    assert other.status == BAD_INPUT
    assert "seed" in other.err
    (tmp_path / "empty").mkdir()
    write_bots(tmp_path / "empty", "random", "nobody")
    alone = answer(capsys, "league", str(tmp_path / "empty"), "--tribes", "short", "--seed", "5")
    assert alone.status == BAD_INPUT
    assert "two entrants" in alone.err
    assert "there is no bot 'nobody'" in alone.err
    begun = json.loads((tmp_path / "empty" / RESULTS).read_text("utf-8"))
    assert begun["tribes"] == [*set_for(Mood.SHORT, 4, 5)]
