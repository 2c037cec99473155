"""Images in data coordinates."""

from __future__ import annotations

from os import fsdecode

from keisen import _keisen
from keisen._base.choice import check_word
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import options_of
from keisen._base.option import Option
from keisen._data.series import BlendedSeries, NamedSeries
from keisen._drawing.canvas import Canvas
from keisen._ranges.space import Space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike
    from typing import Any, Literal, TypeAlias, TypedDict

    from numpy.typing import ArrayLike
    from typing_extensions import Unpack

    from keisen._marks.heatmap_series import Interpolation

    ImageLike: TypeAlias = "ArrayLike | Canvas | str | PathLike[str]"
    Origin: TypeAlias = Literal["upper", "lower"]

    # make-faces: options of ImageSeries
    class ImageOptions(TypedDict, total=False):
        """What `ImageSeries.set` takes."""

        extent: Sequence[float] | None
        interpolation: Interpolation
        alpha: float
        label: str | None


# make-faces: mark image, method image, without x_from x_to y_from y_to
class ImageSeries(NamedSeries["_keisen.ImageSeries"], BlendedSeries["_keisen.ImageSeries"]):
    """An image in data coordinates. It may be part of several charts.

    Parameters
    ----------
    space : Space
        The space to draw in.
    image : array_like, shape (h, w), (h, w, 3) or (h, w, 4), Canvas or path_like
        Grey, RGB or RGBA with straight alpha, as integers of 8 bits or floats in 0...1, which are clamped;
        NaN is 0. It is copied. A canvas stands for its picture, a path for a PNG file.
    extent : (left, right, bottom, top), optional
        Where its sides are; None for 0, w, 0 and h. Reversed ones turn it over.
    origin : {"upper", "lower"}, default "upper"
        Whether row 0 is at the top or at the bottom.
    interpolation : {"nearest", "linear"}, default "nearest"
        Whether pixels that are larger than those of the picture are rectangles or smoothed.
    alpha : float, default 1
        What the alpha of its pixels is multiplied by, 0 to 1.
    label : str, optional
        Name for people.

    Raises
    ------
    InvalidArgumentError
        If the image has another shape or type or no pixels, or an option is not allowed.
    FileError
        If the file can't be read.

    Examples
    --------
    >>> chess = chart.image([[0.0, 1.0], [1.0, 0.0]], extent=(0, 8, 0, 8))
    """

    __slots__ = ()

    def __init__(
        self,
        space: Space,
        image: ImageLike,
        *,
        extent: Sequence[float] | None = None,
        origin: Origin = "upper",
        interpolation: Interpolation = "nearest",
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        native = Space._native_of(space, "space")
        options: dict[str, object] = {
            "extent": extent,
            "interpolation": interpolation,
            "alpha": alpha,
            "label": label,
        }
        self._native = _keisen.ImageSeries(native, _pixels(image, origin), options)
        self._space = space

    @options_of(without="origin")
    def set(self, **options: Unpack[ImageOptions]) -> None:
        """Change some options, all at once or none.

        Any of `extent`, `interpolation`, `alpha` and `label`.
        """
        self._open.update(dict(options))

    def set_data(self, image: ImageLike, *, origin: Origin = "upper") -> None:
        """Replace the image, where it is.

        Parameters
        ----------
        image : array_like, Canvas or path_like
            The image.
        origin : {"upper", "lower"}, default "upper"
            Whether row 0 is at the top or at the bottom.

        Raises
        ------
        InvalidArgumentError
            If the image has another shape or type or no pixels. The old one stays.
        """
        self._open.set_image(_pixels(image, origin))

    interpolation: Option[Interpolation] = Option("What is between the middles of pixels.")

    def __repr__(self) -> str:
        """Return label and class."""
        return self._repr_of("an image")


def _pixels(image: Any, origin: str) -> _keisen.Image:  # noqa: ANN401
    """Return a picture of the library for what people have as one."""
    check_word(origin, "origin", ("upper", "lower"))
    if isinstance(image, Canvas):
        image = image.image()
    from numpy import asarray, ascontiguousarray, clip, full, nan_to_num, uint8

    if isinstance(image, str) or hasattr(image, "__fspath__"):
        image = _keisen.Image.read(fsdecode(image))
    array = asarray(image)
    if array.ndim == 2:
        array = array[:, :, None].repeat(3, axis=2)
    is_image = array.ndim == 3 and array.shape[2] in (3, 4) and 0 not in array.shape
    if (
        not is_image
        or array.dtype.kind not in "fu"
        or (array.dtype.kind == "u" and array.itemsize > 1)
    ):
        raise InvalidArgumentError(
            "image must have shape (h, w), (h, w, 3) or (h, w, 4), not empty, and type uint8 or float, "
            f"got shape {array.shape} and type {array.dtype}"
        )
    if array.dtype.kind == "f":
        array = (clip(nan_to_num(array, nan=0.0), 0, 1) * 255 + 0.5).astype(uint8)
    if array.shape[2] == 3:
        pixels = full((*array.shape[:2], 4), 255, uint8)
        pixels[:, :, :3] = array
        array = pixels
    if origin == "lower":
        array = array[::-1]
    array = ascontiguousarray(array)
    return _keisen.image(array.shape[1], array.shape[0], array.data)
