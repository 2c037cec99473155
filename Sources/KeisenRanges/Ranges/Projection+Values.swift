import KeisenData
import KeisenPrimitives
import KeisenScales

extension Projection {
  /// Sets the range by two values, exact: absolute numbers, or instants in any units.
  ///
  /// Instants make a time scale of one that was left to the data, and a unit that was left to the
  /// data becomes the finest of theirs and the columns'. A number beside an instant is in the unit
  /// that the scale was given. The origin moves to the integer of `min`, unless both integers are
  /// 0.
  ///
  /// - Parameters:
  ///   - min: Value at the left or at the bottom.
  ///   - max: Value at the right or at the top.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range is not allowed as in
  ///   `setRange(min:max:)`, an instant is beyond 64 bits in the scale's unit, or instants meet
  ///   numbers, or a scale that was given and is no time scale. Then nothing changes.
  public func setRange(_ min: DataValue, _ max: DataValue) throws(KeisenError) {
    let units = try units(with: [min, max])
    try setHooked { (state) throws(KeisenError) in try state.take(min, max, units) }
  }

  /// Sets the range by two instants, as `setRange(_:_:)` does.
  ///
  /// - Parameters:
  ///   - min: Instant at the left or at the bottom.
  ///   - max: Instant at the right or at the top.
  /// - Throws: As `setRange(_:_:)`, with code `.invalidArgument` for `Timestamp.missing`.
  public func setRange(min: Timestamp, max: Timestamp) throws(KeisenError) {
    try setRange(DataValue(min), DataValue(max))
  }

  /// Decides the lesser end of the range alone, exact; nil lets it follow the data.
  ///
  /// The greater end stays what it is.
  ///
  /// - Throws: As `setEnds(_:_:)`.
  public func setMin(_ min: DataValue?) throws(KeisenError) {
    try setEnds { (min, $0.max) }
  }

  /// Decides the greater end of the range alone, exact; nil lets it follow the data.
  ///
  /// The lesser end stays what it is.
  ///
  /// - Throws: As `setEnds(_:_:)`.
  public func setMax(_ max: DataValue?) throws(KeisenError) {
    try setEnds { ($0.min, max) }
  }

  /// Decides each end of the range, exact, or lets it follow the data; the direction stays.
  ///
  /// An end that follows never crosses the other: where all data lies beyond that, it stands 1
  /// beside it, on a log scale a decade.
  ///
  /// - Parameters:
  ///   - min: The lesser value, wherever it is drawn; nil follows the data.
  ///   - max: The greater value; nil follows the data.
  /// - Throws: As `setRange(_:_:)`, and with code `.invalidArgument` when `min` is above `max`.
  ///   Then nothing changes.
  public func setEnds(_ min: DataValue?, _ max: DataValue?) throws(KeisenError) {
    try setEnds { _ in (min, max) }
  }

  /// Which ends of the range are decided.
  public var fixedEnds: (min: Bool, max: Bool) {
    let ends = state.withLock { $0.ends }
    return (ends.min != nil, ends.max != nil)
  }

  private func setEnds(
    _ choose: (_ ends: (min: DataValue?, max: DataValue?)) -> (min: DataValue?, max: DataValue?)
  ) throws(KeisenError) {
    let given = choose((nil, nil))
    let units = try units(with: [given.min, given.max].compactMap(\.self))
    try setHooked { (state) throws(KeisenError) in
      let (min, max) = choose(state.ends)
      try min?.validate("min")
      try max?.validate("max")
      // An end that stays has one too.
      let units = units + [min?.unit, max?.unit].compactMap(\.self)
      guard let min, let max else {
        try state.follow(beside: min.map(FixedEnd.min) ?? max.map(FixedEnd.max), units)
        return nil
      }
      try DataValue.requireOrder(min, max, ("min", "max"))
      return try state.isReversed ? state.take(max, min, units) : state.take(min, max, units)
    }
  }

  /// Returns the units of the columns and of some ends of a range.
  ///
  /// - Throws: As `checkKinds` where these ends would be times among other values.
  private func units(with ends: [DataValue]) throws(KeisenError) -> [TimeUnit] {
    var state = state.withLock { $0 }
    // Columns have locks of their own.
    let uses = state.uses(of: self)
    let units = ends.compactMap(\.unit)
    if !units.isEmpty {
      if let number = ends.first(where: { $0.unit == nil }), state.leavesUnit {
        throw .invalidArgument(
          "an end of the range is a time, the other is the number \(number.number)"
        )
      }
      state.decidedScale = state.decidedScale ?? .time(TimeScale())
      try checkKinds(of: uses, state)
    }
    return units + uses.compactMap(\.timeUnit)
  }
}

extension Projection.State {
  /// The ends that are decided, lesser and greater.
  fileprivate var ends: (min: DataValue?, max: DataValue?) {
    guard let range else {
      switch fixedEnd {
      case .min(let value): return (value, nil)
      case .max(let value): return (nil, value)
      case nil: return (nil, nil)
      }
    }
    func value(_ end: Double) -> DataValue {
      DataValue(end, origin: range.origin, unit: range.timeUnit)
    }
    return (value(Swift.min(range.min, range.max)), value(Swift.max(range.min, range.max)))
  }

  /// Lets the range follow the data, but for an end; counts the change.
  fileprivate mutating func follow(
    beside end: FixedEnd?,
    _ units: [TimeUnit]
  ) throws(KeisenError) {
    if end?.unit != nil { try takeInstants(units) }
    try end?.validate(on: effectiveScale)
    if end == nil { decidedScale = nil }
    (range, fixedEnd) = (nil, end)
    generation &+= 1
    author = 0
  }

  /// Returns the range between two values, and takes what else that changes.
  fileprivate mutating func take(
    _ min: DataValue,
    _ max: DataValue,
    _ units: [TimeUnit]
  ) throws(KeisenError) -> ProjectionRange {
    if min.unit != nil || max.unit != nil { try takeInstants(units) }
    var place = ProjectionRange.unit
    place.scale = effectiveScale
    place.origin = origin ?? 0
    if min.origin != 0 || max.origin != 0 {
      place.origin = try place.scale.integer(of: min)
      givenOrigin = place.origin
    }
    return try ProjectionRange(
      origin: place.origin,
      min: place.relative(min),
      max: place.relative(max),
      scale: place.scale
    )
  }

  /// Makes a time scale of one that was left to the data, in the finest of some units.
  fileprivate mutating func takeInstants(_ units: [TimeUnit]) throws(KeisenError) {
    if case .time(let time) = scale, time.givenUnit != nil { return }
    switch givenScale {
    case .none: decidedScale = Projection.decide(.time(TimeScale()), by: units)
    case .time: decidedScale = Projection.decide(givenScale, by: units)
    default: throw .invalidArgument("a range of instants needs a time scale")
    }
  }
}

extension Scale {
  /// Returns the integer of a value in the scale's unit, rounded down.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold it.
  package func integer(of value: DataValue) throws(KeisenError) -> Int64 {
    guard case .time(let time) = self, let unit = value.unit else { return value.origin }
    let product = Int128(value.origin) * Int128(time.unit.perSecond)
    let divisor = Int128(unit.perSecond)
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: divisor)
    guard let integer = Int64(exactly: rest < 0 ? quotient - 1 : quotient) else {
      throw .invalidArgument("\(value.origin) \(unit) are beyond 64 bits in \(time.unit)")
    }
    return integer
  }
}
