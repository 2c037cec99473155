import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenStatistics

/// The slices of a pie in one frame: which part of the turn each row takes, in the order in which
/// they follow.
struct PieSlices {
  /// A row's slice.
  struct Slice {
    /// The row.
    var row: Int
    /// Its part of the sum, in 0...1.
    var part: Double
    /// Where it begins and ends, in radians clockwise from 12 o'clock, the lesser first.
    var start: Double
    var end: Double
    /// How far it is moved outwards, its radii, all as parts of the disc's radius.
    var explode: Double
    var inner: Double
    var outer: Double

    /// Half way between its sides.
    var middle: Double { (start + end) / 2 }

    /// Returns its sector in a disc.
    func sector(around center: SIMD2<Double>, radius: Double) -> Sector {
      Sector(
        center: center + Sector.direction(middle) * (explode * radius),
        innerRadius: inner * radius,
        outerRadius: outer * radius,
        start: start,
        end: end
      )
    }
  }

  /// The farthest that a slice may be moved, in radii.
  private static let maxExplode = 10.0

  let style: PieStyle
  /// The rows that all columns have.
  let rows: Range<Int>
  /// Rows that are NaN, missing or infinite.
  private(set) var gaps = 0
  /// Rows that are negative.
  private(set) var dropped = 0
  /// How far the farthest slice reaches, as a part of the disc's radius: 1 at least.
  private(set) var reach = 1.0
  /// Rows with a slice.
  private(set) var count = 0
  /// Values by row as parts of the greatest one, 0 for what has no slice, and the other columns.
  private let values: RowBuffer<Double>
  private let others: [RowBuffer<Double>?]
  /// Places in `values`, in the order of drawing; nil for their own.
  private let order: RowBuffer<Int>?
  /// The sum of `values`, added up in the order of drawing.
  private var sum = 0.0

  /// Reads the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*), or O(*n* log *n*) where they are put in order.
  init(_ mark: PieMark) throws(KeisenError) {
    style = mark.style
    let value = mark.values.snapshot()
    let lengths = [mark.explode, mark.innerRadii, mark.outerRadii].map { $0?.snapshot() }
    let rows = (lengths + [mark.color?.snapshot()]).compactMap { $0?.rows }
      .reduce(value.rows) { $0.clamped(to: $1) }
    self.rows = rows
    values = try Self.read(value, rows)
    others = try lengths.map { (column) throws(KeisenError) in
      guard let column else { return nil }
      return try Self.read(column, rows)
    }
    var (gaps, dropped, maximum) = (0, 0, 0.0)
    values.withMutableValues { values in
      for index in values.indices {
        if !values[index].isFinite {
          gaps += 1
          values[index] = 0
        } else if values[index] < 0 {
          dropped += 1
          values[index] = 0
        }
        maximum = max(maximum, values[index])
      }
      guard maximum > 0 else { return }
      for index in values.indices { values[index] /= maximum }
    }
    (self.gaps, self.dropped) = (gaps, dropped)
    order = mark.style.order == .given ? nil : try Self.order(of: values, mark.style.order)
    for place in 0..<values.count {
      let index = order?[place] ?? place
      guard values[index] > 0 else { continue }
      sum += values[index]
      count += 1
      let slice = radii(of: index)
      reach = max(reach, (slice.explode + slice.outer))
    }
  }

  private static func read(
    _ snapshot: ColumnSnapshot,
    _ rows: Range<Int>
  ) throws(KeisenError) -> RowBuffer<Double> {
    let buffer = try RowBuffer<Double>(count: rows.count, for: "the rows of a pie")
    buffer.withMutableValues { values in
      // An empty range of common rows need not be among those of a column.
      guard let base = values.baseAddress, !rows.isEmpty else { return }
      snapshot.read(rows, relativeTo: 0, in: nil, into: base)
    }
    return buffer
  }

  private static func order(
    of parts: RowBuffer<Double>,
    _ order: PieStyle.Order
  ) throws(KeisenError) -> RowBuffer<Int> {
    let places = try RowBuffer<Int>(count: parts.count, for: "the order of a pie")
    places.withMutableValues { values in
      var places = values
      for index in places.indices { places[index] = index }
      parts.withValues { values in
        places.sort { first, second in
          guard values[first] != values[second] else { return first < second }
          return (values[first] < values[second]) == (order == .ascending)
        }
      }
    }
    return places
  }

  private func radii(of index: Int) -> (explode: Double, inner: Double, outer: Double) {
    func part(_ place: Int, _ standard: Double, _ maximum: Double) -> Double {
      guard let value = others[place]?[index], !value.isNaN else { return standard }
      return max(0, min(value, maximum))
    }
    return (
      explode: part(0, 0, Self.maxExplode),
      inner: part(1, style.innerRadius, 1) * style.radius,
      outer: part(2, 1, 1) * style.radius
    )
  }

  /// Calls `body` with each slice in turn.
  ///
  /// - Throws: What `body` throws.
  func forEachSlice<Failure: Error>(_ body: (Slice) throws(Failure) -> Void) throws(Failure) {
    guard sum > 0 else { return }
    let start = (style.startAngle / 360).truncatingRemainder(dividingBy: 1) * Sector.turn
    let direction = style.isClockwise ? Sector.turn : -Sector.turn
    var before = 0.0
    for place in 0..<values.count {
      let index = order?[place] ?? place
      let value = values[index]
      guard value > 0 else { continue }
      let behind = before + value
      let first = start + direction * (before / sum)
      let last = start + direction * (behind / sum)
      before = behind
      let radii = radii(of: index)
      try body(
        Slice(
          row: rows.lowerBound + index,
          part: value / sum,
          start: min(first, last),
          end: max(first, last),
          explode: radii.explode,
          inner: radii.inner,
          outer: radii.outer
        )
      )
    }
  }
}
