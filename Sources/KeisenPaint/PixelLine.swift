import KeisenPrimitives

/// The pixels of a Bresenham line between two pixels, row by row.
///
/// Along the longer of the two extents a pixel is taken at each step i of 0...n; along the other
/// one it is k i / n steps away, rounded, a half towards the end. A row of them is found without
/// those before it, so that a line costs what is asked of it, however far away its ends are.
struct PixelLine {
  /// The farthest pixel each way, at which lines are cut.
  static let limit = 1 << 29

  /// The first pixel.
  let start: Pixel
  private let width: Int
  private let height: Int
  private let isRightwards: Bool
  private let isDownwards: Bool

  /// Makes a line.
  ///
  /// - Precondition: No coordinate is beyond `limit`.
  init(from start: Pixel, to end: Pixel) {
    self.start = start
    width = abs(end.x - start.x)
    height = abs(end.y - start.y)
    isRightwards = end.x >= start.x
    isDownwards = end.y >= start.y
  }

  /// Makes a line between two pixels of any distance, or nil where nothing of it is within `limit`.
  ///
  /// Where it is cut, it ends in the pixel that is nearest to the straight line.
  ///
  /// - Precondition: The coordinates are whole numbers or infinite.
  init?(from start: Point, to end: Point) {
    let limit = Double(Self.limit)
    // Differences of these do not overflow.
    func bounded(_ value: Double) -> Double { max(-1e300, min(value, 1e300)) }
    var (first, last) = (
      SIMD2(bounded(start.x), bounded(start.y)), SIMD2(bounded(end.x), bounded(end.y))
    )
    for (side, other) in [(0, 1), (1, 0)] {
      for bound in [-limit, limit] {
        func isBeyond(_ point: SIMD2<Double>) -> Bool {
          abs(point[side]) > limit && point[side] * bound > 0
        }
        if isBeyond(first), isBeyond(last) { return nil }
        let part = (bound - first[side]) / (last[side] - first[side])
        let cut = first[other] + part * (last[other] - first[other])
        if isBeyond(first) {
          (first[side], first[other]) = (bound, cut.rounded())
        } else if isBeyond(last) {
          (last[side], last[other]) = (bound, cut.rounded())
        }
      }
    }
    self.init(
      from: Pixel(x: Int(first.x), y: Int(first.y)),
      to: Pixel(x: Int(last.x), y: Int(last.y))
    )
  }

  /// Calls `body` with each row from `top` to `bottom` that has pixels of the line, and with its
  /// first and its last one.
  func forEachRow(from top: Int, through bottom: Int, _ body: (Int, Int, Int) -> Void) {
    // In steps from the start, whichever way they go.
    let first = max(0, isDownwards ? top - start.y : start.y - bottom)
    let last = min(height, isDownwards ? bottom - start.y : start.y - top)
    var step = first
    while step <= last {
      let (near, far) = columns(step)
      let y = isDownwards ? start.y + step : start.y - step
      if isRightwards {
        body(y, start.x + near, start.x + far)
      } else {
        body(y, start.x - far, start.x - near)
      }
      step += 1
    }
  }

  /// Returns the nearest and the farthest column of a row, all in steps from the start.
  private func columns(_ row: Int) -> (Int, Int) {
    if height == 0 { return (0, width) }
    if height > width {
      let column = (2 * row * width + height) / (2 * height)
      return (column, column)
    }
    // The first column that is rounded to the row, and the one before the first of the next row.
    func first(_ row: Int) -> Int {
      (width * (2 * row - 1) + 2 * height - 1) / (2 * height)
    }
    return (row == 0 ? 0 : first(row), row == height ? width : first(row + 1) - 1)
  }
}
