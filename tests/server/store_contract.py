"""What every store promises. Runs over each kind of database, and in a browser over IndexedDB."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from typing import Final

from ethnos.server import clock
from ethnos.server.store import (
    Appended,
    Conflict,
    DailyResult,
    DailyScore,
    Duplicate,
    Guest,
    Head,
    Interval,
    KeptReview,
    OverQuota,
    Quota,
    Store,
    Stored,
)

LOBBY: Final = Head("ABCDEF", "lobby", True, None, b"{}")


async def entries_are_numbered_without_gaps(store: Store) -> None:
    assert await store.append("g", 0, None, [b"1", b"2"], LOBBY) == Appended(2)
    assert await store.append("g", 2, "k", [b"3"], LOBBY) == Appended(3)
    assert await store.read("g") == [
        Stored(1, None, b"1"),
        Stored(2, None, b"2"),
        Stored(3, "k", b"3"),
    ]
    assert await store.read("g", after=2) == [Stored(3, "k", b"3")]
    assert await store.heads(["g", "unknown"]) == {"g": 3}


async def wrong_expected_version_is_conflict(store: Store) -> None:
    assert await store.append("g", 5, None, [b"1"], LOBBY) == Conflict(0)
    await store.append("g", 0, None, [b"1"], LOBBY)
    for expected in (0, 2, 7):
        assert await store.append("g", expected, None, [b"x"], LOBBY) == Conflict(1)
    assert await store.read("g") == [Stored(1, None, b"1")]


async def key_is_written_once_at_any_expected_version(store: Store) -> None:
    await store.append("g", 0, None, [b"1"], LOBBY)
    assert await store.append("g", 1, "k", [b"2", b"3"], LOBBY) == Appended(3)
    for expected in (0, 1, 3, 9):
        assert await store.append("g", expected, "k", [b"x"], LOBBY) == Duplicate(3)
    assert len(await store.read("g")) == 3
    # Another game has keys of its own.
    assert await store.append("h", 0, "k", [b"1"], LOBBY) == Appended(1)


async def one_of_sixteen_concurrent_appends_wins(store: Store) -> None:
    rounds = 20
    await store.append("g", 0, None, [b"0"], LOBBY)
    for expected in range(1, rounds + 1):
        answers = await asyncio.gather(
            *(store.append("g", expected, f"{expected}-{n}", [b"%d" % n], LOBBY) for n in range(16))
        )
        assert sorted(answers) == sorted([Appended(expected + 1), *[Conflict(expected + 1)] * 15])
    assert [line.seq for line in await store.read("g")] == list(range(1, rounds + 2))


async def concurrent_appends_of_one_key_write_once(store: Store) -> None:
    await store.append("g", 0, None, [b"0"], LOBBY)
    answers = await asyncio.gather(
        *(store.append("g", 1, "same", [b"1"], LOBBY) for _ in range(16))
    )
    assert sorted(map(str, answers)) == sorted(map(str, [Appended(2), *[Duplicate(2)] * 15]))


async def rooms_of_a_guest_are_counted_when_another_is_created(store: Store) -> None:
    made = itertools.count()

    async def create(status: str, host: str, *players: str, now: int = 0) -> object:
        head = LOBBY._replace(status=status, host=host, players=players)
        quota = Quota("ann", waiting=3, playing=2, now=now)
        return await store.create(f"room{next(made)}", [b"1"], head, quota)

    hour, now = 3600 * 1000, clock.now()
    assert await create("lobby", "bob", "ann", "bob") == Appended(1)  # sits
    assert await create("lobby", "bob", "bob") == Appended(1)  # not hers
    assert await create("lobby", "ann") == Appended(1)  # opened
    assert await create("playing", "ann") == Appended(1)  # bots only
    assert await create("finished", "ann", "ann") == OverQuota()
    later = now + 2 * hour  # the room that ann only opened no longer counts
    assert await create("playing", "ann", "ann", now=later) == Appended(1)
    assert await create("finished", "ann", now=later) == OverQuota()  # two are being played
    assert await create("finished", "ann", now=now + 25 * hour) == Appended(1)
    assert await store.create("room0", [b"1"], LOBBY) == Conflict(1)


async def concurrent_creations_share_one_quota(store: Store) -> None:
    quota = Quota("ann", waiting=5, playing=50, now=clock.now())
    head = LOBBY._replace(host="ann")
    tries = [store.create(f"room{n}", [b"1"], head, quota) for n in range(40)]
    answers = await asyncio.gather(*tries)
    assert answers.count(Appended(1)) == 5
    assert answers.count(OverQuota()) == 35


async def games_are_listed_by_status_player_and_deadline(store: Store) -> None:
    playing = Head("CODE01", "playing", False, 500, b'{"n":1}', ("ann", "bob"))
    await store.append("a", 0, None, [b"1"], LOBBY._replace(players=("ann",)))
    await store.append("b", 0, None, [b"1"], playing)
    await store.append("c", 0, None, [b"1"], playing._replace(due=400, status="finished"))
    assert [game.room_id for game in await store.listed(10)] == ["a"]
    assert {game.room_id for game in await store.games_of("ann", 10)} == {"a", "b", "c"}
    assert len(await store.games_of("ann", 2)) == 2
    assert await store.games_of("carol", 10) == []
    assert await store.due(450, 10) == ["c"]
    assert await store.due(500, 10) == ["c", "b"]
    await store.put_off(["b", "c"], 450, 600)
    assert await store.due(599, 10) == ["b"]
    assert await store.due(600, 10) == ["b", "c"]
    await store.put_off(["c"], 600, 400)
    assert await store.room_of_code("ABCDEF") == "a"
    assert await store.room_of_code("NOBODY") is None
    # A seat given up is no longer listed; an unchanged one stays.
    await store.append("b", 1, None, [b"2"], playing._replace(players=("bob",)))
    await store.append("b", 2, None, [b"3"], playing._replace(players=None, due=None))
    assert {game.room_id for game in await store.games_of("ann", 10)} == {"a", "c"}
    assert {game.room_id for game in await store.games_of("bob", 10)} == {"b", "c"}
    assert await store.due(500, 10) == ["c"]


async def tokens_lead_to_guests_until_they_expire(store: Store) -> None:
    digest = secrets.token_bytes(32)
    await store.save_guest(Guest("ann", "Ann"))
    await store.save_token(digest, "ann", "session", 2**50)
    assert await store.guest_of_token(digest, "session", 0) == Guest("ann", "Ann")
    assert await store.guest_of_token(digest, "link", 0) is None
    assert await store.guest_of_token(digest, "session", 2**50) is None
    assert await store.guest_of_token(secrets.token_bytes(32), "session", 0) is None
    await store.set_webhook("ann", "https://example.org")
    await store.rename_guest("ann", "Ännchen")
    assert await store.guest("ann") == Guest("ann", "Ännchen", "https://example.org")
    await store.set_webhook("ann", None)
    assert await store.guest("ann") == Guest("ann", "Ännchen")
    await store.rename_guest("bob", "Bob")  # who was deleted since
    await store.set_webhook("bob", "https://example.org")
    assert await store.guest("bob") is None
    assert await store.valid_tokens([digest, b"unknown"], 0) == {digest}
    assert await store.valid_tokens([digest], 2**50) == set()
    assert await store.drop_token(digest)
    assert not await store.drop_token(digest)
    assert await store.guest_of_token(digest, "session", 0) is None


async def snapshots_are_replaced(store: Store) -> None:
    assert await store.snapshot_of("g") is None
    await store.snapshot("g", b"first")
    await store.snapshot("g", "Łódź".encode())
    assert await store.snapshot_of("g") == "Łódź".encode()


async def reviews_are_kept_up_to_a_limit(store: Store) -> None:
    body = "Łódź".encode()
    for number in range(4):
        await store.save_review(KeptReview("g", number, "digest", body), 100 + number, 3)
    assert [await store.review_of("g", seat, "digest") for seat in range(4)] == [None, *[body] * 3]
    await store.save_review(KeptReview("g", 1, "other", b"later"), 104, 3)
    assert await store.review_of("g", 1, "digest") is None
    assert await store.review_of("g", 1, "other") == b"later"
    await store.save_review(KeptReview("h", 0, "digest", b"h"), 105, 3)
    assert await store.review_of("g", 2, "digest") is None
    await store.drop_reviews("g")
    assert [await store.review_of("g", 3, "digest"), await store.review_of("g", 1, "other")] == [
        None,
        None,
    ]
    assert await store.review_of("h", 0, "digest") == b"h"


async def results_are_listed_by_player_and_kept(store: Store) -> None:
    over = LOBBY._replace(status="finished")
    for room, players in {"a": ("ann", "bob"), "b": ("ann",), "c": (), "d": ("ann",)}.items():
        await store.append(room, 0, None, [b"1"], over._replace(players=players))
    await store.append("e", 0, None, [b"1"], LOBBY._replace(players=("ann",)))
    assert await store.without_result("", 2) == ["a", "b"]
    assert await store.without_result("b", 9) == ["c", "d"]
    await store.save_result("a", 300, b'{"first":"\xc5\x81"}')
    await store.save_result("b", 500, b'{"n":2}')
    await store.save_result("a", 900, b"another")  # of another process; the first is kept
    await store.save_result("c", 700, b'{"n":3}')
    assert await store.results_of("ann", 9) == [b'{"n":2}', b'{"first":"\xc5\x81"}']
    assert await store.results_of("ann", 1) == [b'{"n":2}']
    assert await store.results_of("bob", 9) == [b'{"first":"\xc5\x81"}']
    assert await store.results_of("carol", 9) == []
    assert await store.without_result("", 9) == ["d"]
    assert await store.result_of("c") == b'{"n":3}'
    assert await store.result_of("d") is None
    assert await store.summary_of("d") == LOBBY.summary
    assert await store.summary_of("unknown") is None


async def day_has_one_seed(store: Store) -> None:
    assert await store.seed_of_day("2026-11-18") is None
    assert await store.days(9) == []
    seeds = [f"{number:02}" for number in range(8)]
    given = await asyncio.gather(*(store.begin_day("2026-11-18", seed) for seed in seeds))
    assert len(set(given)) == 1  # whoever is first
    assert await store.begin_day("2026-11-18", "late") == given[0]
    assert await store.seed_of_day("2026-11-18") == given[0]
    assert await store.begin_day("2026-11-20", "a") == "a"
    assert await store.begin_day("2026-11-09", "b") == "b"
    assert await store.days(2) == ["2026-11-20", "2026-11-18"]


async def daily_results_are_kept_and_counted(store: Store) -> None:
    ann = DailyResult("2026-11-18", "ann", "a", 1, 90, True)
    later = DailyResult("2026-11-19", "ann", "b", 2, 70, False)
    for result in (later, ann, ann._replace(room_id="c", glory=200)):  # the first is kept
        await store.save_daily(result)
    for guest, place, glory in (("bob", 2, 90), ("carol", 1, 90), ("dan", 4, 31)):
        await store.save_daily(DailyResult("2026-11-18", guest, guest, place, glory, True))
    await store.save_daily(DailyResult("2026-11-18", "eve", "e", 1, 120, False))
    assert await store.dailies_of("ann", 9) == [later, ann]
    assert await store.dailies_of("ann", 1) == [later]
    assert await store.dailies_of("nobody", 9) == []
    assert await store.daily_scores("2026-11-18") == [
        DailyScore(1, 90, 2),
        DailyScore(2, 90, 1),
        DailyScore(4, 31, 1),
    ]
    assert await store.daily_scores("2026-11-19") == []


async def uptimes_are_extended(store: Store) -> None:
    await store.beat("one", 100, 200)
    await store.beat("one", 100, 300)
    await store.beat("two", 150, 250)
    assert sorted(await store.uptimes()) == [Interval(100, 300), Interval(150, 250)]
    await store.check()


CONTRACT: Final = (
    entries_are_numbered_without_gaps,
    wrong_expected_version_is_conflict,
    key_is_written_once_at_any_expected_version,
    one_of_sixteen_concurrent_appends_wins,
    concurrent_appends_of_one_key_write_once,
    rooms_of_a_guest_are_counted_when_another_is_created,
    concurrent_creations_share_one_quota,
    games_are_listed_by_status_player_and_deadline,
    tokens_lead_to_guests_until_they_expire,
    snapshots_are_replaced,
    reviews_are_kept_up_to_a_limit,
    results_are_listed_by_player_and_kept,
    day_has_one_seed,
    daily_results_are_kept_and_counted,
    uptimes_are_extended,
)
