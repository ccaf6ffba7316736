"""The game of Ethnos, written to be read next to the rulebook.

Standard library only; no input or output, no clock, no global randomness. Comments such as
`# R38` cite `locale/en/clauses.md`, comments such as `# D21` cite `locale/en/rulings.md`.
"""

from __future__ import annotations

from ethnos.rules.actions import Action
from ethnos.rules.apply import apply, apply_legal
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.errors import EthnosError, IllegalActionError, Refusal, SetupError
from ethnos.rules.events import Event
from ethnos.rules.game import Game
from ethnos.rules.legal import is_legal, legal_actions
from ethnos.rules.outcome import Outcome
from ethnos.rules.refusals import check
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import BEGINNER, POLISH, STANDARD, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FairSource, FastSource
from ethnos.rules.view import PlayerView, determinize, redact, view

__all__ = [
    "BEGINNER",
    "POLISH",
    "SKELETON",
    "STANDARD",
    "Action",
    "AgeResult",
    "Band",
    "Card",
    "Decision",
    "EthnosError",
    "Event",
    "FairSource",
    "FastSource",
    "Game",
    "GameState",
    "IllegalActionError",
    "Kingdom",
    "Outcome",
    "PlayerView",
    "Refusal",
    "Ruleset",
    "SetupError",
    "Tribe",
    "apply",
    "apply_legal",
    "check",
    "determinize",
    "is_legal",
    "legal_actions",
    "new_game",
    "redact",
    "view",
]
