import KeisenPrimitives

/// Regular hexagons over a rectangle, as matplotlib's `hexbin` lays them: two lattices, one in the
/// gaps of the other.
///
/// In units of a hexagon's width across and of the distance between rows of one lattice upwards,
/// the first lattice has its centres at whole numbers, the second one halves further in both
/// directions. A point belongs to the nearer of the two centres next to it, where 3 times the
/// square of the distance upwards counts with that across; of two equally near to the second.
package struct HexagonLattice: Hashable, Sendable {
  /// Hexagons of the second lattice in a row; the first has one more.
  package let columns: Int
  /// Rows of the second lattice; the first has one more.
  package let rows: Int
  /// What ranges are multiplied by so that their lengths are numbers: 1, or a quarter for the
  /// longest.
  private let scale: Double
  private let left: Double
  private let bottom: Double
  private let xStep: Double
  private let yStep: Double

  /// Covers the points between two ranges.
  ///
  /// A range without length is widened by a tenth of its value to either side, one at 0 to ±0.1.
  ///
  /// - Parameters:
  ///   - x: From the first to the last centre of the first lattice's rows.
  ///   - y: From its first to its last row.
  ///   - columns: Hexagons across.
  ///   - rows: Rows of a lattice; nil makes hexagons regular in a square plot: `columns` / √3.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not positive, or there
  ///   are more than `CellSums.maxCells` hexagons.
  package init(
    x: ClosedInterval,
    y: ClosedInterval,
    columns: Int,
    rows: Int? = nil
  ) throws(KeisenError) {
    guard columns >= 1 else {
      throw .invalidArgument("number of hexagons across must be at least 1, got \(columns)")
    }
    let rows = rows ?? max(1, Int(Double(columns) / 3.0.squareRoot()))
    guard rows >= 1 else {
      throw .invalidArgument("number of rows of hexagons must be at least 1, got \(rows)")
    }
    guard (Double(columns) + 1) * (Double(rows) + 1) * 2 <= Double(CellSums.maxCells) else {
      throw .invalidArgument(
        "there may be at most \(CellSums.maxCells) hexagons, got \(columns) by \(rows) twice"
      )
    }
    (self.columns, self.rows) = (columns, rows)
    let (x, y) = (Self.notSingular(x), Self.notSingular(y))
    let farthest = max(max(abs(x.low), abs(x.high)), max(abs(y.low), abs(y.high)))
    scale = farthest > 0x1p1020 ? 0.25 : 1
    let (first, last) = (x.low * scale, x.high * scale)
    // Room for rounding, as hexagons cover the range across no farther than to its ends.
    let padding = 1e-9 * (last - first)
    left = first - padding
    xStep = ((last + padding) - left) / Double(columns)
    bottom = y.low * scale
    yStep = (y.high * scale - bottom) / Double(rows)
  }

  /// All hexagons.
  package var count: Int { firstCount + columns * rows }
  /// Half of a hexagon's width, from side to side.
  package var halfWidth: Double { xStep / scale / 2 }
  /// Half of a hexagon's height, from tip to tip.
  package var halfHeight: Double { yStep / scale / 3 }

  /// Hexagons of the first lattice.
  private var firstCount: Int { (columns + 1) * (rows + 1) }

  /// Returns the centre of a hexagon, one of `0..<count`: first those of the first lattice, column
  /// by column, upwards.
  package func center(of hexagon: Int) -> (x: Double, y: Double) {
    let isFirst = hexagon < firstCount
    let place = isFirst ? hexagon : hexagon - firstCount
    let perColumn = isFirst ? rows + 1 : rows
    let half = isFirst ? 0 : 0.5
    let x = (Double(place / perColumn) + half) * xStep + left
    let y = (Double(place % perColumn) + half) * yStep + bottom
    return (x / scale, y / scale)
  }

  /// Returns the hexagon that a point belongs to, or nil where there is none.
  @inline(__always)
  package func hexagon(x: Double, y: Double) -> Int? {
    let across = (x * scale - left) / xStep
    let upwards = (y * scale - bottom) / yStep
    // Neither NaN nor beyond what an integer holds.
    guard across > -1, across < Double(columns + 1), upwards > -1, upwards < Double(rows + 1) else {
      return nil
    }
    let (column1, row1) = (Self.nearest(across), Self.nearest(upwards))
    var (column2, row2) = (column1, row1)
    if column2 > across { column2 -= 1 }
    if row2 > upwards { row2 -= 1 }
    // The room for rounding vanishes where values are far from 0 for their range: what stands at
    // its end is inside.
    if column2 == Double(columns), across <= column2 * (1 + 1e-9) { column2 -= 1 }
    if row2 == Double(rows), upwards <= row2 * (1 + 1e-9) { row2 -= 1 }
    let (dx1, dy1) = (across - column1, upwards - row1)
    let (dx2, dy2) = (across - column2 - 0.5, upwards - row2 - 0.5)
    // Without branches that depend on the point.
    let isFirst = dx1 * dx1 + 3 * (dy1 * dy1) < dx2 * dx2 + 3 * (dy2 * dy2)
    let (column, row) = (Int(isFirst ? column1 : column2), Int(isFirst ? row1 : row2))
    let more = isFirst ? 1 : 0
    guard column >= 0, column < columns &+ more, row >= 0, row < rows &+ more else { return nil }
    return (isFirst ? 0 : firstCount) &+ column &* (rows &+ more) &+ row
  }

  /// The nearest whole number, the even one of two, for any below 2^51: quicker than a call for
  /// processors of any kind.
  @inline(__always)
  private static func nearest(_ number: Double) -> Double { (number + 0x1.8p52) - 0x1.8p52 }

  /// What matplotlib's `nonsingular` makes of a range, with a tenth.
  private static func notSingular(_ range: ClosedInterval) -> ClosedInterval {
    let farthest = max(abs(range.low), abs(range.high))
    if farthest < 1e21 * Double.leastNormalMagnitude {
      return ClosedInterval(unchecked: -0.1, 0.1)
    }
    guard range.high / 2 - range.low / 2 <= farthest * 0.5e-15 else { return range }
    let maximum = Double.greatestFiniteMagnitude
    return ClosedInterval(
      unchecked: max(-maximum, range.low - 0.1 * abs(range.low)),
      min(maximum, range.high + 0.1 * abs(range.high))
    )
  }
}
