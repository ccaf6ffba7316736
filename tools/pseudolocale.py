"""A pseudolocale made from English, to test the page: ⟦Ýöûŕ~~ ţûŕñ~~⟧.

Every message is in brackets, has accents and is 40 % longer. Text outside brackets did not come
from the catalogue; a layout that breaks here would break in other languages.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from tools.catalogue import CLAUSE_LINE

OPEN, CLOSE = "⟦", "⟧"
_PLAIN: Final = "AaCcDdEeGgHhIiLlNnOoRrSsTtUuYyZz"
_FANCY: Final = "ÅåÇçĎďÉéĜĝĤĥÎîĽľÑñÖöŔŕŠšŢţÛûÝýŽž"
_ACCENTS: Final = str.maketrans(_PLAIN, _FANCY)
_TYPED: Final = ("verb-", "typed-")
"""Words to be typed are not shown, and are looked up literally."""


def accented(text: str) -> str:
    """Return a text with accents, 40 % longer.

    >>> accented("Your turn")
    'Ýöûŕ~~ ţûŕñ~~'
    """
    return re.sub(r"\w+", lambda word: _longer(word[0]), text)


def _longer(word: str) -> str:
    return word if word.isdigit() else word.translate(_ACCENTS) + "~" * round(len(word) * 0.4)


class _Accents(Transformer):
    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # noqa: N802
        if node.id.name.startswith(_TYPED) or node.value is None:
            return node
        self.generic_visit(node)
        elements = node.value.elements
        node.value.elements = [ftl.TextElement(OPEN), *elements, ftl.TextElement(CLOSE)]
        return node

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


def pseudo_messages(text: str) -> str:
    r"""Return Fluent messages in the pseudolocale.

    >>> pseudo_messages("draw = Draw { $count }\n")
    'draw = ⟦Ďŕåw~~ { $count }⟧\n'
    """
    resource = FluentParser().parse(text)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def pseudo_rules(text: str) -> str:
    r"""Return the rules in the pseudolocale, with their Markdown unchanged.

    >>> pseudo_rules("## Draw\n\n| One | 2 |\n\nClauses: R1")
    '## ⟦Ďŕåw~~⟧\n\n| ⟦Öñé~⟧ | 2 |\n\nÇľåûšéš: R1'
    """
    return "\n".join(map(_pseudo_line, text.splitlines()))


def _pseudo_line(line: str) -> str:
    if clauses := CLAUSE_LINE.match(line):
        return clauses[0].translate(_ACCENTS) + line[clauses.end() :]
    if line.startswith("|"):
        return "|".join(_pseudo_part(cell) for cell in line.split("|"))
    return _pseudo_part(line)


def _pseudo_part(text: str) -> str:
    """Return a line or a cell in brackets, without its list or heading marks."""
    found = re.fullmatch(r"(\s*(?:#+ |- |\d+\. )?)(.*?)(\s*)", text)
    assert found is not None
    before, words, after = found.groups()
    if not re.search(r"[A-Za-z]", words):
        return text
    pieces = re.split(r"(`[^`]*`|\]\([^)]*\)|\b[RFD]\d+\b)", words)
    # Odd pieces are the separators: code, link targets and clause numbers.
    new = "".join(piece if index % 2 else accented(piece) for index, piece in enumerate(pieces))
    return f"{before}{OPEN}{new}{CLOSE}{after}"
