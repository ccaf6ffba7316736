"""Both verifiers, the library and the standalone script, detect every forgery."""

import ast
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ethnos.records.chain import seal_all, unseal
from ethnos.records.codec import Json, JsonObject
from ethnos.records.record import Record, dump_record, read_record
from ethnos.records.redaction import redact_record
from ethnos.records.seeds import commitment
from ethnos.records.verify import Verdict, verify, verify_bytes
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FairSource, FastSource
from tests.records.make_golden import RULESETS, golden_path
from tests.records.recorded_games import OTHER_OPTIONS, fair_record, fast_record
from tools import verify_record

SCRIPT = Path(verify_record.__file__)
EDITS = 1_000
SEED = bytes(range(32))


@pytest.fixture(scope="module")
def honest() -> bytes:
    """A complete fair record for two, as bytes."""
    return dump_record(fair_record(Ruleset(players=2), SEED))


def script_accepts(data: bytes) -> bool:
    """Return whether the standalone script accepts a record; called in this process."""
    try:
        verify_record.check(data)
    except verify_record.WRONG:
        return False
    return True


def both_accept(data: bytes) -> bool:
    return verify_bytes(data).ok and script_accepts(data)


def either_accepts(data: bytes) -> bool:
    return verify_bytes(data).ok or script_accepts(data)


# Honest records.


@pytest.mark.parametrize("players", RULESETS)
def test_golden_records_verify(players: int) -> None:
    report = verify(golden_path(players))
    assert report.ok
    assert [check.name for check in report.checks] == [
        *("chain", "shape", "complete", "seed", "replay", "result"),
    ]
    assert str(report).endswith("\nthe record holds")
    assert script_accepts(golden_path(players).read_bytes())


@pytest.mark.parametrize("players", range(2, 7))
def test_simulated_games_verify(players: int) -> None:
    for options in ({}, OTHER_OPTIONS):
        ruleset = Ruleset(players=players).with_options(**options)
        assert both_accept(dump_record(fast_record(ruleset, 2**63 + players)))
    assert both_accept(dump_record(fast_record(Ruleset(), -1)))


# Damage: anything done to the bytes.


def test_every_changed_byte_is_detected(honest: bytes) -> None:
    choices = FastSource(2026).stream(0)
    for edit in range(EDITS):
        at = edit * len(honest) // EDITS
        other = (honest[at] + 1 + choices.below(255)) % 256
        edited = honest[:at] + bytes([other]) + honest[at + 1 :]
        assert not either_accepts(edited), f"byte {at}: {honest[at]} became {other}"


def test_every_lost_or_inserted_byte_is_detected(honest: bytes) -> None:
    for edit in range(60):
        at = edit * len(honest) // 60
        assert not either_accepts(honest[:at] + honest[at + 1 :])
        assert not either_accepts(honest[:at] + b" " + honest[at:])
    for extra in (b" ", b"\n", b"\r", b"{}", b"{}\n", honest):
        assert not either_accepts(honest + extra)
        assert not either_accepts(extra + honest)


def test_non_canonical_json_is_refused(honest: bytes) -> None:
    for old, new in (
        (b"\n", b"\r\n"),
        (b'"v":1}', b'"v": 1}'),
        (b'"v":1}', b'"v":1.0}'),
        (b'"v":1}', b'"v":1,"v":1}'),
        (b"draw", b"\\u0064raw"),
    ):
        assert old in honest
        assert not either_accepts(honest.replace(old, new, 1))


def test_every_missing_repeated_or_moved_line_is_detected(honest: bytes) -> None:
    lines = honest.splitlines(keepends=True)
    for at in range(0, len(lines), 7):
        assert not either_accepts(b"".join(lines[:at]))
        assert not either_accepts(b"".join(lines[:at] + lines[at + 1 :]))
        assert not either_accepts(b"".join([*lines[:at], lines[at], *lines[at:]]))
        moved = [*lines[:at], *lines[at + 1 : at + 2], lines[at], *lines[at + 2 :]]
        assert b"".join(moved) == honest or not either_accepts(b"".join(moved))
    for cut in range(0, len(honest), 997):
        assert not either_accepts(honest[:cut])
    assert not either_accepts(honest[:-1])


# Forgery: the hash chain is recomputed, so only the content can give it away.


Forgery = Callable[[list[JsonObject]], None]


def find(lines: list[JsonObject], kind: str, number: int = 0) -> JsonObject:
    """Return an event of this kind."""
    found: list[JsonObject] = []
    for line in lines:
        events = line.get("events", [])
        assert isinstance(events, list)
        found += [event for event in events if isinstance(event, dict) and event["type"] == kind]
    return found[number]


