"""The sets of tribes that fit a mood best, the best first.

Written by `python -m tools.moods` from the run of the balance lab in `docs/data`.
"""

from __future__ import annotations

from typing import Final

SETS: Final = """\
2 calm: centaur dwarf halfling orc troll
2 calm: dwarf elf halfling troll wizard
2 calm: dwarf elf halfling orc troll
2 calm: centaur elf halfling troll wizard
2 calm: dwarf elf giant halfling troll
2 calm: elf halfling orc troll wizard
2 calm: dwarf elf giant halfling orc
2 calm: elf giant halfling orc wizard
2 calm: dwarf elf giant halfling wizard
2 calm: centaur dwarf elf giant halfling
2 calm: dwarf elf orc troll wizard
2 calm: elf giant halfling orc troll
2 fierce: elf merfolk minotaur skeleton wingfolk
2 fierce: giant merfolk minotaur skeleton wingfolk
2 fierce: merfolk minotaur orc skeleton wingfolk
2 fierce: dwarf merfolk minotaur orc skeleton
2 fierce: giant merfolk orc skeleton wingfolk
2 fierce: elf giant merfolk skeleton wingfolk
2 fierce: dwarf elf merfolk skeleton wingfolk
2 fierce: elf merfolk orc skeleton wingfolk
2 fierce: centaur giant merfolk skeleton wingfolk
2 fierce: giant merfolk minotaur orc skeleton
2 fierce: dwarf giant merfolk orc skeleton
2 fierce: dwarf giant merfolk skeleton wingfolk
2 short: centaur minotaur skeleton wingfolk wizard
2 short: centaur giant skeleton wingfolk wizard
2 short: centaur elf minotaur skeleton wizard
2 short: centaur elf skeleton wingfolk wizard
2 short: centaur dwarf minotaur skeleton wizard
2 short: centaur dwarf skeleton wingfolk wizard
2 short: centaur orc skeleton wingfolk wizard
2 short: centaur giant minotaur skeleton wizard
2 short: centaur elf giant skeleton wizard
2 short: centaur minotaur orc skeleton wizard
2 short: centaur dwarf elf skeleton wizard
2 short: centaur merfolk minotaur skeleton wizard
2 long: dwarf halfling merfolk orc troll
2 long: dwarf halfling minotaur orc troll
2 long: dwarf giant halfling merfolk troll
2 long: giant halfling orc troll wingfolk
2 long: halfling merfolk orc troll wingfolk
2 long: dwarf halfling merfolk orc wingfolk
2 long: halfling merfolk minotaur orc troll
2 long: dwarf halfling orc troll wingfolk
2 long: giant halfling merfolk orc wingfolk
2 long: dwarf giant halfling merfolk orc
2 long: giant halfling merfolk orc troll
2 long: dwarf halfling merfolk minotaur orc
3 calm: halfling minotaur skeleton troll wizard
3 calm: dwarf halfling minotaur skeleton wizard
3 calm: giant halfling skeleton troll wizard
3 calm: dwarf giant halfling skeleton wizard
3 calm: dwarf halfling skeleton troll wizard
3 calm: halfling orc skeleton troll wizard
3 calm: giant halfling minotaur skeleton wizard
3 calm: halfling minotaur orc skeleton wizard
3 calm: halfling minotaur skeleton wingfolk wizard
3 calm: giant halfling orc skeleton wizard
3 calm: dwarf giant skeleton troll wizard
3 calm: dwarf halfling orc skeleton wizard
3 fierce: merfolk minotaur orc skeleton wingfolk
3 fierce: centaur dwarf merfolk minotaur wingfolk
3 fierce: elf giant merfolk minotaur wingfolk
3 fierce: centaur merfolk minotaur orc wingfolk
3 fierce: centaur elf merfolk minotaur wingfolk
3 fierce: centaur giant merfolk minotaur wingfolk
3 fierce: elf merfolk minotaur orc wingfolk
3 fierce: centaur elf merfolk minotaur orc
3 fierce: centaur merfolk minotaur skeleton wingfolk
3 fierce: centaur elf merfolk orc wingfolk
3 fierce: dwarf merfolk minotaur orc wingfolk
3 fierce: halfling merfolk minotaur orc wingfolk
3 short: centaur minotaur skeleton wingfolk wizard
3 short: centaur giant minotaur skeleton wizard
3 short: centaur dwarf minotaur skeleton wizard
3 short: centaur dwarf skeleton wingfolk wizard
3 short: centaur dwarf elf skeleton wizard
3 short: centaur elf minotaur skeleton wizard
3 short: centaur giant skeleton wingfolk wizard
3 short: centaur dwarf giant skeleton wizard
3 short: centaur merfolk minotaur skeleton wizard
3 short: centaur elf skeleton wingfolk wizard
3 short: centaur minotaur orc skeleton wizard
3 short: centaur giant merfolk skeleton wizard
3 long: dwarf halfling merfolk orc wingfolk
3 long: giant halfling merfolk orc wingfolk
3 long: dwarf giant halfling orc troll
3 long: giant halfling merfolk orc troll
3 long: dwarf halfling minotaur orc wingfolk
3 long: dwarf halfling merfolk minotaur orc
3 long: halfling merfolk minotaur orc troll
3 long: halfling merfolk minotaur orc wingfolk
3 long: giant halfling orc troll wingfolk
3 long: dwarf halfling merfolk minotaur troll
3 long: dwarf halfling minotaur troll wingfolk
3 long: dwarf giant halfling merfolk wingfolk
4 calm: elf giant halfling skeleton troll wizard
4 calm: giant halfling minotaur skeleton troll wizard
4 calm: elf halfling orc skeleton troll wizard
4 calm: centaur elf giant halfling skeleton troll
4 calm: centaur elf halfling skeleton troll wizard
4 calm: dwarf elf minotaur skeleton troll wizard
4 calm: dwarf giant halfling skeleton troll wizard
4 calm: elf giant halfling minotaur skeleton wizard
4 calm: dwarf giant halfling minotaur skeleton wizard
4 calm: dwarf giant halfling orc skeleton wizard
4 calm: dwarf elf giant halfling skeleton troll
4 calm: centaur giant halfling minotaur skeleton troll
4 fierce: dwarf elf merfolk orc skeleton wingfolk
4 fierce: dwarf merfolk minotaur orc skeleton wingfolk
4 fierce: dwarf elf merfolk minotaur skeleton wingfolk
4 fierce: centaur elf halfling merfolk minotaur wingfolk
4 fierce: elf halfling merfolk minotaur orc wingfolk
4 fierce: elf merfolk minotaur orc skeleton wingfolk
4 fierce: elf merfolk orc skeleton troll wingfolk
4 fierce: dwarf giant merfolk minotaur skeleton wingfolk
4 fierce: elf halfling merfolk orc skeleton wingfolk
4 fierce: centaur dwarf merfolk minotaur skeleton wingfolk
4 fierce: centaur halfling merfolk minotaur skeleton wingfolk
4 fierce: dwarf elf giant merfolk minotaur skeleton
4 short: centaur dwarf minotaur skeleton wingfolk wizard
4 short: centaur elf minotaur skeleton wingfolk wizard
4 short: centaur elf giant minotaur skeleton wizard
4 short: centaur elf giant skeleton wingfolk wizard
4 short: centaur giant minotaur skeleton wingfolk wizard
4 short: centaur dwarf giant skeleton wingfolk wizard
4 short: centaur dwarf elf minotaur skeleton wizard
4 short: centaur dwarf giant minotaur skeleton wizard
4 short: centaur giant merfolk minotaur skeleton wizard
4 short: centaur dwarf elf skeleton wingfolk wizard
4 short: centaur elf merfolk minotaur skeleton wizard
4 short: centaur merfolk minotaur skeleton wingfolk wizard
4 long: dwarf giant halfling merfolk orc troll
4 long: dwarf giant halfling orc troll wingfolk
4 long: dwarf halfling merfolk minotaur orc troll
4 long: dwarf giant halfling minotaur orc troll
4 long: dwarf giant halfling merfolk orc wingfolk
4 long: giant halfling merfolk orc troll wingfolk
4 long: dwarf giant halfling merfolk minotaur orc
4 long: dwarf halfling minotaur orc troll wingfolk
4 long: dwarf halfling merfolk orc troll wingfolk
4 long: dwarf giant halfling merfolk troll wingfolk
4 long: elf giant halfling merfolk minotaur orc
4 long: giant halfling merfolk minotaur orc troll
5 calm: elf halfling minotaur skeleton troll wizard
5 calm: dwarf elf halfling skeleton troll wizard
5 calm: dwarf halfling minotaur skeleton troll wizard
5 calm: elf halfling orc skeleton troll wizard
5 calm: dwarf giant halfling skeleton troll wizard
5 calm: elf giant halfling orc skeleton troll
5 calm: elf giant halfling skeleton troll wizard
5 calm: dwarf elf giant halfling skeleton troll
5 calm: dwarf elf giant halfling minotaur skeleton
5 calm: dwarf giant halfling minotaur skeleton wizard
5 calm: centaur halfling minotaur skeleton troll wizard
5 calm: giant halfling minotaur skeleton wingfolk wizard
5 fierce: centaur merfolk minotaur orc skeleton wingfolk
5 fierce: dwarf giant merfolk minotaur skeleton wingfolk
5 fierce: dwarf merfolk minotaur orc skeleton wingfolk
5 fierce: centaur dwarf giant halfling merfolk wingfolk
5 fierce: elf halfling merfolk minotaur skeleton wingfolk
5 fierce: centaur halfling merfolk minotaur skeleton wingfolk
5 fierce: centaur merfolk orc skeleton wingfolk wizard
5 fierce: elf merfolk minotaur orc skeleton wingfolk
5 fierce: centaur elf halfling merfolk minotaur wingfolk
5 fierce: centaur dwarf elf merfolk skeleton wingfolk
5 fierce: centaur dwarf giant merfolk skeleton wingfolk
5 fierce: dwarf giant merfolk minotaur orc skeleton
5 short: centaur dwarf giant minotaur skeleton wizard
5 short: centaur elf minotaur skeleton wingfolk wizard
5 short: centaur giant minotaur skeleton troll wizard
5 short: centaur giant minotaur skeleton wingfolk wizard
5 short: centaur dwarf minotaur skeleton wingfolk wizard
5 short: centaur merfolk minotaur skeleton wingfolk wizard
5 short: centaur giant orc skeleton wingfolk wizard
5 short: centaur dwarf giant skeleton wingfolk wizard
5 short: centaur dwarf giant skeleton troll wizard
5 short: centaur elf giant minotaur skeleton wizard
5 short: centaur dwarf elf minotaur skeleton wizard
5 short: centaur dwarf elf skeleton wingfolk wizard
5 long: dwarf halfling merfolk minotaur orc troll
5 long: halfling merfolk minotaur orc troll wingfolk
5 long: dwarf giant halfling merfolk minotaur orc
5 long: giant halfling merfolk minotaur orc troll
5 long: elf giant halfling merfolk orc wingfolk
5 long: dwarf halfling merfolk minotaur orc wingfolk
5 long: dwarf giant halfling merfolk orc wingfolk
5 long: dwarf halfling merfolk orc troll wingfolk
5 long: elf halfling merfolk orc troll wingfolk
5 long: dwarf giant halfling merfolk orc troll
5 long: dwarf elf halfling minotaur orc troll
5 long: dwarf giant halfling minotaur orc troll
6 calm: giant halfling minotaur skeleton troll wizard
6 calm: dwarf elf giant halfling skeleton wizard
6 calm: centaur giant halfling orc skeleton wizard
6 calm: dwarf giant halfling skeleton troll wizard
6 calm: dwarf giant orc skeleton troll wizard
6 calm: centaur giant halfling orc skeleton troll
6 calm: centaur dwarf minotaur skeleton troll wizard
6 calm: dwarf giant halfling minotaur skeleton troll
6 calm: dwarf halfling minotaur skeleton troll wizard
6 calm: elf giant halfling minotaur skeleton wizard
6 calm: elf giant halfling orc skeleton troll
6 calm: centaur dwarf halfling skeleton troll wingfolk
6 fierce: elf halfling merfolk minotaur skeleton wingfolk
6 fierce: centaur giant merfolk minotaur skeleton wingfolk
6 fierce: elf giant merfolk minotaur orc wingfolk
6 fierce: merfolk minotaur orc skeleton troll wingfolk
6 fierce: centaur dwarf giant merfolk skeleton wingfolk
6 fierce: centaur dwarf halfling merfolk orc wingfolk
6 fierce: centaur elf halfling merfolk orc wingfolk
6 fierce: centaur dwarf halfling merfolk skeleton wingfolk
6 fierce: dwarf elf giant merfolk minotaur skeleton
6 fierce: centaur merfolk minotaur skeleton troll wingfolk
6 fierce: centaur elf merfolk minotaur skeleton wingfolk
6 fierce: centaur giant halfling merfolk orc wingfolk
6 short: centaur giant minotaur skeleton wingfolk wizard
6 short: centaur elf giant skeleton wingfolk wizard
6 short: centaur dwarf minotaur skeleton wingfolk wizard
6 short: centaur dwarf elf minotaur skeleton wizard
6 short: centaur dwarf minotaur skeleton troll wizard
6 short: centaur elf giant minotaur skeleton wizard
6 short: centaur dwarf giant skeleton wingfolk wizard
6 short: centaur dwarf giant minotaur skeleton wizard
6 short: centaur elf minotaur skeleton wingfolk wizard
6 short: centaur giant minotaur skeleton troll wizard
6 short: centaur minotaur orc skeleton wingfolk wizard
6 short: centaur elf giant skeleton troll wizard
6 long: dwarf giant halfling minotaur orc troll
6 long: dwarf giant halfling merfolk orc troll
6 long: dwarf giant halfling merfolk minotaur orc
6 long: giant halfling merfolk minotaur orc troll
6 long: dwarf halfling merfolk minotaur orc troll
6 long: giant halfling minotaur orc troll wingfolk
6 long: halfling merfolk minotaur orc troll wingfolk
6 long: elf halfling merfolk minotaur orc wingfolk
6 long: dwarf halfling minotaur orc troll wingfolk
6 long: dwarf halfling merfolk orc troll wingfolk
6 long: dwarf giant halfling orc troll wingfolk
6 long: dwarf elf halfling minotaur orc wingfolk"""
