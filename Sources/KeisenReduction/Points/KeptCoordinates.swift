import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The values of a column in the coordinate in which a scale is straight, as pairs of floats.
///
/// A pair is the double less what two floats lack: 48 bits. Linear coordinates are relative to the
/// column's anchor.
struct KeptCoordinates: Sendable {
  /// Rows that are read at once.
  private static let blockRows = 1024
  /// The greatest error of a position by what pairs lack, in pixels.
  private static let boundPixels = 1.0 / 256
  /// Coordinates and slopes within it leave floats room for what is computed with them.
  private static let farthest = 0x1p100

  /// What was made of the values.
  private struct Form: Hashable {
    var coordinate: ScaleCoordinate
    var base: Int64
    var unit: TimeUnit?
  }

  /// The values; nil for row numbers.
  private let values: ColumnSnapshot?
  private let owner: Column?
  private let form: Form
  /// From coordinates to points.
  let axis: KeptMarkers.Axis

  /// Takes the values of a column; nil where two floats are not enough, or the scale is straight in
  /// nothing lasting.
  ///
  /// - Parameters:
  ///   - column: The column; nil for row numbers.
  ///   - values: Its values.
  ///   - range: The range of the projection.
  ///   - map: Its map to points.
  ///   - pixelRatio: Device pixels per point.
  init?(
    _ column: Column?,
    _ values: ColumnSnapshot?,
    _ range: ProjectionRange,
    _ map: ScaleMap,
    pixelRatio: Double
  ) {
    let (coordinate, line) = map.straight
    guard let line, !line.isFlat else { return nil }
    let isLinear = coordinate == .value
    // Of row numbers nothing is kept, so they are straight or nothing.
    guard column != nil || isLinear else { return nil }
    let base = isLinear ? column?.anchor(in: range.timeUnit) ?? 0 : range.origin
    let position = line.first / 2 + line.last / 2
    var centre = line.inverse.position(of: position)
    if isLinear { centre += Double(Int128(range.origin) - Int128(base)) }
    let slope = (line.last - line.first) / (line.max - line.min)
    let pixels = abs(slope) * pixelRatio
    form = Form(coordinate: coordinate, base: base, unit: range.timeUnit)
    // What is farther away than the view is seen nowhere, however wrong it is.
    let farthest = abs(centre) + abs(line.max - line.min)
    guard pixels > 1 / Self.farthest, pixels < Self.farthest, farthest < Self.farthest,
      pixels * farthest * 0x1p-47 <= Self.boundPixels
    else { return nil }
    self.values = values
    owner = column
    var axis = KeptMarkers.Axis(
      coordinates: nil,
      centre: centre,
      position: position,
      slope: slope
    )
    if let column, let values {
      let form = form
      axis.coordinates = KeptColumn(
        KeptKey(version: values.version, form: form),
        of: column,
        rows: values.rows
      ) { rows, target in
        Self.forEachBlock(of: rows, values, form) { first, _, coordinates in
          let target = target + (first - rows.lowerBound)
          for index in coordinates.indices { target[index] = Self.pair(coordinates[index]) }
        }
      }
    }
    self.axis = axis
  }

  /// Returns the rows among some that may stand between two positions: all, unless the values go
  /// one way.
  ///
  /// - Complexity: O(log *n*), once the column's order is known.
  func rows(_ rows: Range<Int>, from low: Double, to high: Double) -> Range<Int> {
    let order = owner?.order() ?? .ascending
    guard order.isAscending || order.isDescending else { return rows }
    // Positions go up from row to row, or their negatives do.
    let sign = order.isAscending == (axis.slope > 0) ? 1.0 : -1
    let (minimum, maximum) = sign > 0 ? (low, high) : (-high, -low)
    let first = firstRow(of: rows) { sign * position(of: $0) >= minimum }
    return first..<firstRow(of: first..<rows.upperBound) { sign * position(of: $0) > maximum }
  }

  /// Returns the first row that is so, where all behind it are too; else the one behind the last.
  private func firstRow(of rows: Range<Int>, where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The position of a row; where its value has no place, that of the lowest one.
  private func position(of row: Int) -> Double {
    var coordinate = Double(row)
    if let values {
      Self.forEachBlock(of: row..<row + 1, values, form) { coordinate = $2[0] }
    }
    if coordinate.isNaN { coordinate = -.infinity }
    return axis.position + (coordinate - axis.centre) * axis.slope
  }

  /// The sum of two floats nearest to a coordinate; NaN for what is not finite.
  @inline(__always)
  private static func pair(_ coordinate: Double) -> SIMD2<Float> {
    let high = Float(coordinate)
    let low = Float(coordinate - Double(high))
    return low.isFinite ? SIMD2(high, low) : SIMD2(repeating: .nan)
  }

  /// Calls `body` with the first row of each block of some rows, their values and their
  /// coordinates.
  private static func forEachBlock(
    of rows: Range<Int>,
    _ values: ColumnSnapshot,
    _ form: Form,
    _ body: (Int, UnsafePointer<Double>, UnsafeBufferPointer<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * blockRows) { scratch in
      guard let base = scratch.baseAddress else { return }
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: blockRows) {
        let some = first..<min(first + blockRows, rows.upperBound)
        let coordinates = base + blockRows
        values.read(some, relativeTo: form.base, in: form.unit, into: base)
        let read = UnsafeBufferPointer(start: UnsafePointer(base), count: some.count)
        form.coordinate.coordinates(of: read, into: coordinates)
        body(first, base, UnsafeBufferPointer(start: coordinates, count: some.count))
      }
    }
  }

  /// Marks each of some rows: 0 for one with a place, 1 for a finite value without, 2 for a gap;
  /// keeps what is greater.
  func mark(_ rows: Range<Int>, in marks: UnsafeMutablePointer<UInt8>) {
    guard let values else { return }
    Self.forEachBlock(of: rows, values, form) { first, values, coordinates in
      let marks = marks + (first - rows.lowerBound)
      for index in coordinates.indices {
        // A difference with itself is 0 for finite numbers only.
        let mark: UInt8 =
          values[index] - values[index] != 0
          ? 2 : coordinates[index] - coordinates[index] != 0 ? 1 : 0
        marks[index] = max(marks[index], mark)
      }
    }
  }
}
