extension Ticks {
  /// Divides a range evenly, and the first step from zero, which is long on this scale, once or
  /// twice more.
  ///
  /// The last step is about half as long as all are on average, so ticks do not crowd; the first
  /// one is √n times as long. Within it stand the round numbers nearest to a quarter of it, to a
  /// quarter of that and so on, half as far from zero each, until they come as close as others do.
  init(squareRoot origin: Int64, min: Double, max: Double, count: Int) {
    let even = Ticks(linear: origin, min: min, max: max, count: count)
    guard case .numbers(let numbers, let step) = even.marks, min != max, !even.values.isEmpty
    else {
      self = even
      return
    }
    let transform = ScaleTransform(.squareRoot, origin: origin)
    let length = abs(transform.transformed(max) - transform.transformed(min))
    let pace = 1.6 * length / Double(Swift.max(1, Swift.min(600, count)))
    let (low, high) = min < max ? (min, max) : (max, min)
    var placed = Array(zip(even.values, numbers))
    var last = step
    for _ in 0..<12 {
      let next = last.minor
      guard last.value.squareRoot() > pace, next.isResolved(origin: origin, min: min, max: max)
      else { break }
      for sign in [-1, 1] {
        let number = DecimalNumber(
          coefficient: Int128(sign * next.multiplier),
          exponent: next.exponent
        )
        let value = number.relative(to: origin)
        if value >= low, value <= high { placed.append((value, number)) }
      }
      last = next
    }
    placed.sort { min < max ? $0.0 < $1.0 : $0.0 > $1.0 }
    let values = placed.map(\.0)
    let known = Set(values)
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      marks: .loose(
        placed.map(\.1),
        minorValues: even.linearMinorValues(step).filter { !known.contains($0) }
      )
    )
  }
}
