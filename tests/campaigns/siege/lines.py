"""All lines of the siege: a module each with a `LINE`."""

from tests.campaigns.siege import (
    s08_uploads,
    s11_second_look,
    s12_guessing,
    s13_watchers,
    s15_erased,
    s16_names,
    s17_bounded,
    s19_floods,
    s20_turns,
    s21_secrets,
    s22_galleries,
    s23_waiting,
)

LINES = tuple(
    module.LINE
    for module in (
        s08_uploads,
        s11_second_look,
        s12_guessing,
        s13_watchers,
        s15_erased,
        s16_names,
        s17_bounded,
        s19_floods,
        s20_turns,
        s21_secrets,
        s22_galleries,
        s23_waiting,
    )
)
