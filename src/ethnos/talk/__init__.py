"""The command language and the narrator, for terminal and server alike.

Commands come in as text; sentences go out as phrases, which `ethnos.i18n` puts into a language.
"""
