"""Glory by source: the scored ages, and what the current age would pay now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.flow import Fitting
from ethnos.cli.terminal.local_game import LocalGame
from ethnos.i18n import Messages
from ethnos.phrase import phrase
from ethnos.records.glory import GlorySource, glory_by_source
from ethnos.rules.results import AgeResult
from ethnos.talk.projection import Projector


def scoreboard(display: Display, game: LocalGame) -> None:
    """Show every player's glory by source."""
    for result in game.state.results:
        display.say("scoreboard-age", age=result.age)
        _show(display, game, result)
    display.say("scoreboard-now", age=game.state.age)
    now = Projector().project(game.state)
    _show(display, game, now)
    paid = game.state.scoring
    for seat, name in enumerate(game.names):
        glory = game.state.glory[seat]
        total = glory + now.glory(seat) - (paid.glory(seat) if paid else 0)
        display.say("scoreboard-total", name=name, glory=glory, total=total)


def _show(display: Display, game: LocalGame, result: AgeResult) -> None:
    tribes = (None, *game.state.tribes)
    sources = [source for source in GlorySource if source.tribe in tribes]
    lines = _in_words(display.messages, game, result, sources)
    if display.plain:
        for line in lines:
            display.line(line)
    else:
        display.show(
            Fitting(_grid(display.messages, game, result, sources), Text("\n".join(lines)))
        )


def _in_words(
    messages: Messages, game: LocalGame, result: AgeResult, sources: Sequence[GlorySource]
) -> list[str]:
    lines = []
    for seat, name in enumerate(game.names):
        earned = glory_by_source(result, seat)
        points = tuple(phrase(f"scoreboard-{source}", glory=earned[source]) for source in sources)
        total = result.glory(seat)
        lines.append(messages.format("scoreboard-player", name=name, points=points, glory=total))
    return lines


def _grid(
    messages: Messages, game: LocalGame, result: AgeResult, sources: Sequence[GlorySource]
) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 2), pad_edge=False, header_style="underline")
    heads = ["head-player", *(f"head-{source}" for source in sources), "head-sum"]
    for head in heads:
        grid.add_column(messages.format(head))
    for seat, name in enumerate(game.names):
        earned = glory_by_source(result, seat)
        numbers = [earned[source] for source in sources]
        grid.add_row(Text(name), *map(str, numbers), str(sum(numbers)))
    return grid
