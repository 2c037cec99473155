import KeisenPrimitives
import KeisenScales

extension Projection {
  /// Returns where values stand: 0 at `min`, 1 at `max`, beyond them outside of 0...1.
  ///
  /// NaN, and on a log scale what is not positive, gives NaN. Here and in the other verbs, a range
  /// that follows the data is what it is now.
  ///
  /// - Parameter values: Relative to the origin.
  /// - Returns: As many fractions of the length.
  /// - Throws: As `range()`.
  public func map(_ values: [Double]) throws(KeisenError) -> [Double] {
    let range = try range()
    return try range.watched { () in
      let map = range.map(to: 0, 1)
      return values.map(map.position(of:))
    }
  }

  /// Writes where values stand to `fractions`, which may be the same memory.
  ///
  /// - Throws: As `range()`.
  package func map(
    _ values: UnsafeBufferPointer<Double>,
    into fractions: UnsafeMutablePointer<Double>
  ) throws(KeisenError) {
    let range = try range()
    try range.watched { () in
      let map = range.map(to: 0, 1)
      Self.inBlocks(values, fractions) { map.positions(of: $0, into: $1) }
    }
  }

  /// Returns what stands at fractions of the length: the inverse of `map`.
  ///
  /// - Returns: As many values, relative to the origin.
  /// - Throws: As `range()`.
  public func invert(_ fractions: [Double]) throws(KeisenError) -> [Double] {
    let range = try range()
    return try range.watched { () in
      let map = range.map(to: 0, 1)
      return fractions.map(map.value(at:))
    }
  }

  /// Writes what stands at fractions of the length to `values`, which may be the same memory.
  ///
  /// - Throws: As `range()`.
  package func invert(
    _ fractions: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) throws(KeisenError) {
    let range = try range()
    try range.watched { () in
      let map = range.map(to: 0, 1)
      Self.inBlocks(fractions, values) { map.values(at: $0, into: $1) }
    }
  }

  /// Converts a block at a time: some maps go over what they write once more, which is in the cache
  /// then.
  private static func inBlocks(
    _ source: UnsafeBufferPointer<Double>,
    _ target: UnsafeMutablePointer<Double>,
    _ convert: (UnsafeBufferPointer<Double>, UnsafeMutablePointer<Double>) -> Void
  ) {
    let length = 4_096
    for start in stride(from: 0, to: source.count, by: length) {
      let end = start + Swift.min(length, source.count - start)
      convert(UnsafeBufferPointer(rebasing: source[start..<end]), target + start)
    }
  }

  /// Returns the values of another projection that stand where values of this one do, if both go
  /// along one side of a plot.
  ///
  /// A value of an empty range stands in the middle. NaN, and what has no place on the scale, gives
  /// NaN.
  ///
  /// - Parameters:
  ///   - values: Relative to this projection's origin.
  ///   - other: What to tell them in.
  /// - Returns: As many values, relative to the other's origin.
  /// - Throws: As `range()`, of either.
  public func convert(
    _ values: [Double],
    to other: Projection
  ) throws(KeisenError) -> [Double] {
    let (range, otherRange) = (try range(), try other.range())
    return try range.watched { () throws(KeisenError) in
      try otherRange.watched { () in
        let (map, target) = (range.map(to: 0, 1), otherRange.map(to: 0, 1))
        return values.map { target.value(at: map.position(of: $0)) }
      }
    }
  }

  /// Writes the values of another projection that stand where values of this one do to `converted`,
  /// which may be the same memory.
  ///
  /// - Throws: As `range()`, of either.
  package func convert(
    _ values: UnsafeBufferPointer<Double>,
    to other: Projection,
    into converted: UnsafeMutablePointer<Double>
  ) throws(KeisenError) {
    let (range, otherRange) = (try range(), try other.range())
    try range.watched { () throws(KeisenError) in
      try otherRange.watched { () in
        let (map, target) = (range.map(to: 0, 1), otherRange.map(to: 0, 1))
        Self.inBlocks(values, converted) { block, output in
          map.positions(of: block, into: output)
          target.values(at: UnsafeBufferPointer(start: output, count: block.count), into: output)
        }
      }
    }
  }

  /// Returns the values that get a tick, about `count` of them, as an axis chooses them.
  ///
  /// - Returns: Values relative to the origin, from `min` to `max`, at most 1,000.
  /// - Throws: As `range()`.
  public func ticks(count: Int = 5) throws(KeisenError) -> [Double] {
    let range = try range()
    return try range.watched { () in range.ticks(count: count).values }
  }

  /// Returns the values that get a minor tick between about `count` ticks.
  ///
  /// - Returns: Values relative to the origin, from `min` to `max`.
  /// - Throws: As `range()`.
  public func minorTicks(count: Int = 5) throws(KeisenError) -> [Double] {
    let range = try range()
    return try range.watched { () in range.scale.minorTicks(of: range.ticks(count: count)) }
  }

  /// Extends the range, now and once, to the ticks that its ends fall between.
  ///
  /// - Throws: As `range()`, and `KeisenError` with code `.invalidArgument` when the longer range
  ///   overflows. Then nothing changes.
  public func nice(count: Int = 5) throws(KeisenError) {
    let range = try range()
    let nice = try range.watched { () in
      range.scale.nice(origin: range.origin, min: range.min, max: range.max, count: count)
    }
    let proposed = try hooked(
      try ProjectionRange(origin: range.origin, min: nice.min, max: nice.max, scale: range.scale),
      state.withLock { $0 }
    )
    changing { state in
      guard state.range == range else { return }
      state.store(proposed)
    }
  }

  /// Returns how a value reads on the projection's scale: what holds for its surroundings, a date
  /// say, before what an axis writes at the tick.
  ///
  /// - Parameters:
  ///   - value: Any value, in the range or not; exact.
  ///   - format: How it is written.
  /// - Returns: One line.
  /// - Throws: As `range()` and as `TickFormat.validate()`, and `KeisenError` with code
  ///   `.invalidArgument` when the value is an instant and the scale is no time scale.
  public func format(
    _ value: DataValue,
    _ format: TickFormat = TickFormat()
  ) throws(KeisenError) -> String {
    try format.validate()
    let range = try range()
    if let unit = value.unit, range.timeUnit == nil {
      throw .invalidArgument("an instant needs a time scale, got one in \(unit)")
    }
    let isOwn = value.unit == nil || value.unit == range.timeUnit
    let (origin, offset) =
      isOwn ? (value.origin, value.offset) : (range.origin, range.relative(value))
    let ticks = range.scale.ticks(origin: origin, min: offset, max: offset, at: [offset])
    guard let label = range.scale.labels(of: ticks, format: format).first else { return "" }
    return label.context.map { "\($0) \(label.text)" } ?? label.text
  }
}

extension ProjectionRange {
  /// Returns about `count` ticks.
  func ticks(count: Int) -> Ticks {
    scale.ticks(origin: origin, min: min, max: max, count: count)
  }
}
