"""The methods of a chart that tell of it to people who don't see it."""

from __future__ import annotations

from keisen._chart_parts import methods_of_charts
from keisen._object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias

    from keisen import _keisen

    Language: TypeAlias = Literal["en", "ja"]


@methods_of_charts
class Words(Object["_keisen.Chart"]):
    """Charts' methods for words, tables and sounds."""

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
        their parts of the whole. `docs/words.md` defines each word. Numbers are written as their
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

    def data_table(self, *, format: Literal["csv", "html"] = "csv", most_rows: int = 1000) -> str:
        """Return the rows behind all series as a table, exact, in the chart's `language`.

        Columns are those that the series have, by the titles of their axes where these have some:
        integers in all digits, floats with as many as give them again, times by the calendar and
        clock of their scale's zone as in ISO 8601. Gaps are empty.

        A series of more than `most_rows` rows is thinned: its first and its last row are there,
        and of each of equal runs of rows the first with the least value and the first with the
        greatest. An HTML caption says so; in CSV the first column, `row`, has numbers left out. In
        CSV a chart of several series has a second column, `series`: the label, or the number from 1.

        Parameters
        ----------
        format : {"csv", "html"}, default "csv"
            Values between commas, or tables for people, one for each series.
        most_rows : int, default 1000
            The most rows of a series, 4 at least.

        Returns
        -------
        str
            The table.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> bars = chart.bars(["a", "b"], [3, float("nan")])
        >>> print(chart.data_table(), end="")
        row,name,value
        0,a,3
        1,b,
        """
        return self._open.data_table(format, most_rows)

    def sonification(
        self,
        *,
        duration: float = 5.0,
        min_frequency: float = 220.0,
        max_frequency: float = 1760.0,
        most_points: int = 500,
    ) -> dict[str, Any]:
        """Return how the chart sounds: for each series when which frequency is to be heard.

        Position is time, from 0 at the left end of the axis to `duration` at its right end, value
        is pitch: equal ways along the axis of values are equal intervals. What the plot doesn't
        show is left out, a gap is a rest (None), and a series of more points is thinned as a table
        is. `docs/words.md` has the schema, and a player.

        Parameters
        ----------
        duration : float, default 5
            Seconds from the beginning of the time axis to its end, positive and finite.
        min_frequency, max_frequency : float, default 220 and 1760
            The frequencies at both ends of an axis of values, in hertz, positive; the second one
            above the first one.
        most_points : int, default 500
            The most points of a series, 4 at least.

        Returns
        -------
        dict
            What `json.dumps` takes.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.
        """
        from json import loads

        told: dict[str, Any] = loads(
            self._open.sonification(duration, min_frequency, max_frequency, most_points)
        )
        return told
