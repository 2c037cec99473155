/// Whole pixels: columns `left..<right` of rows `top..<bottom`.
struct PixelBox: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// No pixels.
  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  /// The pixels that an extent touches, within others.
  ///
  /// An extent that is NaN, infinite on the wrong side or reversed touches none.
  init(
    touching extent: (left: Double, top: Double, right: Double, bottom: Double),
    within frame: PixelBox
  ) {
    guard extent.left < Double(frame.right), extent.right > Double(frame.left),
      extent.top < Double(frame.bottom), extent.bottom > Double(frame.top),
      extent.left <= extent.right, extent.top <= extent.bottom
    else {
      self = .empty
      return
    }
    // The guard leaves no NaN, and clamping leaves numbers that fit.
    left = max(frame.left, Int(max(extent.left, Double(frame.left)).rounded(.down)))
    top = max(frame.top, Int(max(extent.top, Double(frame.top)).rounded(.down)))
    right = min(frame.right, Int(min(extent.right, Double(frame.right)).rounded(.up)))
    bottom = min(frame.bottom, Int(min(extent.bottom, Double(frame.bottom)).rounded(.up)))
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Columns.
  var width: Int { right - left }
  /// Rows.
  var height: Int { bottom - top }
  /// Number of pixels.
  var area: Int { isEmpty ? 0 : width * height }
  /// Whether there is no pixel.
  var isEmpty: Bool { left >= right || top >= bottom }

  /// Whether both have a pixel in common.
  func overlaps(_ other: PixelBox) -> Bool {
    max(left, other.left) < min(right, other.right)
      && max(top, other.top) < min(bottom, other.bottom)
  }

  /// The pixels of both.
  func intersection(_ other: PixelBox) -> PixelBox {
    let common = PixelBox(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
    return common.isEmpty ? .empty : common
  }

  /// The smallest box that has the pixels of both.
  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}
