"""Web Push: a browser tells a disconnected player of their turn, also while no page is open.

The browser's vendor runs the push service that passes the message on (RFC 8030). A move never waits
for one: every notification is a task of its own, tried again a few times while the turn lasts.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from functools import partial
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ethnos.i18n import Messages
from ethnos.protocol.bodies import Subscribe
from ethnos.server.clock import now
from ethnos.server.live.notifier import TURN_BURST, TURNS_PER_SECOND, absent_mover, check_url
from ethnos.server.machine.public_https import Answer, post
from ethnos.server.machine.push_crypto import Signer, check_keys, encrypt, new_secret
from ethnos.server.metrics import Metrics
from ethnos.server.rate_limits import Buckets
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import summary_for
from ethnos.server.store import ServerStore, StorageError, Subscription

logger = logging.getLogger("ethnos.push")

MAX_ENDPOINT: Final = 1_500
"""Characters in the address of a subscription: some vendors put a long token there."""
MAX_SUBSCRIPTIONS: Final = 10
"""Browsers of one guest that are notified."""
MAX_WAITING: Final = 1_000
"""Notifications on their way in a lane at a time; more are dropped."""
MAX_RETRYING: Final = 10_000
"""Notifications of a lane that are to be tried again; more are dropped."""
MAX_OF_GUEST: Final = 20
"""Notifications of a guest that are on their way or to be tried again; more are dropped."""
RETRY_SECONDS: Final = (15.0, 120.0, 900.0)
MAX_RETRY_SECONDS: Final = 3600
"""The longest pause a push service may ask for."""
KEPT_SECONDS: Final = 3 * 24 * 3600
"""How long a push service keeps a message for a device that is off, if no clock ends the turn."""
VENDOR_HOSTS: Final = ("fcm.googleapis.com", "web.push.apple.com")
VENDOR_DOMAINS: Final = (".push.services.mozilla.com", ".notify.windows.com")
"""Where the push services of the browsers' vendors are, which answer at once. Anybody can name an
address elsewhere that never answers; what is sent there must not delay the rest."""
VENDOR_THREADS: Final = 4
OTHER_THREADS: Final = 2


class Outcome(StrEnum):
    """What became of a notification, as it is counted."""

    SENT = "sent"
    GONE = "gone"
    """The browser has ended the subscription."""
    REFUSED = "refused"
    """The push service does not accept the message, or the address may not be called."""
    UNREACHABLE = "unreachable"
    """An attempt failed, and there may be another one."""
    LATE = "late"
    """The turn was over before an attempt succeeded."""
    DROPPED = "dropped"
    """There were too many."""


class Turn(NamedTuple):
    """A turn that has begun. Nothing of it is hidden from anybody at the table."""

    guest: str
    room_id: str
    title: str
    host: str
    deadline: int | None


class Lane:
    """Threads of their own for some push services, and what is on its way to them."""

    def __init__(self, name: str, threads: int) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=f"ethnos-push-{name}")
        self.waiting = 0
        self._retrying = 0

    async def call(self, job: Callable[[], Answer]) -> Answer | None:
        """Call a push service in a thread; return `None` if too many wait for one."""
        if self.waiting >= MAX_WAITING:
            return None
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, job)
        finally:
            self.waiting -= 1

    async def pause(self, seconds: float) -> bool:
        """Wait for another attempt, which takes nothing from others; return whether it may be."""
        if self._retrying >= MAX_RETRYING:
            return False
        self._retrying += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._retrying -= 1
        return True


class Push:
    """Keeps subscriptions and sends notifications. See `Notifier` for the contract."""

    def __init__(self, store: ServerStore, metrics: Metrics, contact: str) -> None:
        self._store = store
        self._metrics = metrics
        self._contact = contact
        self._signer: Signer | None = None
        self._budget = Buckets(TURNS_PER_SECOND, TURN_BURST)
        self._tasks: set[asyncio.Task[None]] = set()
        self._of_guest: Counter[str] = Counter()
        self._vendors = Lane("vendor", VENDOR_THREADS)
        self._others = Lane("other", OTHER_THREADS)

    async def open(self) -> None:
        """Read the key of this server; the first start makes it."""
        secret = await self._store.push_key(new_secret())
        try:
            self._signer = Signer(secret, self._contact)
        except ValueError:
            logger.error("the key of notifications cannot be read: see `ethnos doctor`")

    @property
    def is_open(self) -> bool:
        """Whether notifications can be sent."""
        return self._signer is not None

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        assert self._signer is not None
        return self._signer.public_key

    async def subscribe(self, guest: str, token: bytes, wanted: Subscribe, language: str) -> None:
        """Notify a browser from now on; raise `ValueError` if it cannot be."""
        check_url(wanted.endpoint, MAX_ENDPOINT)
        check_keys(wanted.p256dh, wanted.auth)
        subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, language)
        await self._store.save_subscription(subscription, guest, token, MAX_SUBSCRIPTIONS)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Notify a browser of this guest no more."""
        known = await self._store.subscriptions_of(guest, now())
        if any(subscription.endpoint == endpoint for subscription in known):
            await self._store.drop_subscription(endpoint)

    # Notifications.

    @property
    def is_busy(self) -> bool:
        """Whether a notification is on its way."""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until all notifications are done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop; notifications that are on their way are not waited for."""
        for task in self._tasks:
            task.cancel()
        for lane in (self._vendors, self._others):
            lane.threads.shutdown(wait=False, cancel_futures=True)

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Notify the player to decide, if they are disconnected and their turn has just begun."""
        guest = absent_mover(before, room, connected) if self.is_open else None
        if guest is None:
            return
        if not self._budget.take(guest):
            self._count(Outcome.DROPPED)
            return
        turn = Turn(guest, room.room_id, room.options.title, room.host_name, room.deadline)
        task = asyncio.create_task(self._notify(turn, connected))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, turn: Turn, connected: Callable[[], set[str]]) -> None:
        try:
            found = await self._store.subscriptions_of(turn.guest, now())
            await asyncio.gather(*(self._deliver(turn, one, connected) for one in found))
        except StorageError as error:
            logger.warning("the store failed", extra={"error": str(error)})

    async def _deliver(
        self, turn: Turn, subscription: Subscription, connected: Callable[[], set[str]]
    ) -> None:
        """Send a notification to one browser, unless too many of its guest are on their way."""
        if self._of_guest[turn.guest] >= MAX_OF_GUEST:
            return self._count(Outcome.DROPPED)
        self._of_guest[turn.guest] += 1
        try:
            lane = self._vendors if is_vendor(subscription.endpoint) else self._others
            return await self._try(lane, turn, subscription, connected)
        finally:
            self._of_guest[turn.guest] -= 1
            if not self._of_guest[turn.guest]:
                del self._of_guest[turn.guest]

    async def _try(
        self,
        lane: Lane,
        turn: Turn,
        subscription: Subscription,
        connected: Callable[[], set[str]],
    ) -> None:
        """Send a notification; if it fails, again while the turn lasts."""
        outcome, pause = await self._attempt(lane, turn, subscription)
        for seconds in RETRY_SECONDS:
            if outcome is not Outcome.UNREACHABLE:
                break
            # The push service needs time; it may say how much.
            if not await lane.pause(min(max(seconds, pause), MAX_RETRY_SECONDS)):
                return self._count(Outcome.DROPPED)
            if turn.guest in connected() or not await self._lasts(turn):
                return self._count(Outcome.LATE)
            outcome, pause = await self._attempt(lane, turn, subscription)
        return None

    async def _lasts(self, turn: Turn) -> bool:
        summary = await self._store.summary_of(turn.room_id)
        return summary is not None and summary_for(turn.guest, summary).your_turn

    async def _attempt(
        self, lane: Lane, turn: Turn, subscription: Subscription
    ) -> tuple[Outcome, int]:
        """Return what became of a message, and how long to wait before the next."""
        pause = 0
        is_wrong = False
        try:
            answer = await lane.call(partial(self._send, turn, subscription))
            outcome = Outcome.DROPPED if answer is None else outcome_of(answer.status)
            pause = (answer and answer.retry_after) or 0
        except (OSError, HTTPException) as error:
            logger.info("a push service failed", extra={"error": type(error).__name__})
            outcome = Outcome.UNREACHABLE
        except ValueError as error:
            logger.info("a subscription is wrong", extra={"why": str(error)})
            outcome, is_wrong = Outcome.REFUSED, True
        if outcome is Outcome.GONE or is_wrong:
            await self._store.drop_subscription(subscription.endpoint)
        self._count(outcome)
        return outcome, pause

    def _send(self, turn: Turn, subscription: Subscription) -> Answer:
        assert self._signer is not None
        at = now()
        lasts = KEPT_SECONDS if turn.deadline is None else max(0, turn.deadline - at) // 1000
        headers = {
            "Authorization": self._signer.authorization(subscription.endpoint, at // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts),
            "Topic": turn.room_id,  # a newer message about the room replaces a waiting one
            "Urgency": "high",
        }
        text = message(turn, subscription.language)
        body = encrypt(text, subscription.p256dh, subscription.auth)
        return post(subscription.endpoint, body, headers, MAX_ENDPOINT)

    def _count(self, outcome: Outcome) -> None:
        self._metrics.pushes.labels(outcome.value).inc()


def is_vendor(endpoint: str) -> bool:
    """Return whether an address is that of a browser vendor's push service.

    >>> is_vendor("https://fcm.googleapis.com/fcm/send/x"), is_vendor("https://x.googleapis.com/")
    (True, False)
    """
    host = urlsplit(endpoint).hostname or ""
    return host in VENDOR_HOSTS or host.endswith(VENDOR_DOMAINS)


def message(turn: Turn, language: str) -> bytes:
    """Return what the page's service worker shows: the room and that it is the player's turn."""
    messages = Messages(language)
    table = turn.title or messages.format("link-table", name=turn.host)
    shown = {
        "title": messages.format("push-turn"),
        "body": table,
        "room": turn.room_id,
        "language": language,
    }
    return json.dumps(shown, ensure_ascii=False).encode()


def outcome_of(status: int) -> Outcome:
    """Return what a push service says by its status.

    >>> [outcome_of(status).value for status in (201, 410, 404, 403, 413, 429, 503)]
    ['sent', 'gone', 'gone', 'refused', 'refused', 'unreachable', 'unreachable']
    """
    if status in (404, 410):
        return Outcome.GONE
    if status == 429 or status >= 500:
        return Outcome.UNREACHABLE
    return Outcome.SENT if status < 300 else Outcome.REFUSED
