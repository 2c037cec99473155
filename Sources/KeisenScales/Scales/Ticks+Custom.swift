extension Ticks {
  /// Takes the ticks that a scale of the caller's brings; else divides a range into round steps
  /// where these lie about evenly, and else takes round numbers near equal distances.
  ///
  /// Steps are about even where the longest is at most three times as long as all are on average,
  /// and the shortest at least a third.
  init(custom scale: CustomScale, origin: Int64, min: Double, max: Double, count: Int) {
    let (low, high) = min < max ? (min, max) : (max, min)
    let base = Double(origin)
    guard scale.shows(base + low), scale.shows(base + high) else {
      self.init(none: origin, min: min, max: max)
      return
    }
    let given = scale.ticks.map { DecimalNumber(shortest: $0) }
      .filter { low...high ~= $0.relative(to: origin) }
    if given.count > 1 {
      self.init(origin: origin, min: min, max: max, numbers: given)
      return
    }
    let even = Ticks(linear: origin, min: min, max: max, count: count)
    let map = Scale.custom(scale).map(origin: origin, min: min, max: max, to: 0, 1)
    guard min != max, !map.isConstant, !even.isEven(on: map, count: count) else {
      self = even
      return
    }
    let wanted = Swift.max(2, Swift.min(600, count))
    let step = 1 / Double(wanted - 1)
    var numbers: [DecimalNumber] = []
    for index in 0..<wanted {
      let middle = Double(index) * step
      let places = [middle - 0.2 * step, middle, middle + 0.2 * step]
      let values = places.map { base + map.value(at: Swift.min(Swift.max($0, 0), 1)) }
      guard values.allSatisfy(\.isFinite) else { continue }
      let tick = Distribution.roundest(
        between: Swift.min(values[0], values[2]),
        Swift.max(values[0], values[2]),
        near: values[1]
      )
      let number = DecimalNumber(shortest: tick)
      if low...high ~= number.relative(to: origin), number != numbers.last {
        numbers.append(number)
      }
    }
    self.init(origin: origin, min: min, max: max, numbers: numbers)
  }

  /// Takes absolute numbers, from `min` to `max`.
  private init(origin: Int64, min: Double, max: Double, numbers: [DecimalNumber]) {
    var placed: [(value: Double, number: DecimalNumber)] = []
    for (value, number) in numbers.map({ ($0.relative(to: origin), $0) })
      .sorted(by: { min < max ? $0.0 < $1.0 : $0.0 > $1.0 })
    where value != placed.last?.value { placed.append((value, number)) }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: placed.map(\.value),
      marks: .loose(placed.map(\.number), minorValues: [])
    )
  }

  /// Whether ticks lie at about equal distances on a map to 0...1, and are about as many as wanted.
  private func isEven(on map: ScaleMap, count: Int) -> Bool {
    guard values.count > 1 else { return false }
    let places = values.map(map.position(of:))
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    let ends = abs(places[0]) + abs(1 - places[places.count - 1])
    let mean = steps.reduce(0, +) / Double(steps.count)
    guard let longest = steps.max(), let shortest = steps.min() else { return false }
    return longest <= 3 * mean && shortest * 3 >= mean && ends <= 4 * mean
  }
}
