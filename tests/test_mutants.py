"""The list of mutants keeps up with the rules: every entry still breaks exactly one place."""

import ast

import pytest

from tools.mutants import LIST, ROOT, read_mutants

MUTANTS = read_mutants(LIST.read_text(encoding="utf-8"))


def parsed(source: str) -> str:
    return ast.dump(ast.parse(source))


def test_there_are_many_mutants_and_no_two_are_alike() -> None:
    assert len(MUTANTS) >= 60
    assert [mutant.number for mutant in MUTANTS] == list(range(1, len(MUTANTS) + 1))
    broken = {(mutant.file, mutant.original, mutant.replacement) for mutant in MUTANTS}
    assert len(broken) == len(MUTANTS)


def test_every_mutant_still_breaks_one_place_of_the_rules() -> None:
    files = {mutant.file for mutant in MUTANTS}
    sources = {file: (ROOT / file).read_text(encoding="utf-8") for file in files}
    unbroken = {file: parsed(source) for file, source in sources.items()}
    assert [
        mutant
        for mutant in MUTANTS
        if parsed(mutant.apply_to(sources[mutant.file])) == unbroken[mutant.file]
    ] == []


def test_the_tests_to_try_first_exist() -> None:
    assert [mutant for mutant in MUTANTS if not (ROOT / mutant.first_tests).is_file()] == []


def test_a_snippet_that_is_gone_or_stands_twice_is_noticed() -> None:
    mutant = MUTANTS[0]
    for times in (0, 2):
        with pytest.raises(ValueError, match=f"mutant 1 .* stands there {times} times"):
            mutant.apply_to(mutant.original * times)


def test_a_block_without_its_three_names_is_noticed() -> None:
    with pytest.raises(ValueError, match="mutant 1: 'nothing' names no file, tests and story"):
        read_mutants("introduction\n\nnothing\n- x\n+ y\n")
