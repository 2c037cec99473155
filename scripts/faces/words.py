# SPDX-License-Identifier: MIT
"""The headers' texts, in the words of other languages."""

import re
import textwrap

_SENTENCE = re.compile(r"(?<=[.:])\s+(?=[A-Z])")


# What a default stands for, which is said where the default is not.
_TAKEN = re.compile(r"\. Default (?:automatic|KEISEN_COLOR_AUTOMATIC): (?=the |that )")
_NONE = re.compile(r"\. Default (\d+): none\.")

# What is said of a pointer and a count, and not of the list that they are elsewhere.
_COUNTED = re.compile(r"^`\w+_count` (\w)")
_OF_LISTS = re.compile(
    r",? none NULL|,? copied|[;.] NULL only when `\w+_count` is 0(?=\.)|,? UTF-8| in UTF-8"
)


def camel(name: str) -> str:
    """Return a name of C as one of a type: `keisen_error_bar_options` is `ErrorBarOptions`."""
    return "".join(each.capitalize() for each in name.removeprefix("keisen_").split("_"))


def member(name: str, names: list[str]) -> str:
    """Return an enumerator without what all of its enum begin with: `KEISEN_PIE_ORDER_GIVEN` is `given`."""
    words = [each.split("_") for each in names]
    shared = 0
    while all(len(each) > shared + 1 and each[shared] == words[0][shared] for each in words):
        shared += 1
    return "_".join(name.split("_")[shared:]).lower()


def without_default(text: str) -> str:
    """Return a text without its sentences about defaults, which languages show by themselves."""
    text = _TAKEN.sub("; KEISEN_COLOR_AUTOMATIC takes ", " ".join(text.split()))
    sentences = _SENTENCE.split(_NONE.sub(r"; \1 is none.", text))
    kept = [each for each in sentences if each != "Copied." and not each.startswith("Default ")]
    text = " ".join(kept).replace("; must not be NULL.", ".").replace(" (default)", "")
    return _OF_LISTS.sub("", _COUNTED.sub(lambda match: match[1].upper(), text))


def with_nothing(text: str, nothing: str) -> str:
    """Return a text in which what stands for none has another name."""
    text = re.sub(r"\bNULL\b", nothing, text)
    text = re.sub(r"\bKEISEN_(COLOR|INSETS|MARKER)_AUTOMATIC\b", nothing, text)
    return re.sub(rf"(^|[.] ){nothing}\b", lambda match: match[1] + nothing.capitalize(), text)


def comment(text: str, start: str, width: int = 100) -> list[str]:
    """Return a text as lines of a comment."""
    return textwrap.wrap(
        text, width, initial_indent=start, subsequent_indent=start, break_long_words=False
    )
