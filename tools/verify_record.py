#!/usr/bin/env python3
"""Check the record of a game without trusting Ethnos. Usage: python verify_record.py FILE.

Read it first: it is short and needs only Python. It checks every byte against the hash chain, the
seed against the commitment published before the deal, and deals the whole game again: tribes,
tokens, first players, hands, pools and every card drawn. `ethnos verify` also checks the moves.
"""

import hashlib
import hmac
import json
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

COLOURS = ["blue", "green", "grey", "orange", "purple", "red"]
TRIBES = "centaur dwarf elf giant halfling merfolk minotaur orc skeleton troll wingfolk wizard"
TOKENS = [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]
TOKENS_FOR_TWO_OR_THREE = [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]
M32, M64 = 2**32 - 1, 2**64 - 1
WRONG = (ValueError, LookupError, TypeError, AttributeError, OSError)
Json = dict[str, Any]
Below = Callable[[int], int]


def require(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def canonical(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def read(data: bytes) -> tuple[Json, list[Json], Json]:
    """Return header, entries and footer; the hash chain covers every byte."""
    require(data.endswith(b"\n"), "the last line is incomplete")
    before, lines = "", []
    for number, text in enumerate(data[:-1].split(b"\n"), start=1):
        line = json.loads(text)
        require(canonical(line) == text, f"line {number}: not in canonical form")
        found = line.pop("h")
        before = hashlib.sha256(before.encode() + canonical(line)).hexdigest()
        require(found == before, f"line {number}: the hash does not fit, something was changed")
        lines.append(line)
    header, *entries, footer = lines
    kind = [header["t"], header["format"], header["view"], *{"position"} & {*header}]
    require(kind == ["ethnos-record", 1, "full"], f"{kind} cannot be checked")
    require(footer.get("t") == "end", "there is no footer: unfinished, or cut short")
    require([entry["v"] for entry in entries] == [*range(footer["actions"] + 1)], "lines missing")
    return header, entries, footer


def fair_stream(key: bytes, stream: int) -> Below:
    """Return a function for random numbers below a limit, by rejection sampling."""
    blocks = (hmac.digest(key, struct.pack(">IQ", stream, n), "sha256") for n in range(M64))
    source = (number for block in blocks for number in struct.unpack(">4Q", block))
    return lambda limit: next(x for x in source if x <= M64 - 2**64 % limit) % limit


def fast_stream(seed: int, stream: int) -> Below:
    """Return the same with PCG32, the generator of simulated games."""
    mixed = (seed + 0x9E3779B97F4A7C15) & M64
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & M64
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & M64

    def numbers(state: int) -> Iterator[int]:
        while True:
            state = (state * 6364136223846793005 + 2 * stream + 1) & M64
            word = ((state >> 18 ^ state) >> 27) & M32
            yield (word << 32 | word) >> (state >> 59) & M32

    source = numbers(2 * stream + 1 + (mixed ^ mixed >> 31))
    return lambda limit: next(x * limit >> 32 for x in source if x * limit & M32 >= 2**32 % limit)


def shuffled(below: Below, items: list[Any]) -> list[Any]:
    for last in range(len(items) - 1, 0, -1):
        chosen = below(last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def open_source(game: str, rng: Json, seed: str) -> Callable[[int], Below]:
    """Check the seed; return a function that opens the streams of setup (0) and ages (1, 2, 3)."""
    if rng["alg"] == "pcg32/1":
        require(seed == rng["seed"], "not the seed of the header")
        return lambda stream: fast_stream(int(seed) & M64, stream)
    require(rng["alg"] == "hmac-sha256-ctr/1", "unknown random streams")
    secret = bytes.fromhex(seed)
    commit = hashlib.sha256(secret + game.encode()).hexdigest()
    require(len(secret) == 32 and commit == rng["commit"], "not the seed committed to")
    key = hmac.new(secret, canonical(rng["nonces"]), "sha256").digest()
    return lambda stream: fair_stream(key, stream)


def set_up(below: Below, rules: Json) -> tuple[list[str], list[Any], int]:
    """Return the tribes, the glory tokens of every kingdom, and the first player."""
    short = rules["players"] < 4
    tribes = rules["tribes"] or shuffled(below, TRIBES.split())[: 5 if short else 6]
    tokens = shuffled(below, [*(TOKENS_FOR_TWO_OR_THREE if short else TOKENS)])
    laid = [[colour, sorted(tokens.pop() for _ in range(3 - short))] for colour in COLOURS]
    return sorted(tribes), laid, below(rules["players"])


def deal(below: Below, tribes: list[str], players: int, age: int, first: int) -> tuple[Any, Any]:
    """Return the events that begin an age, and its deck with the next card last."""
    names = [f"{tribe}:{colour}" for tribe in tribes for colour in COLOURS]
    names = ["skeleton" if "skeleton" in name else name for name in names]
    cards = shuffled(below, [n for n in names for _ in range(4 if "halfling" in n else 2)])
    seats = [(first + step) % players for step in range(players)]
    hands = [{"type": "CardDealt", "seat": seat, "card": cards.pop()} for seat in seats]
    pool = {"type": "PoolTurnedUp", "cards": sorted(cards.pop() for _ in range(2 * players))}
    half = len(cards) // 2
    deck = shuffled(below, [*cards[:half], "dragon", "dragon", "dragon"]) + cards[half:]
    began = {"type": "AgeBegan", "age": age, "first_player": first, "deck_size": len(deck)}
    return [began, *hands, pool], deck


def check(data: bytes) -> str:
    """Return a summary of what was checked, or raise an error with the reason."""
    header, entries, footer = read(data)
    stream = open_source(header["game"], header["rng"], footer["seed"])
    players = header["ruleset"]["players"]
    tribes, tokens, first = set_up(stream(0), header["ruleset"])
    require(header["tribes"] == tribes, "other tribes than the seed gives")
    due = [{"type": "GameBegan", "players": players, "tribes": tribes, "tokens": tokens}]
    age, glory, deck = 0, [0] * players, [""]
    for event in (event for entry in entries for event in entry["events"]):
        if event["type"] == "AgeBegan":
            age, first = age + 1, event["first_player"] if age else first
            require(not due and glory[first] == min(glory), f"age {age}: {first} must not begin")
            due, deck = deal(stream(age), tribes, players, age, first)
        if event["type"] in ("GameBegan", "AgeBegan", "CardDealt", "PoolTurnedUp"):
            require(event == due.pop(0), f"age {age}: another deal than the seed gives")
        elif event["type"] in ("CardDrawn", "DragonRevealed"):
            require(event.get("card", "dragon") == deck.pop(), f"age {age}: another card drawn")
        elif event["type"] == "AgeScored":
            glory = event["glory"]
    require(age > 0 and not due, "the deal is incomplete")
    return f"{len(entries) - 1} actions, {age} ages: chain, seed and deal hold"


if __name__ == "__main__":
    try:
        print(check(Path(sys.argv[1]).read_bytes()))
    except WRONG as error:
        sys.exit(f"REJECTED: {error}")
