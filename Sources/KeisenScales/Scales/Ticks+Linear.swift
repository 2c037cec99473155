extension Ticks {
  /// Divides a range into steps of 1, 2 or 5 × 10ⁿ.
  init(linear origin: Int64, min: Double, max: Double, count: Int) {
    guard min.isFinite, max.isFinite else {
      self.init(none: origin, min: min, max: max)
      return
    }
    guard min != max else {
      let number = DecimalNumber(shortest: min).plus(Int128(origin))
      let step = TickStep(1, exponent: number.exponent)
      self.init(
        origin: origin,
        min: min,
        max: max,
        values: [min],
        marks: .numbers([number], step: step)
      )
      return
    }

    let (low, high) = min < max ? (min, max) : (max, min)
    var grid = TickGrid(origin: origin, min: min, max: max, count: count)
    var first = grid.firstIndex(notBelow: low)
    var last = grid.lastIndex(notAbove: high)
    // The step is longer than the range may be: the first shorter one that has a tick in it is
    // taken.
    while first > last, grid.step.shorter.isResolved(origin: origin, min: min, max: max) {
      grid = TickGrid(origin: origin, step: grid.step.shorter)
      first = grid.firstIndex(notBelow: low)
      last = grid.lastIndex(notAbove: high)
    }

    guard first <= last else {
      self.init(none: origin, min: min, max: max)
      return
    }
    var values: [Double] = []
    var numbers: [DecimalNumber] = []
    values.reserveCapacity(Int(last - first) + 1)
    numbers.reserveCapacity(Int(last - first) + 1)
    for offset in 0...(last - first) {
      let index = min < max ? first + offset : last - offset
      values.append(grid.value(index))
      numbers.append(grid.number(index))
    }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      marks: .numbers(numbers, step: grid.step)
    )
  }

  /// The multiples of the minor step in the range that are no ticks of `step`.
  func linearMinorValues(_ step: TickStep) -> [Double] {
    let minor = step.minor
    guard !values.isEmpty, min.isFinite, max.isFinite, min != max,
      minor.isResolved(origin: origin, min: min, max: max)
    else { return [] }
    let (low, high) = min < max ? (min, max) : (max, min)
    let grid = TickGrid(origin: origin, step: minor)
    let first = grid.firstIndex(notBelow: low)
    let last = grid.lastIndex(notAbove: high)
    guard first <= last, last - first <= Int64(2 * Self.maxMinor) else { return [] }
    var values: [Double] = []
    for offset in 0...(last - first) {
      let index = min < max ? first + offset : last - offset
      if !grid.isMultiple(index, of: step.minorCount) { values.append(grid.value(index)) }
    }
    return values
  }
}

extension TickGrid {
  /// Chooses the grid for a wanted number of ticks: as close to it as doubles allow.
  init(origin: Int64, min: Double, max: Double, count: Int) {
    var step = TickStep(min: min, max: max, count: Swift.max(1, Swift.min(600, count)))
    while !step.isResolved(origin: origin, min: min, max: max) { step = step.longer }
    self.init(origin: origin, step: step)
  }
}
