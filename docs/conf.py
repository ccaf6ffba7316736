"""Settings of the documentation site, which Sphinx builds: `make docs`."""

from __future__ import annotations

import mmdr
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.inspect import TypeAliasForwardRef

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
TypeAliasForwardRef.__repr__ = lambda alias: alias.name  # Sphinx 9.0 would show `<class>('Action')`
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


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("mermaid", Mermaid)
