"""Golden playthroughs: whole games as text, unchanged. `make golden` rewrites them."""

import re

import pytest

from ethnos.rules.cards import Tribe
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from tools.golden import FOLDER, PLAYTHROUGHS, Playthrough, render

# What only this tribe can do: its playthrough must contain it.
EVIDENCE = {
    Tribe.CENTAUR: r"further_band, \d+ legal: band ",
    Tribe.DWARF: r"BandScored: .*\+ 1 dwarf",
    Tribe.ELF: r"keep, \d+ legal: keep \w+[:+]",
    Tribe.GIANT: r"GiantTokenTaken: seat \d, size \d+, taken_from \d",
    Tribe.HALFLING: r"halfling:\w+ leads \S+\n +\* NoMarkerPlaced",
    Tribe.MERFOLK: r"free_marker, 7 legal: free (?!none)",
    Tribe.MINOTAUR: r"band of (\d), minotaur:\w+ leads \S+\n +\* MarkerPlaced: .*markers (?!\1)",
    Tribe.ORC: r"raid, 2 legal: raid (?!none)",
    Tribe.SKELETON: r"BandScored: .* - \d skeletons",
    Tribe.TROLL: r"troll_token, \d legal: troll \d[\s\S]* by trolls",
    Tribe.WINGFOLK: r"marker, [2-6] legal: place",
    Tribe.WIZARD: r"wizard_draw, 2 legal: wizard [1-9]",
}
LONGEST = 3_000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda told: told.name)
def test_playthrough_is_unchanged(playthrough: Playthrough) -> None:
    golden = playthrough.path.read_text(encoding="utf-8")
    assert render(playthrough).splitlines() == golden.splitlines()
    assert len(golden.splitlines()) < LONGEST


@pytest.mark.parametrize("tribe", Tribe)
def test_every_tribe_has_playthrough_that_uses_its_ability(tribe: Tribe) -> None:
    told = (FOLDER / f"tribe-{tribe}.txt").read_text(encoding="utf-8")
    if tribe is not Tribe.SKELETON:  # Skeletons never lead.
        assert f", {tribe}:" in "".join(re.findall(r"BandPlayed: .*", told))
    assert re.search(EVIDENCE[tribe], told)


@pytest.mark.parametrize("players", range(MIN_PLAYERS, MAX_PLAYERS + 1))
def test_every_player_count_has_playthrough(players: int) -> None:
    told = (FOLDER / f"players-{players}.txt").read_text(encoding="utf-8")
    assert f"\nplayers {players}," in told
    assert told.count("* CardDealt:") == players * (2 if players < 4 else 3)


def test_options_have_playthroughs() -> None:
    assert sum(bool(playthrough.options) for playthrough in PLAYTHROUGHS) > 1


def test_folder_contains_only_planned_playthroughs() -> None:
    planned = {playthrough.path for playthrough in PLAYTHROUGHS}
    assert set(FOLDER.glob("*.txt")) == planned


def test_every_playthrough_ends_with_scores() -> None:
    for playthrough in PLAYTHROUGHS:
        told = playthrough.path.read_text(encoding="utf-8")
        assert told.count("GameEnded: rank ") == playthrough.players
        assert "AreaScored: " in told
        assert "BandScored: " in told
