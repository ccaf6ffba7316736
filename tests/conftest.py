"""Settings every test shares."""

from hypothesis import settings

# The same examples on every run and no clock, so that a red test means a bug.
settings.register_profile("repeatable", derandomize=True, deadline=None, print_blob=True)
# For hunting: pytest --hypothesis-profile=explore
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("repeatable")
