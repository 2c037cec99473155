"""Animators: what moves with the time of pictures."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.guarded import options_of
from keisen._base.object import Object
from keisen._charts.animation import Animation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import Unpack

    from keisen._charts.animation import Target, WholeOptions


class Animator(Object["_keisen.Animator"]):
    """Runs animations with the pictures of the charts that it was added to.

    Where things are is a function of the picture's time alone, however often is drawn, and a picture
    shows the state of its own time. One that fails leaves everything as it was. Time may go
    backwards: before its beginning an animation shows its first value; what has ended stays ended.

    Examples
    --------
    >>> import keisen as ks
    >>> chart = ks.Chart(200, 100)
    >>> bars = chart.bars(["a", "b"], [3, 1])
    >>> animator = ks.Animator()
    >>> chart.add(animator)
    >>> number = animator.animate(bars, values=[1, 3], color="red", duration=0.5)
    >>> pictures = [chart.to_png(renderer="cpu", time=frame / 24) for frame in range(13)]
    >>> number in animator
    False
    """

    __slots__ = ("_held",)

    # The callables of animations that may not have ended, by number: the library has them; kept here
    # too, so that Python's collector sees what they refer to.
    _held: dict[int, list[_keisen.Callback]]

    def __init__(self) -> None:
        self._native = _keisen.Animator()
        self._held = {}

    def add(self, animation: Animation) -> int:
        """Begin an animation: at its start, or with the next picture.

        Parameters
        ----------
        animation : Animation
            What is to move; it may be added again.

        Returns
        -------
        int
            What `cancel` takes.
        """
        native = self._open
        number = native.add(Animation._native_of(animation, "animation"))
        if animation._held:
            for each in [each for each in self._held if not native.contains(each)]:
                del self._held[each]
            self._held[number] = animation._held
        for assume in animation._assumed:
            assume()
        return number

    @options_of(Animation)
    def animate(self, target: Target, **options: Any) -> int:  # noqa: ANN401
        """Begin an animation of some properties of an object.

        Parameters
        ----------
        target : Projection, Space, Series, Attachment or Chart
            What has the properties.
        **options
            The properties and where they are to end, and when and how, as `Animation` takes them.

        Returns
        -------
        int
            What `cancel` takes.

        Raises
        ------
        InvalidArgumentError
            If a number is not allowed.
        UnsupportedError
            If the object has no such property.
        """
        return self.add(Animation(target, **options))

    @options_of(start=None, delay=0.0, on_end=None)
    def group(self, *parts: Animation, **options: Unpack[WholeOptions]) -> int:
        """Begin animations together.

        Parameters
        ----------
        *parts, start, delay, on_end : optional
            As `Animation.group` takes them.

        Returns
        -------
        int
            What `cancel` takes.
        """
        return self.add(Animation.group(*parts, **options))

    @options_of(start=None, delay=0.0, on_end=None)
    def sequence(self, *parts: Animation, **options: Unpack[WholeOptions]) -> int:
        """Begin animations one after another.

        Parameters
        ----------
        *parts, start, delay, on_end : optional
            As `Animation.sequence` takes them.

        Returns
        -------
        int
            What `cancel` takes.
        """
        return self.add(Animation.sequence(*parts, **options))

    def cancel(self, number: int, *, finish: bool = False) -> bool:
        """End an animation; of a group or sequence all parts, those too that have not begun.

        Parameters
        ----------
        number : int
            Which one; one that has ended is fine.
        finish : bool, default False
            Whether what moves jumps to its end with the next picture; else it stays where it is.

        Returns
        -------
        bool
            Whether it had not ended yet.
        """
        return self._open.cancel(number, finish)

    def cancel_all(self, *, finish: bool = False) -> None:
        """End all animations.

        Parameters
        ----------
        finish : bool, default False
            Whether what moves jumps to its end with the next picture; else it stays where it is.
        """
        self._open.cancel_all(finish)

    def next_time(self, after: float) -> float | None:
        """Return the first time at which something moves.

        Parameters
        ----------
        after : float
            In seconds, finite.

        Returns
        -------
        float or None
            `after` itself while anything moves or is to begin with the next picture, else the end of
            the first delay or pause; None for never.

        Raises
        ------
        InvalidArgumentError
            If the time is not finite.
        """
        return self._open.next_time(after)

    def __len__(self) -> int:
        """Return the number of properties, pauses included, that have not ended."""
        return self._open.count

    def __bool__(self) -> bool:
        """Return True, also without animations."""
        return True

    def __contains__(self, number: object) -> bool:
        """Return whether an animation has not ended yet."""
        return isinstance(number, int) and self._open.contains(number)

    def __repr__(self) -> str:
        """Return the number of animations."""
        return "<Animator, closed>" if self.closed else f"<Animator of {len(self)} animations>"
