"""Preferences."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object
from keisen._base.paths import path_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from typing_extensions import Self

    from keisen._base.paths import PathLikeText


class Preferences(Object["_keisen.Preferences"]):
    """A set of keys with values, kept in a file.

    The defaults fix the keys and the kind of each, for good: bool, int, float and str never mix. The
    values are read from the file, changed in memory as those of a mapping, and written by `save`.

    Without the file all defaults hold. With one of the same version its values replace them; keys
    that it lacks keep their default, unknown ones are ignored and reported, and a value that does
    not fit its kind is reported and its default holds - save that people write 3 where a float is
    3.0, which is fine. An integer beyond 64 bits, a number beyond the floats such as 1e999 and a text
    with a NUL fit no kind. Keys are one where their characters are.

    A file of another version is left alone and reported, until `save` gives it another name. One that
    is damaged - no JSON, or without values and version - gets another name beside it at once, such as
    "player.json.damaged", and is reported.

    Parameters
    ----------
    defaults : mapping of str to bool, int, float or str
        Keys and values.
    path : path_like
        The file, from the working directory as it is now. JSON for people: `{"values": {...},
        "version": "1"}`.
    version : str, default "1"
        Any text; another one means another version.

    Raises
    ------
    InvalidArgumentError
        If a key is empty, a float is not finite, an int does not fit 64 bits, a text holds a NUL, or
        the path is empty or names what is neither file nor folder.
    FileError
        If the file cannot be read, is a folder or larger than 16 MiB, or is damaged and cannot get another name.

    Examples
    --------
    >>> import keisen as ks, os, tempfile
    >>> path = os.path.join(tempfile.mkdtemp(), "player.json")
    >>> preferences = ks.Preferences({"volume": 0.8, "name": "", "count": 3}, path)
    >>> preferences["volume"] = 0.5
    >>> preferences.save()
    >>> ks.Preferences({"volume": 0.8, "name": "", "count": 3}, path)["volume"]
    0.5
    """

    __slots__ = ()

    def __init__(
        self,
        defaults: Mapping[str, bool | int | float | str],
        path: PathLikeText,
        version: str = "1",
    ) -> None:
        try:
            values: dict[str, object] = dict(defaults)
        except (TypeError, ValueError):
            wrong = type(defaults).__name__
            raise TypeError(f"defaults must be a mapping, got {wrong}") from None
        self._native = _keisen.Preferences(values, path_text(path), version)

    @classmethod
    def user(cls) -> Self:
        """Return the user's own preferences, which change the look of charts that ask for no theme.

        They are in `$XDG_CONFIG_HOME/keisen/preferences.json`, else in
        `~/.config/keisen/preferences.json`, or where the environment's KEISEN_PREFERENCES says;
        "none" there switches them off. Version "1", with these keys:

        - "theme": "light" (the default), "dark" or "print";
        - "font": a family that fontconfig knows or the path of a file; "" (the default) for the
          embedded font;
        - "palette": colours of series, with blanks or commas between; "" (the default) for the
          theme's;
        - "text_size": as in `Theme`, a float, 12 by default;
        - "renderer": "auto" (the default), "cpu" or "vulkan"; the environment's KEISEN_RENDERER comes
          before it.

        The file is read once in a process, when a chart first asks for a theme. What is wrong with
        it is no error: it is told in `reports` and once in a line on standard error, and defaults
        hold. A file that is damaged or of another version stays where it is until `save`, which gives
        it another name. Saving makes the folder; `reload_user` lets charts have what was saved.

        Returns
        -------
        Preferences
            A set of its own with the values that this process uses.
        """
        preferences = cls.__new__(cls)
        preferences._native = _keisen.Preferences.user()
        return preferences

    @staticmethod
    def reload_user() -> None:
        """Read the user's own preferences anew.

        Charts that ask for no theme have the new look from their next picture on. A default renderer
        that there is already stays.
        """
        _keisen.Preferences.reload_user()

    @property
    def path(self) -> str:
        """Absolute path of the file; "" where the user's preferences have none."""
        return self._open.path

    @property
    def reports(self) -> list[_keisen.PreferenceReport]:
        """What was odd about the file: of each the `kind` and the `message`, one line."""
        return self._open.reports

    def get(self, key: str) -> Any:  # noqa: ANN401
        """Return the value of a key.

        Parameters
        ----------
        key : str
            One of the defaults'.

        Returns
        -------
        bool, int, float or str
            The value, of its default's type.

        Raises
        ------
        InvalidArgumentError
            If there is no such key, or none at all.
        """
        return self._open.get(key)

    def set(self, key: str, value: bool | int | float | str) -> None:
        """Change the value of a key, in memory.

        Parameters
        ----------
        key : str
            One of the defaults'.
        value : bool, int, float or str
            Of its default's type; an int is no float.

        Raises
        ------
        InvalidArgumentError
            If there is no such key, or none at all, the kind is another one, or a float is not
            finite. Nothing changes.
        TypeError
            If the value is none of the four types.
        """
        self._open.set(key, value)

    def reset(self) -> None:
        """Give every key its default, in memory."""
        self._open.reset()

    def save(self) -> None:
        """Write all values and the version to the file.

        A new file in the same folder is written, synchronised and renamed: a crash at any moment
        leaves the old file or the new one, and so does every error. A file that was found to be
        damaged or of another version, and still is where it was, gets another name beside the new
        one, such as "player.json.other-version", and a number where that is taken; nothing is
        overwritten. Of several processes the last one to save wins, with all of its values; several
        threads save one after the other. Symbolic links are followed and permissions kept.

        Raises
        ------
        InvalidArgumentError
            If the file would have more than 16 MiB, which is not read.
        FileError
            If the system refuses: no such folder, no permission, no room.
        InvalidStateError
            If the user's preferences have no file.
        """
        self._open.save()

    def keys(self) -> list[str]:
        """Return the keys.

        Returns
        -------
        list of str
            The keys, sorted.
        """
        return self._open.keys

    def values(self) -> list[bool | int | float | str]:
        """Return the values.

        Returns
        -------
        list of bool, int, float or str
            One for each key, in their order.
        """
        return [self.get(key) for key in self.keys()]

    def items(self) -> list[tuple[str, bool | int | float | str]]:
        """Return keys and values.

        Returns
        -------
        list of tuple
            A key and its value each, in the order of the keys.
        """
        return [(key, self.get(key)) for key in self.keys()]

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401
        """Return the value of a key, as `get`; a KeyError tells that there is none."""
        return self.get(self._known(key))

    def __setitem__(self, key: str, value: bool | int | float | str) -> None:
        """Change the value of a key, as `set`; a KeyError tells that there is none."""
        self.set(self._known(key), value)

    def _known(self, key: str) -> str:
        """Return a key that there is."""
        if isinstance(key, str) and key not in self:
            raise KeyError(f"key {key!r} is unknown")
        return key

    def __contains__(self, key: object) -> bool:
        """Return whether there is a key."""
        return key in self.keys()

    def __iter__(self) -> Iterator[str]:
        """Return an iterator over the keys, sorted."""
        return iter(self.keys())

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self.keys())

    def __bool__(self) -> bool:
        """Return True, also without keys."""
        return True

    def __repr__(self) -> str:
        """Return path and values."""
        if self.closed:
            return "<Preferences, closed>"
        return f"<Preferences {self.path!r}: {dict(self.items())}>"
