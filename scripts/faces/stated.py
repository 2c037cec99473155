# SPDX-License-Identifier: MIT
"""The defaults that texts of options state, against those of the macros."""

import re
from collections.abc import Iterable

from faces.model import Option, OptionStruct

STATED = re.compile(
    r"\bDefault (true|false|-?\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?)(?![.,]?\d|[\w^/]|, \d)"
)
KINDS = ("number", "integer", "flag")


def stated(option: Option) -> bool | float | None:
    """Return the default that a text states; None where it states none that is plain."""
    match = STATED.search(" ".join(option.text.split()))
    if match is None:
        return None
    return match[1] == "true" if match[1] in ("true", "false") else float(match[1].replace(",", ""))


def check(structs: Iterable[OptionStruct]) -> None:
    """Raise ValueError, with file and line, where a text states another default than the macro has."""
    for of in structs:
        for option in of.options:
            said = stated(option) if option.kind in KINDS else None
            if said is not None and said != option.default:
                wrong = (
                    f"{option.name} says Default {said:g}, and {of.struct.name.upper()}_INIT has"
                )
                raise ValueError(f"{option.where}: {wrong} {option.default}")
