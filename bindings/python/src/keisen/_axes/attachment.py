"""Attachments: whatever a chart draws but data."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # What the extension calls it.
    Kind = TypeVar("Kind", bound=_keisen.Attachment, default=_keisen.Attachment, covariant=True)
    AnyAttachment = TypeVar("AnyAttachment", bound="Attachment")


class Attachment(Object["Kind"]):
    """Draws anything but data. It may be part of several charts.

    Make one of `PlotArea`, `Grid`, `Axis`, `Title`, `Legend`, `ColorBar`, `Text`, `Rule`, `Span` and
    `Arrow`, and give it to `Chart.add`.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the kind."""
        return f"<{type(self).__name__}{', closed' if self.closed else ''}>"


def adopt(kind: type[AnyAttachment], native: _keisen.Attachment) -> AnyAttachment:
    """Return a new object for an attachment that the library made.

    Parameters
    ----------
    kind : type
        What it is.
    native : _keisen.Attachment
        The attachment.

    Returns
    -------
    Attachment
        An object of that type.
    """
    attachment = kind.__new__(kind)
    attachment._native = native
    return attachment
