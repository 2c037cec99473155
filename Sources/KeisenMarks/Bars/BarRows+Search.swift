import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension BarRows {
  /// Returns the outline of a bar.
  func rect(of bar: Bar) -> Rect {
    let (low, high) = (min(bar.base, bar.tip), max(bar.base, bar.tip))
    switch mark.orientation {
    case .vertical: return Rect(left: bar.first, top: low, right: bar.last, bottom: high)
    case .horizontal: return Rect(left: low, top: bar.first, right: high, bottom: bar.last)
    }
  }

  /// Returns a point by its coordinates along the positions and along the values.
  func point(_ along: Double, _ across: Double) -> Point {
    mark.orientation == .vertical ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// Returns the rows that may have a bar between two coordinates along the positions; all where
  /// their order does not tell.
  ///
  /// - Complexity: O(log *n*).
  func rows(from low: Double, to high: Double) -> Range<Int> {
    guard names == nil, !positionMap.isConstant else { return rows }
    // Points are taken from the coordinates, all else from the values there.
    let points = unit == nil ? abs(offset) + (end == nil && width == nil ? maxWidth / 2 : 0) : 0
    let ends = (positionMap.value(at: low - points), positionMap.value(at: high + points))
    guard ends.0.isFinite, ends.1.isFinite else { return rows }
    let (minimum, maximum) = (min(ends.0, ends.1), max(ends.0, ends.1))
    var half = unit == nil ? 0 : abs(offset)
    if width != nil {
      half += maxWidth * rowUnit / 2
    } else if let unit, end == nil {
      half += maxWidth * unit / 2
    }
    half += 1e-9 * (abs(minimum) + abs(maximum))
    let (from, to) = (minimum - half, maximum + half)
    guard let position, let positions = mark.position else {
      let origin = Double(positionRange.origin)
      func row(_ number: Double) -> Int {
        Int(max(Double(rows.lowerBound), min(Double(rows.upperBound), number)))
      }
      let first = row((from + origin).rounded(.down))
      return first..<max(first, row((to + origin).rounded(.up) + 1))
    }
    let order = positions.order()
    guard order.isAscending || order.isDescending else { return rows }
    var others = position
    if let end, let ends = mark.end {
      let endOrder = ends.order()
      guard order.isAscending ? endOrder.isAscending : endOrder.isDescending else { return rows }
      others = end
    }
    // Bars may end before their positions.
    func value(_ row: Int) -> (low: Double, high: Double) {
      let (a, b) = (number(row, position), number(row, others))
      return (min(a, b), max(a, b))
    }
    let isAscending = order.isAscending
    let first = partition(rows) { isAscending ? value($0).high >= from : value($0).low <= to }
    let last = partition(first..<rows.upperBound) {
      isAscending ? value($0).low > to : value($0).high < from
    }
    return first..<last
  }

  /// The rows that may be in view.
  var rowsInView: Range<Int> {
    let margin = 2 / frame.pixelRatio
    return rows(from: plot.along.lowerBound - margin, to: plot.along.upperBound + margin)
  }

  private func number(_ row: Int, _ snapshot: ColumnSnapshot) -> Double {
    var value = Double.nan
    snapshot.read(
      row..<row + 1,
      relativeTo: positionRange.origin,
      in: positionRange.timeUnit,
      into: &value
    )
    return value
  }

  /// The greatest width of all bars, in the unit of rows' widths or of the style's.
  private var maxWidth: Double { mark.maxWidth }

  /// Returns the first of some rows that holds, where none that does is before one that does not.
  func partition(_ rows: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
