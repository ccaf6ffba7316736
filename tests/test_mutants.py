"""The mutant list keeps up with the rules: every mutant still applies to exactly one place."""

import ast

import pytest

from tools.mutants import LIST, ROOT, read_mutants

MUTANTS = read_mutants(LIST.read_text(encoding="utf-8"))


def parsed(source: str) -> str:
    return ast.dump(ast.parse(source))


def test_mutants_are_many_and_unique() -> None:
    assert len(MUTANTS) >= 60
    assert [mutant.number for mutant in MUTANTS] == list(range(1, len(MUTANTS) + 1))
    broken = {(mutant.file, mutant.original, mutant.replacement) for mutant in MUTANTS}
    assert len(broken) == len(MUTANTS)


def test_every_mutant_applies_to_one_place() -> None:
    files = {mutant.file for mutant in MUTANTS}
    sources = {file: (ROOT / file).read_text(encoding="utf-8") for file in files}
    unbroken = {file: parsed(source) for file, source in sources.items()}
    assert [
        mutant
        for mutant in MUTANTS
        if parsed(mutant.apply_to(sources[mutant.file])) == unbroken[mutant.file]
    ] == []


def test_first_tests_of_mutants_exist() -> None:
    assert [mutant for mutant in MUTANTS if not (ROOT / mutant.first_tests).is_file()] == []


def test_missing_or_ambiguous_snippet_is_caught() -> None:
    mutant = MUTANTS[0]
    for times in (0, 2):
        with pytest.raises(ValueError, match=f"mutant 1 .* occurs {times} times"):
            mutant.apply_to(mutant.original * times)


def test_incomplete_mutant_heading_is_caught() -> None:
    with pytest.raises(ValueError, match="mutant 1: 'nothing' should be"):
        read_mutants("introduction\n\nnothing\n- x\n+ y\n")
