/// A map of instants that leaves cuts out: straight in open times, constant within a cut.
///
/// Outside of the range it goes on as if there were no cuts. NaN maps to NaN. A range that lies
/// within one cut maps to the middle of the positions.
package struct TimeMap: Hashable, Sendable {
  private let table: TimeTable
  /// Open units to positions.
  private let line: LinearMap

  init(_ table: TimeTable, min: Double, max: Double, to first: Double, _ last: Double) {
    self.table = table
    var hint = 0
    line = LinearMap(
      min: table.open(at: min, hint: &hint),
      max: table.open(at: max, hint: &hint),
      to: first,
      last
    )
  }

  /// Whether all values have the same place.
  var isConstant: Bool { line.isConstant }

  /// Writes the position of each value to `positions`, which may be the same memory.
  package func positions(
    of values: UnsafeBufferPointer<Double>,
    into positions: UnsafeMutablePointer<Double>
  ) {
    var hint = 0
    for index in values.indices {
      positions[index] = line.position(of: table.open(at: values[index], hint: &hint))
    }
  }

  /// Writes the value at each position to `values`, which may be the same memory.
  ///
  /// An edge that stands for a cut gives the end of the cut.
  package func values(
    at positions: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    var hint = 0
    let inverse = line.inverse
    for index in positions.indices {
      values[index] = table.value(at: inverse.position(of: positions[index]), hint: &hint)
    }
  }

  /// Returns the position of one value.
  package func position(of value: Double) -> Double {
    var hint = 0
    return line.position(of: table.open(at: value, hint: &hint))
  }

  /// Returns the value at one position.
  package func value(at position: Double) -> Double {
    var hint = 0
    return table.value(at: line.inverse.position(of: position), hint: &hint)
  }
}
