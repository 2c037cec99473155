import Keisen
import KeisenCharts
import KeisenData

/// Measures an update of a range: four lines that are attached, and six restrictions.
///
/// Prints the microseconds of an update whose data are known, and of one that looks at the rows within another range, which
/// moves each time: first with x that ascends, then with x that goes no way.
func measureUpdater(path: String, runs: Int) throws {
  let values = readNumbers(path, as: Double.self)
  let ascending = values.indices.map(Double.init)
  let shuffled = ascending.map { ($0 * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) }
  let known = try Updates(x: Column(ascending), y: values, isWithin: false)
  let within = try Updates(x: Column(ascending), y: values, isWithin: true)
  let scattered = try Updates(x: Column(shuffled), y: values, isWithin: true)
  let times = try [known, within, scattered].map { updates in
    try updates.medianMicroseconds(runs: runs)
  }
  print(times.map { "\($0)" }.joined(separator: "\t"))
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
