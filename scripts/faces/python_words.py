# SPDX-License-Identifier: MIT
"""Options and columns of marks as Python has them: texts, types, defaults and entries of docstrings."""

import re

from faces.model import Option
from faces.words import camel, member, with_nothing, without_default

COLUMN = "keisen_column *"
SCALE = "keisen_color_scale *"
#: The type of a parameter and what its entry calls that, by the kind of the option.
TYPES = {
    "number": ("float", "float"),
    "flag": ("bool", "bool"),
    "integer": ("int", "int"),
    "text": ("str | None", "str"),
    "color": ("ColorLike | None", "color_like"),
    "numbers": ("Sequence[float] | None", "sequence of float"),
    "colors": ("Sequence[ColorLike] | None", "sequence of color_like"),
    "texts": ("Sequence[str] | None", "sequence of str"),
    "format": ("TickFormatLike", "str or TickFormat"),
}


def text_of(option: Option) -> str:
    """Return the text of an option.

    Raises ValueError where it says what only C has.
    """
    text = with_nothing(without_default(option.text), "None")
    text = re.sub(r", or None for (none|nothing|automatic)\b", "", text)
    text = re.sub(r"(?:\bin )?(\d)\.\.\.(\d)", r"\1 to \2", text)
    text = re.sub(r"\bkeisen_(\w+)_options\b", lambda match: f"`{camel(match[1])}Series`", text)
    text = re.sub(r"\bkeisen_series_set_\w+_columns\(\)", "`set_data`", text)
    if match := re.search(r"\b(KEISEN|keisen)_\w+", text):
        raise ValueError(f"{option.where}: {option.name} says {match[0]} to people who use Python")
    return text


def summary_of(option: Option, width: int) -> str:
    """Return as much of the first sentence of a text as fits a line, clause by clause.

    Raises ValueError where its first clause does not.
    """
    text = text_of(option).partition(". ")[0].removesuffix(".")
    while len(text) >= width and (match := re.fullmatch(r"(.*)[;:,] .*?", text)):
        text = match[1]
    if len(text) >= width:
        raise ValueError(f"{option.where}: the text of {option.name} begins with more than a line")
    return text + "."


def default_of(option: Option, words: dict[str, list[str]]) -> str:
    """Return the default of an option."""
    if option.kind == "choice":
        return f'"{member(str(option.default), words[option.type])}"'
    if option.kind == "number":
        return str(float(option.default))
    if option.kind == "flag":
        return str(bool(option.default))
    return str(option.default) if option.kind == "integer" else "None"


def parameter_of(option: Option, words: dict[str, list[str]], is_channel: bool) -> str:
    """Return the parameter of an option; a channel may be one for all or a column."""
    kind = camel(option.type) if option.kind == "choice" else TYPES[option.kind][0]
    if is_channel:
        first, *rest = kind.split(" | ")
        kind = " | ".join([first, "ColumnLike", *rest])
    if option.name == "marker":
        kind = "MarkerLike"
    return f"{option.name}: {kind} = {default_of(option, words)}"


def entry_of(option: Option, words: dict[str, list[str]], is_channel: bool) -> tuple[str, str]:
    """Return what a docstring says of an option or a column: its line and its text."""
    name, text = option.name, text_of(option)
    if option.type == SCALE:
        colors = "What turns values into colours; None takes viridis, from the least value to the greatest."
        return "colormap : str, sequence of color_like or ColorScale, optional", colors
    if option.type == COLUMN:
        kind = f"{name} : Column or array_like, shape (n,)"
        return kind + (", optional" if option.is_optional else ""), text
    default = default_of(option, words)
    if name == "marker":
        kind = "str or CustomMarker"
    elif option.kind == "choice":
        all_words = [f'"{member(each, words[option.type])}"' for each in words[option.type]]
        kind = f"{{{', '.join(all_words)}}}"
    else:
        kind = TYPES[option.kind][1]
    if is_channel:
        kind += " or array_like, shape (n,)"
        text += (
            " Anything else with a length is values."
            if name == "color"
            else " An array has one for each row."
        )
    end = "optional" if default == "None" else f"default {default.removesuffix('.0')}"
    return f"{name} : {kind}, {end}", text


def values_entry(entry: tuple[str, str], rows: str) -> tuple[str, str]:
    """Return the entry of values that are given in the place of `rows` where there are none of these."""
    head, text = entry
    alone = f"None where `{rows}` alone is given: these are its values then, over row numbers."
    return f"{head}, optional", f"{text} {alone}"


def option_lines(name: str, kind: str, text: str) -> list[str]:
    """Return the property of an option that is read and set as it is."""
    quote = "'" if '"' in text else '"'
    begin, quoted = f"    {name}: {kind} = Option(", f"{quote}{text}{quote}"
    if len(begin) + len(quoted) + 1 <= 100:
        return [f"{begin}{quoted})"]
    return [begin, f"        {quoted}", "    )"]


def property_of(option: Option, words: dict[str, list[str]]) -> list[str]:
    """Return the property of an option; none of one that is written and not told."""
    name, text = option.name, summary_of(option, 86)
    if option.kind in ("format", "colors"):
        return []
    parameter = parameter_of(option, words, is_channel=False).partition(" = ")[0]
    given = parameter.partition(": ")[2]
    got = {"numbers": "tuple[float, ...] | None", "texts": "list[str]"}.get(option.kind, given)
    if name == "marker":
        value = f"marker_of(self._open.{name})  # type: ignore[return-value]"
    elif option.kind == "color":
        got, value = "Color | None", f"color_of(self._open.{name})"
    else:
        return option_lines(name, f"Option[{got if got == given else f'{got}, {given}'}]", text)
    return [
        "    @property",
        f"    def {name}(self) -> {got}:",
        f'        """{text}"""',
        f"        return {value}",
        "",
        f"    @{name}.setter",
        f"    def {name}(self, {parameter}) -> None:",
        f"        self.set({name}={name})",
    ]


def properties_of(options: list[Option], words: dict[str, list[str]]) -> list[str]:
    """Return the properties of options; those on a line or two stand together, others apart."""
    lines = [""]
    for each in options:
        made = property_of(each, words)
        if made and lines[-1] and not (lines[-1].endswith(")") and "Option[" in made[0]):
            lines.append("")
        lines += made
    return lines[1:]
