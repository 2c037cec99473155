# SPDX-License-Identifier: MIT
"""What a Python class of a mark has that is nothing but its columns and options: `__init__`, `set` and `set_data`."""

from faces.model import Option
from faces.python_words import COLUMN, SCALE, entry_of, parameter_of
from faces.words import comment


class Members:
    """The functions of a class, of the columns and options of a mark.

    Raises ValueError where columns have what is neither a column nor a colour scale.
    """

    def __init__(
        self,
        name: str,
        plural: str,
        columns: list[Option],
        options: list[Option],
        words: dict[str, list[str]],
    ) -> None:
        self.name, self.plural, self.words = name, plural, words
        for each in columns:
            if each.type not in (COLUMN, SCALE):
                wrong = f"{each.where}: {each.name} is no column"
                raise ValueError(f"{wrong}; write __init__, set and set_data by hand")
        self.has_scale = any(each.type == SCALE for each in columns)
        self.columns = [each for each in columns if each.type == COLUMN]
        self.needed = [each for each in self.columns if not each.is_optional]
        rows = [each for each in self.columns if "row numbers" in each.text]
        #: Columns that are given by place: where one may be left to row numbers, one column alone is the values.
        self.places = [*rows, *self.needed]
        self.has_rows = len(rows) == 1 and len(self.needed) == 1
        self.others = [each for each in self.columns if each not in self.places]
        self.options = [each for each in options if each.name != "label"]
        self.label = [each for each in options if each.name == "label"]
        names = {each.name for each in options}
        self.channels = [each for each in self.others if each.name in names]

    def lines(self) -> list[str]:
        """Return the functions."""
        return [*self.init(), "", *self.set(), "", *self.set_data()]

    def place_lines(self) -> list[str]:
        """Return the parameters of the columns that are given by place."""
        if self.has_rows:
            return [f"        {each.name}: ColumnLike | None = None," for each in self.places]
        kinds = {True: "ColumnLike | None", False: "ColumnLike"}
        return [f"        {each.name}: {kinds[each.is_optional]}," for each in self.places]

    def read_lines(self) -> list[str]:
        """Return the statement that tells values from row numbers."""
        if not self.has_rows:
            return []
        x, y = (each.name for each in self.places)
        name = "" if y == "y" else f', "{y}"'
        return [f"        {x}, {y} = rows_and_values({x}, {y}{name})"]

    def init(self) -> list[str]:
        """Return `__init__`."""
        channels = {each.name for each in self.channels}
        named = [
            f"{each.name}: ColumnLike | None = None"
            for each in self.others
            if each not in self.channels
        ]
        for each in self.options:
            named.append(parameter_of(each, self.words, each.name in channels))
            if each.name == "color" and self.has_scale:
                named.append("colormap: ColorMapLike | ColorScale | None = None")
        if self.has_scale and "color" not in channels:
            named.append("colormap: ColorMapLike | ColorScale | None = None")
        named += [parameter_of(each, self.words, is_channel=False) for each in self.label]
        given = [each for each in (*self.options, *self.label) if each.name not in channels]
        values = {"format": "native_format({0})"}
        return [
            "    def __init__(",
            "        self,",
            "        space: Space,",
            *self.place_lines(),
            "        *,",
            *(f"        {each}," for each in named),
            "    ) -> None:",
            *self.read_lines(),
            "        self._make(",
            f"            _keisen.{self.name},",
            "            space,",
            *self.dictionary("            "),
            *(["            colormap=colormap,"] if self.has_scale else []),
            *(
                f"            {each.name}={values.get(each.kind, '{0}').format(each.name)},"
                for each in given
            ),
            "        )",
        ]

    def declared(self) -> list[str]:
        """Return what says which columns may be one value for all, where that is not the colour alone."""
        names = [each.name for each in self.channels]
        if names == [each.name for each in self.columns if each.name == "color"]:
            return []
        last = "," if len(names) == 1 else ""
        said = ", ".join(f'"{name}"' for name in names)
        return ["", f"    _channels = ({said}{last})"]

    def dictionary(self, start: str) -> list[str]:
        """Return the columns by their names."""
        columns = [f'"{each.name}": {each.name}' for each in self.columns]
        line = f"{start}{{{', '.join(columns)}}},"
        if len(line) <= 100:
            return [line]
        return [f"{start}{{", *(f"{start}    {each}," for each in columns), f"{start}}},"]

    def set(self) -> list[str]:
        """Return `set`, which takes what `__init__` takes by name and is no column."""
        without = [each.name for each in self.others if each not in self.channels]
        without += ["colormap"] if self.has_scale else []
        said = f'(without="{" ".join(without)}")' if without else "()"
        options = self.name.removesuffix("Series") + "Options"
        return [
            f"    @options_of{said}",
            f"    def set(self, **options: Unpack[{options}]) -> None:",
            '        """Change some options, all at once or none.',
            "",
            f"        Any of the options that {self.plural} are made with; `set_data` changes columns.",
            '        """',
            "        self._open.update(dict(options))",
        ]

    def set_data(self) -> list[str]:
        """Return `set_data`, which takes all columns."""
        named = [f"        {each.name}: ColumnLike | None = None," for each in self.others]
        entries = [
            line
            for each in self.channels
            if each.name != "color"
            for head, text in [entry_of(each, self.words, is_channel=False)]
            for line in (f"        {head}", *comment(text, " " * 12))
        ]
        summary = '        """Replace all columns.'
        columns = ", ".join(f'"{each.name}": {each.name}' for each in self.columns)
        replaced = [f"        self._replace({{{columns}}})"]
        if len(replaced[0]) > 100:
            replaced = ["        self._replace(", *self.dictionary(" " * 12), "        )"]
        return [
            "    def set_data(",
            "        self,",
            *self.place_lines(),
            *(["        *,", *named] if named else []),
            "    ) -> None:",
            *(
                [summary, "", "        Parameters", "        ----------", *entries, '        """']
                if entries
                else [f'{summary}"""']
            ),
            *self.read_lines(),
            *replaced,
        ]
