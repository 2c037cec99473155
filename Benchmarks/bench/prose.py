"""Markdown with lines of 100 characters."""

from __future__ import annotations

import re
import textwrap

WIDTH = 100
_OTHER = re.compile(r"\s*([|#<>!]|```|$)")
_ITEM = re.compile(r"(\s*)((?:[-*]|\d+\.) )?")


def wrapped(text: str) -> str:
    """Return Markdown whose paragraphs have no longer lines; tables, headings and pictures stay."""
    lines: list[str] = []
    paragraph: list[str] = []

    def end() -> None:
        if any(len(line) > WIDTH for line in paragraph):
            match = _ITEM.match(paragraph[0])
            indent, bullet = (match[1], match[2] or "") if match else ("", "")
            words = " ".join(line.strip() for line in paragraph)[len(bullet) :]
            paragraph[:] = textwrap.wrap(
                words,
                WIDTH,
                initial_indent=indent + bullet,
                subsequent_indent=indent + " " * len(bullet),
                break_long_words=False,
                break_on_hyphens=False,
            )
        lines.extend(paragraph)
        paragraph.clear()

    for line in text.split("\n"):
        match = _ITEM.match(line)
        if _OTHER.match(line):
            end()
            lines.append(line)
            continue
        if match is not None and match[2]:
            end()
        paragraph.append(line)
    end()
    return "\n".join(lines)
