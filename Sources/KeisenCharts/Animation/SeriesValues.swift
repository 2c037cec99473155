import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// The values of a series, and the names that bars have for them.
struct SeriesValues: Animatable, Sendable {
  /// Names, or none for a series without.
  var names: [String]
  /// As many values.
  var animatableData: AnimatableValues

  /// Takes what is finite of a column; the rest counts as 0.
  init(names: [String] = [], _ column: Column) {
    self.names = names
    let snapshot = column.snapshot()
    let values = [Double](unsafeUninitializedCapacity: snapshot.count) { buffer, count in
      if let base = buffer.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: 0, in: nil, into: base)
      }
      count = snapshot.count
    }
    animatableData = AnimatableValues(values.map { $0.isFinite ? $0 : 0 })
  }

  /// A column of so many values.
  func column(count: Int) throws(KeisenError) -> Column {
    try Column((0..<count).map { animatableData[$0] })
  }

  /// Gives two sets of bars and their velocities the names of both: those of the second, then those
  /// of the first that are not among them; the third one of a name is the same bar as the third one
  /// there.
  ///
  /// What is missing is 0.
  static func merge(
    _ from: inout SeriesValues,
    _ to: inout SeriesValues,
    _ velocity: inout AnimatableValues
  ) {
    guard from.names != to.names else { return }
    var places: [Bar: Int] = [:]
    for (index, bar) in bars(of: to.names).enumerated() { places[bar] = index }
    var names = to.names
    let moved = bars(of: from.names).map { bar in
      if let place = places[bar] { return place }
      names.append(bar.name)
      return names.count - 1
    }
    var (values, speeds) = ([Double](repeating: 0, count: names.count), [Double]())
    speeds = values
    for (index, place) in moved.enumerated() {
      values[place] = from.animatableData[index]
      speeds[place] = velocity[index]
    }
    from.animatableData = AnimatableValues(values)
    velocity = AnimatableValues(speeds)
    (from.names, to.names) = (names, names)
  }

  private struct Bar: Hashable {
    let name: String
    let number: Int
  }

  private static func bars(of names: [String]) -> [Bar] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let number = counts[name, default: 0]
      counts[name] = number + 1
      return Bar(name: name, number: number)
    }
  }
}

extension Animation {
  /// Makes an animation of the values of a line, of points, bars, a heat map, or a mark that has
  /// such.
  ///
  /// A value that is NaN, missing or infinite counts as 0 on the way; at the end there is the very
  /// column that was given. A change of the columns by anyone else ends the animation. Ranges stay
  /// as they are.
  ///
  /// - Parameters:
  ///   - series: A line or points, whose y moves, bars, a heat map, or a mark, of which the first
  ///     of the columns moves that may.
  ///   - values: As many as the series has then, or the animation ends before it begins.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.unsupported` when it is another series, `.invalidArgument`
  ///   when the series has another number of values now, or the timing is not allowed.
  /// - Complexity: O(*n*) in each frame on the way.
  public static func values(
    of series: any Series,
    to values: Column,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    if let bars = series as? CategoryBarSeries {
      return try data(of: bars, names: bars.names, values: values, timing)
    }
    guard let column = (series as? any MovingValues)?.movingColumns.first,
      let start = column.read()
    else { throw .notAnimated("values", of: series) }
    return try moving(column, of: series, "values", from: start, to: values, timing)
  }

  /// Makes an animation of one of the columns of a mark, as `values` does of the first of them.
  ///
  /// Several that move together are a group.
  ///
  /// - Parameters:
  ///   - name: The column's name, as C calls it in the mark's columns: `y_low` of error bars.
  ///   - series: A mark that lets this column move, and has it.
  ///   - values: As many as the series has then, or the animation ends before it begins.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.unsupported` when the series has no such column that
  ///   moves, `.invalidArgument` when the series has another number of values now, or the timing is
  ///   not allowed.
  /// - Complexity: O(*n*) in each frame on the way.
  public static func column(
    _ name: String,
    of series: any Series,
    to values: Column,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    let columns = (series as? any MovingValues)?.movingColumns ?? []
    guard let index = columns.firstIndex(where: { $0.name == name }),
      let start = columns[index].read()
    else { throw .notAnimated(name, of: series) }
    // The first one is what `values` moves: one key, so that the later animation takes over.
    let key = index == 0 ? "values" : "column \(name)"
    return try moving(columns[index], of: series, key, from: start, to: values, timing)
  }

  private static func moving(
    _ column: MovingColumn,
    of series: any Series,
    _ key: String,
    from start: Column,
    to values: Column,
    _ timing: AnimationTiming
  ) throws(KeisenError) -> Animation {
    let (count, old) = (values.count, start.count)
    guard count == old else {
      throw .invalidArgument("values must be \(old), as many as the series has, got \(count)")
    }
    let property = AnimatedProperty<ColumnIdentity, SeriesValues>(
      key: AnimationKey(series, key),
      read: { ColumnIdentity(column: column.read() ?? start) },
      exchange: { expected, new in column.exchange(expected.column, new.column) },
      value: { raw, _ in SeriesValues(raw.column) },
      raw: { (values) throws(KeisenError) in
        ColumnIdentity(column: try values.column(count: values.animatableData.count))
      }
    )
    let target = ColumnIdentity(column: values)
    return Animation(PropertyDriver(property, from: nil, to: target, timing.curve), timing)
  }

  /// Makes an animation of the names and values of bars.
  ///
  /// On the way there are the bars of both: those of the end, then those that go. A bar that comes
  /// grows from 0, one that goes shrinks to 0. Else as `values`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are not as many names as
  ///   values, or the timing is not allowed.
  /// - Complexity: O(*n*) in each frame on the way.
  public static func data(
    of bars: CategoryBarSeries,
    names: [String],
    values: Column,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    try CategoryBarMark.validate(names, values)
    let target = BarData(names: names, values: ColumnIdentity(column: values))
    return Animation(PropertyDriver(bars.dataProperty, from: nil, to: target, timing.curve), timing)
  }
}

extension MarkSeries where Kind == CategoryBarMark {
  /// Names and values.
  fileprivate var dataProperty: AnimatedProperty<BarData, SeriesValues> {
    AnimatedProperty(
      key: AnimationKey(self, "values"),
      read: {
        let current = self.mark
        return BarData(
          names: current.names.names,
          values: ColumnIdentity(column: current.values)
        )
      },
      exchange: { expected, new in self.exchangeData(expected, new) },
      value: { raw, _ in SeriesValues(names: raw.names, raw.values.column) },
      raw: { (values) throws(KeisenError) in
        BarData(
          names: values.names,
          values: ColumnIdentity(column: try values.column(count: values.names.count))
        )
      },
      align: SeriesValues.merge
    )
  }
}