def inner(data: JsonObject, key: str) -> JsonObject:
    value = data[key]
    assert isinstance(value, dict)
    return value


def swap_cards(first: JsonObject, second: JsonObject) -> None:
    first["card"], second["card"] = second["card"], first["card"]


def different_draws(lines: list[JsonObject]) -> None:
    first = find(lines, "CardDrawn")
    numbers = range(1, 40)
    other = next(e for n in numbers if (e := find(lines, "CardDrawn", n))["card"] != first["card"])
    swap_cards(first, other)


def reseed(lines: list[JsonObject]) -> None:
    lines[-1]["seed"] = bytes(32).hex()


def reseed_with_commitment(lines: list[JsonObject]) -> None:
    reseed(lines)
    inner(lines[0], "rng")["commit"] = commitment(bytes(32), str(lines[0]["game"]))


def change_nonce(lines: list[JsonObject]) -> None:
    inner(lines[0], "rng")["nonces"] = ["another nonce", "nonce of seat 1"]


def reverse_tokens(lines: list[JsonObject]) -> None:
    tokens = find(lines, "GameBegan")["tokens"]
    assert isinstance(tokens, list)
    tokens[0], tokens[1] = tokens[1], tokens[0]


def other_tribes(lines: list[JsonObject]) -> None:
    event = find(lines, "GameBegan")
    event["tribes"] = lines[0]["tribes"] = ["centaur", "dwarf", "elf", "giant", "halfling"]


def drop_last_action(lines: list[JsonObject]) -> None:
    del lines[-2]
    lines[-1]["actions"] = len(lines) - 3


DEAL_FORGERIES: dict[str, Forgery] = {
    "another seed": reseed,
    "another seed and commitment": reseed_with_commitment,
    "another game's commitment": lambda lines: lines[0].update(game="some other game"),
    "another nonce": change_nonce,
    "nonces taken away": lambda lines: inner(lines[0], "rng").update(nonces=[]),
    "another stream": lambda lines: inner(lines[0], "rng").update(alg="pcg32/1", seed="1"),
    "no seed": lambda lines: lines[-1].update(seed=None),
    "tribes agreed after the deal": lambda lines: inner(lines[0], "ruleset").update(
        tribes=lines[0]["tribes"]
    ),
    "other tribes": other_tribes,
    "other tokens": reverse_tokens,
    "another first player": lambda lines: find(lines, "AgeBegan").update(first_player=0),
    "another deck": lambda lines: find(lines, "AgeBegan").update(deck_size=60),
    "another hand": lambda lines: swap_cards(find(lines, "CardDealt"), find(lines, "CardDealt", 1)),
    "another pool": lambda lines: find(lines, "PoolTurnedUp", 1).update(cards=["elf:red"] * 4),
    "another draw": different_draws,
    "a dragon left out": lambda lines: find(lines, "DragonRevealed", 4).update(
        type="CardDrawn", number=None, card="elf:red"
    ),
    "dealt twice": lambda lines: _list(lines[5]["events"]).append(
        {"type": "CardDealt", "seat": 0, "card": "elf:red"}
    ),
    "dealt not at all": lambda lines: _list(lines[1]["events"]).clear(),
}
PLAY_FORGERIES: dict[str, Forgery] = {
    "another action": lambda lines: lines[2].update(action="pass"),
    "another seat": lambda lines: lines[2].update(by=1 - int(str(lines[2]["by"]))),
    "another final glory": lambda lines: lines[-1].update(glory=[99, 0]),
    "another winner": lambda lines: lines[-1].update(winners=[0, 1]),
    "another end": lambda lines: lines[-1].update(reason="ten_skeletons"),
    "another final table": lambda lines: lines[-1].update(state="0" * 64),
    "more glory in an age": lambda lines: find(lines, "AgeScored").update(gained=[50, 50]),
    "the last action left out": drop_last_action,
}


