extension Ticks {
  /// Takes the names whose middles lie in a range, or every few of them.
  ///
  /// Which of them does not change while a range moves along.
  init(category names: [String], origin: Int64, min: Double, max: Double, count: Int) {
    let (low, high) = min < max ? (min, max) : (max, min)
    guard low.isFinite, high.isFinite else {
      self.init(none: origin, min: min, max: max)
      return
    }
    func value(_ index: Int) -> Double {
      // Wide integers become doubles slowly.
      origin == 0 ? Double(index) : Double(Int128(index) - Int128(origin))
    }
    /// The first index from which on `isReached` holds.
    func first(_ isReached: (Double) -> Bool) -> Int {
      var (below, above) = (0, names.count)
      while below < above {
        let middle = (below + above) / 2
        if isReached(value(middle)) { above = middle } else { below = middle + 1 }
      }
      return below
    }
    let (start, end) = (first { $0 >= low }, first { $0 > high })
    let count = Swift.max(1, Swift.min(600, count))
    let stride = Swift.max(1, (end - start + count - 1) / count)
    let from = (start + stride - 1) / stride * stride
    var indices = Array(Swift.stride(from: from, to: end, by: stride))
    // Beside a far origin doubles have no room for each.
    var last: Double?
    indices.removeAll { index in
      defer { last = value(index) }
      return last == value(index)
    }
    if min > max { indices.reverse() }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: indices.map(value),
      marks: .loose(
        indices.map { DecimalNumber(coefficient: Int128($0), exponent: 0) },
        minorValues: []
      )
    )
  }
}
