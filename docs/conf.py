"""Settings of the documentation site, which Sphinx builds: `make docs`."""

from __future__ import annotations

import ethnos

project = "Ethnos"
author = "The Ethnos contributors"
version = release = ethnos.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4  # links such as `bots.md#the-levels`

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