def _list(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


@pytest.mark.parametrize("name", DEAL_FORGERIES)
def test_both_verifiers_detect_forged_deal(honest: bytes, name: str) -> None:
    lines = unseal(honest)
    DEAL_FORGERIES[name](lines)
    forged = seal_all(lines)
    assert forged != honest
    assert not verify_bytes(forged).ok
    assert not script_accepts(forged)


@pytest.mark.parametrize("name", PLAY_FORGERIES)
def test_library_verifier_detects_forged_play(honest: bytes, name: str) -> None:
    lines = unseal(honest)
    PLAY_FORGERIES[name](lines)
    forged = seal_all(lines)
    assert forged != honest
    report = verify_bytes(forged)
    assert not report.ok
    assert str(report).endswith("the record does NOT hold")


# What cannot be checked, and what the report says.


def verdicts(data: bytes) -> dict[str, Verdict]:
    return {check.name: check.verdict for check in verify_bytes(data).checks}


def test_unfinished_record_is_intact_but_not_verified(honest: bytes) -> None:
    unfinished = seal_all(unseal(honest)[:-1])
    report = verify_bytes(unfinished)
    assert report.unfinished
    assert not either_accepts(unfinished)
    assert verdicts(unfinished) == {
        **dict.fromkeys(("chain", "shape"), Verdict.PASSED),
        **dict.fromkeys(("complete", "seed", "replay"), Verdict.OPEN),
    }
    assert str(report).endswith("intact so far, but the game is not finished")
    with pytest.raises(ValueError, match="there is no footer"):
        verify_record.check(unfinished)


def test_deal_of_unfinished_game_with_known_seed_is_checked() -> None:
    lines = unseal(dump_record(fast_record(Ruleset(players=2), 5)))[:-1]
    assert verdicts(seal_all(lines)) == {
        **dict.fromkeys(("chain", "shape", "seed", "replay"), Verdict.PASSED),
        "complete": Verdict.OPEN,
    }
    different_draws(lines)
    assert verdicts(seal_all(lines))["replay"] is Verdict.FAILED


def test_unfinished_record_with_illegal_action_is_not_intact(honest: bytes) -> None:
    lines = unseal(honest)[:-1]
    PLAY_FORGERIES["another action"](lines)
    report = verify_bytes(seal_all(lines))
    assert not report.ok
    assert not report.unfinished
    assert report.checks[-1].verdict is Verdict.FAILED


def test_redacted_record_is_checked_as_far_as_possible() -> None:
    record = read_record(golden_path(4))
    report = verify_bytes(dump_record(redact_record(record, 1)))
    assert report.ok
    assert [check.verdict for check in report.checks] == [
        *[Verdict.PASSED] * 3,
        *[Verdict.SKIPPED] * 2,
    ]
    assert not script_accepts(dump_record(redact_record(record, 1)))


def test_record_of_other_rules_version_fails() -> None:
    record = read_record(golden_path(2))
    other = Record(replace(record.header, rules="ethnos-0"), record.entries, record.footer)
    assert verify_bytes(dump_record(other)).checks[-1].words == (
        "played by rules 'ethnos-0', not 'ethnos-1'"
    )


def test_missing_file_is_reported(tmp_path: Path) -> None:
    report = verify(tmp_path / "nowhere")
    assert str(report).startswith("failed   file: cannot be read")


# The standalone script.


def test_script_is_short_and_needs_only_standard_library() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 150
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    assert imported
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def run_script(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", "-S", str(SCRIPT), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, check=False, text=True)


def test_script_runs_standalone(honest: bytes, tmp_path: Path) -> None:
    (tmp_path / "good").write_bytes(honest)
    (tmp_path / "bad").write_bytes(honest.replace(b'"v":3', b'"v":4', 1))
    good, bad, none = (run_script(name, cwd=tmp_path) for name in ("good", "bad", "none"))
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.endswith("chain, seed and deal hold\n")
    assert (bad.returncode, none.returncode) == (1, 1)
    assert bad.stderr.startswith("REJECTED: line ")
    assert none.stderr.startswith("REJECTED: ")


@pytest.mark.parametrize("number", [0, 1, 3])
def test_script_and_rules_draw_same_numbers(number: int) -> None:
    fair = FairSource(SEED).stream(number), verify_record.fair_stream(SEED, number)
    fast = FastSource(12345).stream(number), verify_record.fast_stream(12345, number)
    # The last limit of each rejects every fourth number.
    for (ours, theirs), limits in ((fair, (2, 67, 3 << 62)), (fast, (2, 67, 3 << 30))):
        for limit in limits:
            assert [ours.below(limit) for _ in range(100)] == [theirs(limit) for _ in range(100)]


def test_line_cut_off_while_written_leaves_the_record_unfinished(honest: bytes) -> None:
    torn = honest[: honest.rstrip(b"\n").rfind(b"\n") - 5]
    report = verify_bytes(torn)
    assert report.unfinished
    assert not report.ok


def test_nothing_follows_the_footer(honest: bytes) -> None:
    report = verify_bytes(honest + b'{"v":1')
    assert not report.ok
    assert not report.unfinished


def test_file_without_end_is_refused() -> None:
    (check,) = verify("/dev/zero").checks
    assert (check.name, check.verdict) == ("file", Verdict.FAILED)
    assert check.words == "the file is larger than 64 MiB"
