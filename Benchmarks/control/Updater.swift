import Keisen
import KeisenData
import KeisenMarks
import KeisenRanges

/// Measures an update of a range: four lines that are attached, and six restrictions.
///
/// Prints microseconds: of an update whose data are known, and of one that looks at the rows within
/// another range, which moves each time, with x that ascends and with x that goes no way.
func measureUpdater(path: String, runs: Int) throws {
  let values = readNumbers(path, as: Double.self)
  func time(x: (Int) -> Double, isWithin: Bool) throws -> Double {
    let column = try Column(values.indices.map(x))
    return try Updates(x: column, y: values, isWithin: isWithin).medianMicroseconds(runs: runs)
  }
  func scattered(_ row: Int) -> Double {
    (Double(row) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
  }
  print(
    try time(x: Double.init, isWithin: false),
    try time(x: Double.init, isWithin: true),
    try time(x: scattered, isWithin: true),
    separator: "\t"
  )
}

/// An updater and what it decides about.
private struct Updates {
  let x = Projection()
  let updater: RangeUpdater
  private let length: Double

  init(x column: Column, y values: [Double], isWithin: Bool) throws {
    let y = Projection()
    updater = RangeUpdater(target: y)
    for factor in [1.0, 2, -1, 0.5] {
      let line = try LineSeries(
        x: column,
        y: Column(values.map { $0 * factor }),
        in: Space(x: x, y: y)
      )
      try updater.attach(line, within: isWithin ? x : nil)
    }
    let restrictions: [any Restriction] = [
      try IncludeRestriction(value: DataValue(0)),
      try PaddingRestriction(low: DataValue(1), high: DataValue(1)),
      try MarginsRestriction(),
      try SpanRestriction(min: DataValue(1e-3)),
      try IntervalRestriction(step: DataValue(0.5)),
      try BoundsRestriction(min: DataValue(-1e9), max: DataValue(1e9)),
    ]
    for restriction in restrictions { updater.append(restriction) }
    length = column.extent().relative(to: 0)?.max ?? 1
  }

  /// Returns the median microseconds of an update, of batches of 16.
  func medianMicroseconds(runs: Int) throws -> Double {
    var step = 0
    let time = try medianTime(runs: runs) {
      for _ in 0..<16 {
        let start = Double(step % 61) / 122
        step += 1
        try x.setRange(min: start * length, max: (start + 0.25) * length)
        try updater.update()
      }
    }
    return time / 16 * 1e3
  }
}
