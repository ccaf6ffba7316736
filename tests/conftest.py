"""Settings every test shares."""

from hypothesis import HealthCheck, settings

# The same examples on every run and no clock, so that a red test means a bug.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# For hunting: pytest --hypothesis-profile=explore
settings.register_profile(
    "explore",
    settings.get_profile("repeatable"),
    derandomize=False,
    max_examples=2_000,
)
settings.load_profile("repeatable")
