"""Action codes, for learners; `ethnos.packed.codes` says what they are."""

from ethnos.packed.codes import CODES, action_of, codes_of, describe, name_of, unfinished

__all__ = ["CODES", "action_of", "codes_of", "describe", "name_of", "unfinished"]
