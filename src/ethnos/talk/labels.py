"""Actions in a few words: the buttons of a decision, and what a bot advises."""

from __future__ import annotations

from ethnos.bots.protocol import Alternative
from ethnos.phrase import Phrase, phrase
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.talk.phrases import band_args, band_of, card_args
from ethnos.talk.reasons import reason_phrase


def label(action: Action) -> Phrase | None:
    """Return what the button of an action says; `None` if it is chosen on the table instead."""
    match action:
        case act.PlaceMarker(None):
            return phrase("button-no-marker")
        case act.PlaceFreeMarker(None):
            return phrase("button-go-without")
        case act.PlaceOrcMarker(place):
            return phrase("button-orc-yes" if place else "button-orc-no")
        case act.TakeTrollToken(None):
            return phrase("button-no-token")
        case act.DrawCards(count):
            return phrase("button-draw", count=count) if count else phrase("button-draw-none")
        case act.Raid(()):
            return phrase("button-wait")
        case act.StopPlaying():
            return phrase("button-stop")
        case act.Pass():
            return phrase("button-pass")
        case act.MoveMerfolk(spaces):
            return phrase("item", text=str(spaces))
        case act.RecruitFromDeck() | act.RecruitFromPool() | act.PlayBand() | act.KeepCards():
            return None
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.TakeTrollToken() | act.Raid():
            return None


def advice(option: Alternative) -> tuple[Phrase, Phrase]:
    """Return what a bot advises, in a few words and with its reason."""
    what = advised(option.action)
    return what, phrase("advice", what=what, reason=reason_phrase(option.reason))


def advised(action: Action) -> Phrase:
    """Return an action as a short sentence."""
    match action:
        case act.RecruitFromDeck():
            return phrase("advice-draw")
        case act.RecruitFromPool(card):
            return Phrase("advice-take", card_args(card))
        case act.PlayBand():
            return Phrase("advice-band", band_args(band_of(action)))
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom) if kingdom is not None:
            return phrase("advice-place", kingdom=str(kingdom))
        case act.TakeTrollToken(value) if value is not None:
            return phrase("advice-troll", token=value)
        case act.MoveMerfolk(spaces):
            return phrase("advice-move", count=spaces)
        case act.KeepCards(cards):
            return phrase("advice-other", what=phrase("button-keep", count=len(cards)))
        case act.Raid(spaces) if spaces:
            return phrase("advice-other", what=phrase("button-raid"))
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.Raid():
            return _as_labelled(action)
        case act.TakeTrollToken() | act.DrawCards() | act.StopPlaying() | act.Pass():
            return _as_labelled(action)


def _as_labelled(action: Action) -> Phrase:
    named = label(action)
    assert named is not None
    return phrase("advice-other", what=named)
