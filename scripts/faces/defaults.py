# SPDX-License-Identifier: MIT
"""The private header that gives Swift the headers' defaults, which macros hide from it."""

from keisen_header import Header, Struct

FILE = "include/keisen_defaults.h"


def options(header: Header) -> list[Struct]:
    """Return the structs that a caller fills: those with an `_init` function.

    Raises ValueError where one has no macro of its defaults, no text, or a field without a text.
    """
    functions = {function.name for function in header.functions}
    found = []
    for struct in header.structs:
        where = f"{struct.file}:{struct.line}: {struct.name}"
        if f"{struct.name}_init" not in functions:
            continue
        if struct.init is None:
            raise ValueError(f"{where} has an _init function but no {struct.name.upper()}_INIT")
        if not struct.has_size:
            raise ValueError(f"{where} does not begin with struct_size")
        if not struct.comment:
            raise ValueError(f"{where} has no text")
        for field in struct.fields:
            if not field.comment:
                raise ValueError(
                    f"{struct.file}:{field.line}: {struct.name}.{field.name} has no text"
                )
        found.append(struct)
    return found


def files(header: Header) -> dict[str, str]:
    """Return the header by its name."""
    lines = [
        "/* SPDX-License-Identifier: MIT */",
        "/* Written by scripts/make-faces: the defaults of all options, as Swift can read them. */",
        "/* clang-format off */",
        "#ifndef KEISEN_DEFAULTS_H",
        "#define KEISEN_DEFAULTS_H",
        "",
        '#include "keisen/keisen.h"',
        "",
        *(
            f"static const {each.name} {each.name}_default = {each.init};"
            for each in options(header)
        ),
        "",
        "#endif",
    ]
    return {FILE: "\n".join(lines) + "\n"}
