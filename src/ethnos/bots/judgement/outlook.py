"""How long the age may still last."""

from __future__ import annotations

from ethnos.bots.judgement.scratch import HORIZON, Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import GameStruct
from ethnos.rules.cards import DRAGONS


@compilable
def survival_chance(game: GameStruct, draws: float) -> float:
    """Return the chance that the age survives this many draws from the deck."""
    reaching = draws - game.dragon_free
    lower = game.deck_size - game.dragon_free
    ends = 1.0
    for dragon in range(DRAGONS - game.dragons_revealed):
        if reaching <= dragon:
            return 1.0
        ends *= min(1.0, (reaching - dragon) / (lower - dragon))
    return 1.0 - ends


@compilable
def estimate_time_left(game: GameStruct, scratch: Scratch) -> None:
    """Compute how long the age may last."""
    rate = scratch.weights.draw_rate
    dragons = DRAGONS - game.dragons_revealed
    lower = game.deck_size - game.dragon_free
    draws = game.dragon_free + (lower + 1) * dragons / (dragons + 1)
    a_round = rate * game.players
    scratch.turns_left = draws / a_round
    scratch.survival_after_drawing = survival_chance(game, 1 + rate * (game.players - 1))
    scratch.survival_after_taking = survival_chance(game, rate * (game.players - 1))
    survival = 1.0
    for turn in range(HORIZON):
        later = survival_chance(game, (turn + 1) * a_round)
        scratch.turn_survival[turn] = later / survival if survival > 0 else 0.0
        survival = later
