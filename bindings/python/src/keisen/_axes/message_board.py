"""Message boards."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    MessageKind: TypeAlias = Literal[
        "normal", "ok", "caution", "error", "debug", "internal-error", "internal_error"
    ]


class MessageBoard(Object["_keisen.MessageBoard"]):
    """Shows one message at a time, each for its own number of seconds.

    Time is that of pictures: nothing sleeps, and what is shown at a time depends on the last message
    and on that time alone. Boards know nothing of each other. A `MessageBox` draws one on a chart.

    Attributes
    ----------
    SECONDS_NORMAL : float
        4, for a normal message. The other constants likewise:
    SECONDS_OK, SECONDS_OK_LONG : float
        4 and 6, for what went well.
    SECONDS_CAUTION, SECONDS_CAUTION_LONG : float
        6 and 10, for what to look at.
    SECONDS_ERROR, SECONDS_ERROR_LONG, SECONDS_ERROR_LONGEST : float
        6, 9 and 12, for what went wrong.
    SECONDS_LASTING, SECONDS_LASTING_LONG : float
        36,000 and 86,400, for what is to stay.

    Examples
    --------
    >>> import keisen as ks
    >>> board = ks.MessageBoard()
    >>> board.show("saved", "ok", board.SECONDS_OK, time=10)
    >>> board.message(13.9).text
    'saved'
    >>> board.message(14) is None
    True
    """

    __slots__ = ()

    SECONDS_NORMAL = 4.0
    SECONDS_OK = 4.0
    SECONDS_OK_LONG = 6.0
    SECONDS_CAUTION = 6.0
    SECONDS_CAUTION_LONG = 10.0
    SECONDS_ERROR = 6.0
    SECONDS_ERROR_LONG = 9.0
    SECONDS_ERROR_LONGEST = 12.0
    SECONDS_LASTING = 36_000.0
    SECONDS_LASTING_LONG = 86_400.0

    def __init__(self) -> None:
        self._native = _keisen.MessageBoard()

    def show(
        self, text: str, kind: MessageKind = "normal", seconds: float = 4.0, *, time: float
    ) -> None:
        """Show a message in place of the one before: its time starts anew.

        A message is cleared by its own end alone: A for 5 s followed after 4 s by B for 5 s leaves B
        until second 9.

        Parameters
        ----------
        text : str
            Of any length; a box shows as much as it has room for. "" shows nothing.
        kind : {"normal", "ok", "caution", "error", "debug", "internal-error"}, default "normal"
            What it is about.
        seconds : float, default 4
            How long, above 0; infinity leaves it until the next one.
        time : float
            That of the picture, in seconds, finite. It may be before that of the last message.

        Raises
        ------
        InvalidArgumentError
            If there is no such kind, the seconds are not above 0, or the time is not finite. The
            message before stays.
        """
        self._open.show(text, kind, seconds, time)

    def message(self, time: float) -> _keisen.Message | None:
        """Return the message that is shown at a time.

        A time before it was shown, as of a clock that went backwards, has it too.

        Parameters
        ----------
        time : float
            That of the picture, in seconds, finite.

        Returns
        -------
        Message or None
            Its `text`, its `kind`, and its `end`, the first time at which it is gone.

        Raises
        ------
        InvalidArgumentError
            If the time is not finite.
        """
        return self._open.message(time)

    def __repr__(self) -> str:
        """Return the kind."""
        return f"<MessageBoard{', closed' if self.closed else ''}>"
