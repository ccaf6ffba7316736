"""Settings of the documentation site, which Sphinx builds: `make docs`."""

from __future__ import annotations

import re

import mmdr
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import ethnos

project = "Ethnos"
author = "The Ethnos contributors"
version = release = ethnos.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4  # links such as `bots.md#the-levels`
myst_fence_as_directive = {"mermaid"}

# Docstrings are prose with names in single backquotes, and doctests.
default_role = "literal"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_type_aliases = {name: name for name in ("Action", "Event", "Parameter", "Step")}
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"  # brings its fonts and scripts along: the site is read without a network
html_title = f"Ethnos {release}"
html_copy_source = False
html_show_copyright = False


class Mermaid(SphinxDirective):
    """Draws a diagram while the site is built; the usual extension loads a script to draw it."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        picture = mmdr.render("\n".join(self.content)).svg()
        # The drawing has dark lines, in whatever colours the reader prefers.
        frame = f'<div style="background: white; overflow-x: auto">{picture}</div>'
        return [nodes.raw("", frame, format="html")]


def short_aliases(*event: str | None) -> tuple[str | None, ...]:
    """Name an alias in a signature; Sphinx 9.0 shows its placeholder where it is an argument."""
    *_, arguments, result = event
    alias = re.compile(r"TypeAliasForwardRef\('(\w+)'\)")
    return tuple(text and alias.sub(r"\1", text) for text in (arguments, result))


def setup(app: Sphinx) -> None:
    """Register what is defined here."""
    app.add_directive("mermaid", Mermaid)
    app.connect("autodoc-process-signature", short_aliases)
