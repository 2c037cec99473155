import KeisenPrimitives

/// Cuts a window out of the range, of which two policies decide how long it is and where; usually
/// the last restriction.
///
/// With a range from m to M and a window of length l at position p it begins at m + (M - m - l)·p.
/// A window longer than the range holds it all: at 0 it begins with it, at 1 it ends with it. The
/// range stays where it is empty or has an infinite end, where the plot has no length, and where
/// the window would overflow or have no place on the scale.
public final class WindowRestriction: Restriction {
  /// How long the plot is.
  public let viewport: Viewport
  /// What decides how long the window is.
  public let length: any WindowLength
  /// What decides where it is.
  public let position: any WindowPosition

  /// Makes a restriction.
  public init(
    viewport: Viewport,
    length: any WindowLength,
    position: any WindowPosition
  ) {
    self.viewport = viewport
    self.length = length
    self.position = position
  }

  /// As C calls it.
  public static var typeName: String { "window" }

  /// When one of the policies changed last.
  public var latestChange: Change { max(length.latestChange, position.latestChange) }

  /// Rewrites the range.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a policy gives a length that is negative,
  ///   infinite or NaN, or a position that is not from 0 to 1; what a policy throws; as
  ///   `Viewport.length()`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    let points = try context.length(of: viewport)
    guard points > 0, points.isFinite, !range.isEmpty, range.length.isFinite else { return }
    let length = try length.length(viewport: points, range: range, in: context)
    guard length >= 0, length.isFinite else {
      throw KeisenError(
        .callback,
        "length of a window must be finite and not negative, got \(length)"
      )
    }
    let position = try position.position(in: range, length: length, in: context)
    guard position >= 0, position <= 1 else {
      throw KeisenError(.callback, "position of a window must be from 0 to 1, got \(position)")
    }
    // The last one's end is the range's own, without a rounding.
    let start = range.min + (range.length - length) * position
    let window =
      position == 1
      ? ProposedRange(min: range.max - length, max: range.max)
      : ProposedRange(min: start, max: start + length)
    range = context.choose(window, else: range)
  }
}
