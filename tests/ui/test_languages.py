"""Every language on every screen: chosen, kept, complete, and with room for its words."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from ethnos.i18n import DEFAULT_LANGUAGE, Messages, language_names, languages, rules_text, sources
from tests.ui.actions import Visit
from tests.ui.driving import lettered
from tests.ui.stage import NAMES
from tools import screenshots
from tools.pseudo import CLOSE, OPEN, accented, pseudo_messages, pseudo_rules

OTHER_NAMES = ("Bela", "Noor", "Ida", "Kofi", "Zoë", "Иван", "Ana", "Ethnos")
"""Of the lesson, of the record, of the game."""
SCREENS = {shot.name: shot.show for shot in screenshots.SHOTS}
MAIN = ("start", "lobby", "table", "scores", "sheet", "rules", "settings")


def speak_nothing(page: Page) -> None:
    """Put the language nobody speaks in the place of English, on its way to the browser."""
    words = "\n".join(pseudo_messages(text) for text in sources(DEFAULT_LANGUAGE).values())
    rules = pseudo_rules(rules_text(DEFAULT_LANGUAGE))
    for part, text in (("words", words), ("rules", rules)):
        page.route(f"**/assets/*{part}-en-*.js", _script(f"export default {json.dumps(text)}"))


def _script(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=200, content_type="text/javascript", body=body)


# Texts, and attributes that are read out or shown, in the order of the page. Brackets of a message
# open and close within it, so whatever has letters while no bracket is open came from elsewhere.
OUTSIDE = """([open, close, names]) => {
    const found = new Set()
    let depth = 0
    const look = (text) => {
        let run = ''
        for (const sign of text) {
            if (sign === open) depth += 1
            else if (sign === close) depth -= 1
            else if (depth === 0) run += sign
        }
        for (const name of names) run = run.replaceAll(name, '')
        run = run.replace(/\\b[RFD]\\d+\\b/g, '')
        if (/\\p{L}/u.test(run)) found.add(run.trim())
    }
    const ours = 'script, style, defs, svg text, kbd, code, .code, option[lang], [lang]:not(html)'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (!parent.closest(ours)) look(walker.currentNode.data)
    }
    for (const element of document.querySelectorAll('body *')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const said = element.getAttribute(name)
            if (said) look(said)
        }
    }
    look(document.title)
    return [...found]
}"""


def outside_the_catalogue(page: Page) -> list[str]:
    page.wait_for_function("(open) => document.body.innerText.includes(open)", arg=OPEN)
    found: list[str] = page.evaluate(OUTSIDE, [OPEN, CLOSE, [*NAMES, *OTHER_NAMES, "Σ"]])
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_of_a_screen_comes_from_the_catalogue(visit: Visit, screen: str) -> None:
    visitor = visit()
    speak_nothing(visitor.page)
    SCREENS[screen](visitor)
    assert outside_the_catalogue(visitor.page) == []


def test_every_word_of_a_proof_comes_from_the_catalogue(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    speak_nothing(page)
    visitor.go(f"/after/{visitor.finish_a_game()}")
    page.locator(".ranking .glory").first.wait_for()
    page.get_by_role("button", name=accented("Check the deal")).click()
    page.locator(".verdict").wait_for()
    assert outside_the_catalogue(page) == []


# Choosing a language.


@pytest.mark.parametrize(
    ("locale", "lang"), [("cs-CZ", "cs"), ("de-AT", "de"), ("pt-PT", "pt-BR"), ("ja-JP", "en")]
)
def test_the_browser_says_which_language(visit: Visit, locale: str, lang: str) -> None:
    visitor = visit(locale=locale)
    visitor.go("/settings")
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    heading = Messages(lang, strict=True).format("web-settings")
    expect(visitor.page.locator("h1")).to_have_text(heading)


def test_a_language_is_switched_without_a_reload_and_kept(visit: Visit) -> None:
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
    title = rules_text(lang).splitlines()[0].removeprefix("# ")
    expect(page.locator("h1")).to_have_text(title)


def test_only_the_language_spoken_is_fetched(visit: Visit) -> None:
    visitor = visit(settings={"language": "pl"})
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.go("/")
    visitor.page.locator("h1").wait_for()
    words = [url for url in fetched if "words-" in url]
    assert len(words) == 1
    assert "words-pl-" in words[0]


# Room for words.

# What is wider than the window, and words that stick out of their button, cell or heading.
# Names of players are cut off however long they are; the leader's tag lies across cards.
CRAMPED = """() => {
    const name = (element) =>
        `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 60)}”`
    const page = document.documentElement
    const all = (selector) => [...document.querySelectorAll(selector)]
    const beyond = (element) => element.getBoundingClientRect().right > page.clientWidth + 1
    const wide = page.scrollWidth > page.clientWidth ? all('body *').filter(beyond).slice(0, 5) : []
    const sticksOut = (element) => {
        const { left, right } = element.getBoundingClientRect()
        const words = document.createRange()
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
            const inside = walker.currentNode.parentElement
            const hidden = getComputedStyle(inside).clipPath !== 'none' || !inside.checkVisibility()
            if (hidden || inside.closest('svg, .tag, .player h2')) continue
            words.selectNodeContents(walker.currentNode)
            for (const box of words.getClientRects()) {
                if (box.left < left - 1 || box.right > right + 1) return true
            }
        }
        return false
    }
    const cramped = all('button, .btn, summary, th, h1, h2, h3, legend').filter(sticksOut)
    return [
        ...wide.map((element) => `too wide: ${name(element)}`),
        ...cramped.map((element) => `cramped: ${name(element)}`),
    ]
}"""


# A room's code is drawn by lot.
WIDEST_CODE = """() => {
    for (const code of document.querySelectorAll('.code b, b.code')) code.textContent = 'WWWWWW'
}"""


@pytest.mark.parametrize("lang", languages())
def test_words_have_room_at_every_size(visit: Visit, lang: str) -> None:
    found = []
    for screen in MAIN:
        visitor = visit(settings={"language": lang})
        SCREENS[screen](visitor)
        visitor.page.evaluate(WIDEST_CODE)
        for name, (width, height) in screenshots.SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
            lettered(visitor.page)
            found += [f"{screen}, {name}: {one}" for one in visitor.page.evaluate(CRAMPED)]
        visitor.page.close()
    assert found == []
