"""Exceptions: one for each status of the C library."""

from __future__ import annotations


class KeisenError(Exception):
    """Base of all errors of Keisen.

    Attributes
    ----------
    status : int
        The `keisen_status` behind it, negative.
    """

    status: int = 0


class InvalidArgumentError(KeisenError, ValueError):
    """A value that the caller chose is not allowed."""


class OutOfMemoryError(KeisenError, MemoryError):
    """The host or the device has no memory left."""

    def __reduce__(self) -> tuple[object, ...]:
        """Return how it is made anew: what Dask makes of exceptions can't make one of two bases."""
        return type(self), self.args


class NoDeviceError(KeisenError, RuntimeError):
    """There is no Vulkan loader, or no device that will do."""


class DeviceLostError(KeisenError, RuntimeError):
    """The driver has reset or lost the device; charts are intact, the renderer is not."""


class UnsupportedError(KeisenError, NotImplementedError):
    """Valid, but not here."""


class FileError(OSError, KeisenError):
    """A file could not be read or written.

    Attributes
    ----------
    errno : int
        What the system said.
    strerror : str
        What failed, in one line.
    filename : str
        The path as it was given.
    """

    def __str__(self) -> str:
        """Return the message alone: it names the path already."""
        return self.strerror or super().__str__()


class InvalidHandleError(KeisenError, RuntimeError):
    """An object was used after its `close()`."""


class InvalidStateError(KeisenError, RuntimeError):
    """The object is not in a state for this call."""


class CallbackError(KeisenError, RuntimeError):
    """The caller's own code failed; its exception is the cause.

    What is no `Exception` - KeyboardInterrupt, SystemExit - is raised itself in its place.
    """


class RenderTimeoutError(KeisenError, TimeoutError):
    """Work did not end within its limit."""


class CancelledError(KeisenError, RuntimeError):
    """The caller has stopped the work before it came to this."""


class BatchError(KeisenError, RuntimeError):
    """Some of many charts have no picture; the others have.

    Parameters
    ----------
    message : str
        One line.
    results : list of (bytes or None)
        The files.
    errors : dict of int to Exception
        Why there is none, by the number of the chart.

    Attributes
    ----------
    results : list of (bytes or None)
        The files in the order of the charts; None for those that have none.
    errors : dict of int to Exception
        Why, by the number of the chart: a `KeisenError`; a `CancelledError` where the batch did not come to it.
    """

    def __init__(
        self, message: str, results: list[bytes | None], errors: dict[int, Exception]
    ) -> None:
        super().__init__(message)
        self.results = results
        self.errors = errors

    def __reduce__(self) -> tuple[object, ...]:
        """Return how it is made anew, for those who send it to another process."""
        return type(self), (self.args[0], self.results, self.errors)


class InternalError(KeisenError, RuntimeError):
    """A defect of Keisen: please report it."""


#: The one table of statuses, as `keisen.h` numbers them.
ERRORS: dict[int, type[KeisenError]] = {
    -1: InvalidArgumentError,
    -2: OutOfMemoryError,
    -3: NoDeviceError,
    -4: DeviceLostError,
    -5: UnsupportedError,
    -6: FileError,
    -7: InvalidHandleError,
    -8: InvalidStateError,
    -9: CallbackError,
    -10: RenderTimeoutError,
    -11: CancelledError,
    -99: InternalError,
}

for _status, _error in ERRORS.items():
    _error.status = _status


def make_error(status: int, message: str, number: int = 0, path: str | None = None) -> KeisenError:
    """Return the exception for a status of the C library.

    Parameters
    ----------
    status : int
        A negative `keisen_status`.
    message : str
        One line.
    number : int, default 0
        The errno behind `KEISEN_ERROR_IO`.
    path : str, optional
        The file behind `KEISEN_ERROR_IO`.

    Returns
    -------
    KeisenError
        Ready to be raised. An unknown status gives a plain `KeisenError`.
    """
    kind = ERRORS.get(status, KeisenError)
    if kind is FileError:
        return FileError(number, message, path)
    return kind(message)
