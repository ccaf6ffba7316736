"""Every language on every screen: selectable, remembered, complete, and without overflow."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ethnos.i18n import Messages, rules_text, sources
from ethnos.languages import DEFAULT_LANGUAGE, language_names, languages
from ethnos.records.codec import Json
from tests.ui.actions import Visit
from tests.ui.fake_room import NAMES
from tests.ui.scripts import script
from tests.ui.visitor import wait_for_fonts
from tools import screenshots
from tools.pseudolocale import CLOSE, OPEN, accented, pseudo_messages, pseudo_rules

OTHER_NAMES = ("Bela", "Noor", "Ida", "Kofi", "Zoë", "Иван", "Ana", "Ethnos")
"""Names in the tutorial, in the golden record, and of the game itself."""
SCREENS = {shot.name: shot.show for shot in screenshots.SHOTS}
PAGES = ("start", "lobby", "rules", "settings")
TABLE = ("table", "scores", "sheet")


def use_pseudo_language(page: Page) -> None:
    """Serve the pseudo-language instead of English."""
    for part, body in pseudo_modules().items():
        page.route(f"**/assets/*{part}-en-*.js", _script(body))


@cache  # every screen loads the same
def pseudo_modules() -> dict[str, str]:
    """Return the modules of the page that hold its words and its rules."""
    words = "\n".join(pseudo_messages(text) for text in sources(DEFAULT_LANGUAGE).values())
    rules = rule_sections(pseudo_rules(rules_text(DEFAULT_LANGUAGE)))
    return {
        part: f"export default {json.dumps(value)}"
        for part, value in (("words", words), ("rules", rules))
    }


def rule_sections(markdown: str) -> Json:
    """Return the sections that the build of the page makes of rules in Markdown."""
    node = Path(sys.executable).with_name("node")
    answer = subprocess.run(
        [node, "--input-type=module", "--eval", RULE_SECTIONS],
        cwd=Path(__file__).parents[2] / "ui",
        input=json.dumps([markdown, rules_text(DEFAULT_LANGUAGE)]),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    sections: Json = json.loads(answer.stdout)
    return sections


# Sections keep the English names of the headings as their ids.
RULE_SECTIONS = """
    import { text } from 'node:stream/consumers'
    import { sectionsOf } from './plugins/rulebook.ts'
    const [rules, english] = JSON.parse(await text(process.stdin))
    console.log(JSON.stringify(sectionsOf(rules, sectionsOf(english).map(({ id }) => id))))
"""


def _script(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=200, content_type="text/javascript", body=body)


def outside_the_catalogue(page: Page) -> list[str]:
    page.wait_for_function("(open) => document.body.innerText.includes(open)", arg=OPEN)
    found: list[str] = page.evaluate(
        script("text_outside_catalogue"), [OPEN, CLOSE, [*NAMES, *OTHER_NAMES, "Σ"]]
    )
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_all_text_of_screen_comes_from_catalogue(visit: Visit, screen: str) -> None:
    visitor = visit()
    use_pseudo_language(visitor.page)
    SCREENS[screen](visitor)
    assert outside_the_catalogue(visitor.page) == []


def test_all_text_of_verification_comes_from_catalogue(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    use_pseudo_language(page)
    visitor.go(f"/after/{visitor.finish_a_game()}")
    page.locator(".ranking .glory").first.wait_for()
    page.get_by_role("button", name=accented("Check the deal")).click()
    page.locator(".verdict").wait_for()
    assert outside_the_catalogue(page) == []


# Choosing a language.


@pytest.mark.parametrize(
    ("locale", "lang"), [("cs-CZ", "cs"), ("de-AT", "de"), ("pt-PT", "pt-BR"), ("ja-JP", "en")]
)
def test_language_follows_browser_locale(visit: Visit, locale: str, lang: str) -> None:
    visitor = visit(locale=locale)
    visitor.go("/settings")
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    heading = Messages(lang, strict=True).format("web-settings")
    expect(visitor.page.locator("h1")).to_have_text(heading)


def test_language_switch_needs_no_reload_and_is_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/settings")
    page.evaluate("() => { window.stillHere = true }")
    for lang, name in language_names().items():
        expect(page.locator(f"header option[value='{lang}']")).to_have_text(name)
        page.locator("header select").select_option(lang)
        heading = Messages(lang, strict=True).format("web-settings")
        expect(page.locator("h1")).to_have_text(heading)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.evaluate("() => window.stillHere")
    visitor.go("/rules")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("h1")).to_have_text(rules_title(lang))


def test_only_selected_language_is_fetched(visit: Visit) -> None:
    visitor = visit(settings={"language": "pl"})
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.go("/")
    visitor.page.locator("h1").wait_for()
    words = [url for url in fetched if "words-" in url]
    assert len(words) == 1
    assert "words-pl-" in words[0]


# Space for text.


def overflows(page: Page) -> Iterator[str]:
    """Find text that lacks space at some size of the window."""
    page.evaluate(script("widest_room_code"))
    for name, (width, height) in screenshots.SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        wait_for_fonts(page)
        for fault in page.evaluate(script("overflowing_text")):
            yield f"{name}: {fault}"


@pytest.mark.parametrize("screen", TABLE)
@pytest.mark.parametrize("lang", languages())
def test_text_of_table_fits_at_every_size(visit: Visit, lang: str, screen: str) -> None:
    visitor = visit(settings={"language": lang})
    SCREENS[screen](visitor)
    assert list(overflows(visitor.page)) == []


@pytest.mark.parametrize("screen", PAGES)
def test_text_of_page_fits_in_every_language(visit: Visit, screen: str) -> None:
    visitor = visit()
    SCREENS[screen](visitor)
    page = visitor.page
    found = []
    for lang in languages():
        page.set_viewport_size({"width": 1280, "height": 800})
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        if screen == "rules":  # a file of its own
            expect(page.locator("h1")).to_have_text(rules_title(lang))
        found += [f"{lang}, {fault}" for fault in overflows(page)]
    assert found == []


def rules_title(lang: str) -> str:
    return rules_text(lang).splitlines()[0].removeprefix("# ")
