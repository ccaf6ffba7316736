"""Verify that a finished game was dealt as committed and played by the rules."""

from __future__ import annotations

from ethnos.protocol.bodies import Checked, Verification
from ethnos.records.errors import RecordError
from ethnos.records.record import Record, load_record
from ethnos.records.verify import verify_bytes


def verification(data: bytes) -> Verification:
    """Verify a record; return the checks and the values they are based on."""
    report = verify_bytes(data)
    record = _loaded(data)
    return Verification(
        ok=report.ok,
        game=record.header.game if record else None,
        algorithm=record.header.rng.alg if record else None,
        commitment=record.header.rng.commit if record else None,
        seed=record.footer.seed if record and record.footer else None,
        nonces=list(record.header.rng.nonces) if record else [],
        checks=[Checked(check.name, check.verdict, check.words) for check in report.checks],
    )


def _loaded(data: bytes) -> Record | None:
    try:
        return load_record(data)
    except RecordError:
        return None
