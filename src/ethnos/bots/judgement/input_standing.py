"""The inputs of the value network about the board: a seat's markers, and its merfolk track."""

from __future__ import annotations

from math import nan

from ethnos.bots.judgement.appraisal import track_value
from ethnos.bots.judgement.input_names import (
    IN_LEADS,
    IN_MARKERS,
    IN_MERFOLK_LEAD,
    IN_MERFOLK_SPACE,
    IN_MERFOLK_VALUE,
    IN_RELATION_LATER,
    IN_RELATION_NOW,
)
from ethnos.bots.judgement.kingdoms import expected_pay
from ethnos.bots.judgement.network import SEAT_INPUTS
from ethnos.bots.judgement.scratch import Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import KINGDOMS, NONE, TRIBE_MERFOLK, GameStruct
from ethnos.packed.tables import TROLL_STRENGTH
from ethnos.rules.components import MERFOLK_LAST_SPACE


@compilable
def write_track(game: GameStruct, scratch: Scratch, seat: int) -> float:
    """Write the standing on the merfolk track; return its expected pay."""
    if game.tribe_index[TRIBE_MERFOLK] == NONE:
        return 0.0
    at = seat * SEAT_INPUTS
    for space in range(MERFOLK_LAST_SPACE + 1):
        scratch.merfolk_values[space] = nan
    track = track_value(game, scratch, seat, int(game.merfolk[seat]))
    scratch.network.seat_inputs[at + IN_MERFOLK_VALUE] = track / 10
    scratch.network.seat_inputs[at + IN_MERFOLK_SPACE] = game.merfolk[seat] / 10
    scratch.network.seat_inputs[at + IN_MERFOLK_LEAD] = merfolk_lead(game, seat)
    return track


@compilable
def merfolk_lead(game: GameStruct, seat: int) -> float:
    """Return the lead over the best rival on the merfolk track, squashed."""
    best = 0
    for rival in range(game.players):
        if rival != seat:
            best = max(best, game.merfolk[rival])
    return squashed(float(game.merfolk[seat] - best) / 3)


@compilable
def has_top_troll(game: GameStruct, seat: int) -> float:
    """Return 1 if the troll tokens of a seat win every tie, else 0."""
    own = TROLL_STRENGTH[game.trolls[seat]]
    top = 1.0
    for rival in range(game.players):
        if rival != seat and TROLL_STRENGTH[game.trolls[rival]] >= own:
            top = 0.0
    return top


@compilable
def bands_played(game: GameStruct, seat: int) -> int:
    """Return the number of bands that a seat has played in this age."""
    bands = 0
    for number in range(game.bands):
        bands += game.band_owner[number] == seat
    return bands


@compilable
def squashed(value: float) -> float:
    """Return a number between -1 and 1."""
    return value / (1.0 + abs(value))


@compilable
def relation(own: int, most: int) -> int:
    """Return how own markers compare with the best rival's."""
    if own == 0:
        return 0 if most == 0 else 1
    lead = own - most
    if lead <= -2:
        return 2
    if lead >= 2:
        return 6
    return 4 + lead


@compilable
def most_markers(game: GameStruct, kingdom: int, seat: int) -> int:
    """Return the most markers that a rival of a seat has in a kingdom."""
    most = 0
    for rival in range(game.players):
        if rival != seat:
            most = max(most, game.markers[kingdom][rival])
    return most


@compilable
def token_rank(game: GameStruct, kingdom: int) -> int:
    """Return how many kingdoms pay more in this age; of equals, the first comes first."""
    rank = 0
    for other in range(KINGDOMS):
        ahead = game.tokens[other][game.age - 1] - game.tokens[kingdom][game.age - 1]
        rank += ahead > 0 or (ahead == 0 and other < kingdom)
    return rank


@compilable
def write_kingdoms(game: GameStruct, scratch: Scratch, seat: int) -> tuple[float, float]:
    """Write the standing in the kingdoms; return their expected pay in this age and later."""
    at = seat * SEAT_INPUTS
    x = scratch.network.seat_inputs
    now = 0.0
    later = 0.0
    markers = 0
    for kingdom in range(KINGDOMS):
        share = 1.0
        coming = 0
        for age in range(game.age, game.ages + 1):
            pay = share * expected_pay(game, scratch, kingdom, seat, 0, age, game.trolls[seat])
            if age == game.age:
                now += pay
            else:
                later += pay
                coming += game.tokens[kingdom][age - 1]
            share *= scratch.weights.later_ages
        own = game.markers[kingdom][seat]
        markers += own
        most = most_markers(game, kingdom, seat)
        kind = relation(own, most)
        x[at + IN_RELATION_NOW + kind] += game.tokens[kingdom][game.age - 1] / 10
        x[at + IN_RELATION_LATER + kind] += coming / 20
        x[at + IN_LEADS + token_rank(game, kingdom)] = squashed(float(own - most))
    x[at + IN_MARKERS] = markers / 10
    return now, later
