"""`ethnos bench`: that it measures, not what."""

import json

from tests.cli.command import ethnos


def test_both_engines_are_measured_without_the_peers() -> None:
    answer = ethnos("bench", "--only", "rules,fast", "--seconds", "0.05", "--json")
    assert answer.returncode == 0, answer.stderr
    report = json.loads(answer.stdout)
    assert report["decisions_per_second"].keys() == {"rules", "fast"}
    numbers = [report[name] for name in ("playouts_per_second", "batch_decisions_per_second")]
    assert min(*report["decisions_per_second"].values(), *numbers) > 0
    assert {"machine", "versions", "date"} <= report.keys()


def test_table_shows_ratio_of_engines() -> None:
    answer = ethnos("bench", "--only", "rules", "--seconds", "0.05")
    assert answer.returncode == 0, answer.stderr
    assert "ratio to rules" in answer.stdout
    assert "1.00" in answer.stdout


def test_impossible_measurement_is_refused_in_one_sentence() -> None:
    answer = ethnos("bench", "--only", "chess")
    assert answer.returncode != 0
    assert "unknown engine 'chess'" in answer.stderr
    assert "Traceback" not in answer.stderr
