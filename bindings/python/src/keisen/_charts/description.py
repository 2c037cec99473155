"""The methods of a chart that tell of it to people who don't see it."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from keisen import _keisen

    Language: TypeAlias = Literal["en", "ja"]


@methods_of("Chart")
class Descriptions(Object["_keisen.Chart"]):
    """Charts' methods for words."""

    __slots__ = ()

    _native: _keisen.Chart | None

    @property
    def alt(self) -> str:
        """What the picture shows in words, for people who don't see it: for notebooks and pages.

        The text that was set; None, the default, makes it of the kind of the series, the title, and
        the ranges with the titles of their axes, on one line and without markup. Of one series of
        values in order the trend is told, of a few bars and slices the values, of several series
        their names or their number; what makes the text longer than 250 characters is left out. It
        is in the chart's `language`; `description` tells more. Reading fits nothing: an unset
        projection is told as it would be fitted now.
        """
        return self._open.alt

    @alt.setter
    def alt(self, text: str | None) -> None:
        self._open.set_alt(text)

    @property
    def language(self) -> Language:
        """The language of what the chart says about itself: "en", the default, or "ja".

        That of `alt`, `description`, tables, sounds and files. It is the chart's, as titles and
        names are in one language too, which is this one best. No locale matters.

        Raises
        ------
        InvalidArgumentError
            If there is no such language. The old one stays.
        """
        return "ja" if self._open.language == "ja" else "en"

    @language.setter
    def language(self, language: Language) -> None:
        self._open.set_language(language)

    @property
    def description(self) -> str:
        """All that the picture shows, in words: lines for the title, the axes and each series.

        Of each of up to eight series: how many values it has and how many are missing, the first
        of the lowest and of the highest and where they are, which way they go, and the one that
        stands last. Of up to twelve names all values are told, of groups the medians, of slices
        their parts of the whole. `docs/accessibility.md` defines each word. Numbers are written as their
        axis writes its ticks, times by the calendar and clock of their scale's zone. Reading fits
        nothing.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400, title="Squares", x_title="n")
        >>> line = chart.line(None, [0, 1, 4, 9, 16], label="n²")
        >>> print(chart.description)
        Line chart "Squares".
        The x axis (n) shows 0 to 4, the y axis shows 0 to 16.
        Line "n²": 5 values; lowest 0 at n 0, highest 16 at n 4; rising; last 16 at n 4.
        """
        return self._open.description
