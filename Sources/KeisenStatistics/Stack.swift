import KeisenPrimitives

/// Series laid upon each other, as matplotlib's `stackplot` does.
package struct Stack: Sendable {
  /// For each series, where each of its rows begins: the side nearer to the series before.
  package let starts: [RowBuffer<Double>]
  /// For each series, where each of its rows ends: `starts` plus the row's value, or share.
  package let ends: [RowBuffer<Double>]
  /// Values that were not finite.
  package let gaps: Int

  /// Stacks series of one length, the first at the bottom.
  ///
  /// A value that is NaN or infinite counts as 0, so that the series above stay where they are.
  /// Where a row's magnitudes sum up to 0 its shares are 0. `weightedWiggle` is for values that are
  /// not negative; where others have it step beyond the doubles it does not step. Other sums beyond
  /// the doubles are infinite or NaN.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the series are not equally long,
  ///   `.outOfMemory`.
  /// - Complexity: O(n) for each series.
  package init(
    _ series: [UnsafeBufferPointer<Double>],
    baseline: StackBaseline
  ) throws(KeisenError) {
    let count = series.first?.count ?? 0
    for other in series where other.count != count {
      throw .invalidArgument(
        "stacked series must be equally long, got \(count) and \(other.count) rows"
      )
    }
    var gaps = 0
    for values in series { for value in values where !value.isFinite { gaps &+= 1 } }
    self.gaps = gaps
    ends = try Self.lines(series.count, rows: count)
    switch baseline {
    case .diverging, .normalized:
      starts = try Self.lines(series.count, rows: count)
      if count > 0 { diverge(series, isNormalized: baseline == .normalized) }
    default:
      let first = try Self.firstLine(of: series, count: count, baseline)
      starts = Array(([first] + ends).prefix(series.count))
      add(series, onto: first)
    }
  }

  private static func lines(
    _ count: Int,
    rows: Int
  ) throws(KeisenError) -> [RowBuffer<Double>] {
    var lines: [RowBuffer<Double>] = []
    for _ in 0..<count { lines.append(try RowBuffer(count: rows, for: "a stack")) }
    return lines
  }

  /// A value, or 0 where it is not finite.
  @inline(__always)
  private static func size(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Adds the series one after the other, and then the line that they begin at.
  private func add(_ series: [UnsafeBufferPointer<Double>], onto first: RowBuffer<Double>) {
    let (ends, first) = (ends.map(\.mutable), first.values)
    for (index, values) in series.enumerated() {
      let end = ends[index]
      if index == 0 {
        for row in end.indices { end[row] = Self.size(values[row]) }
      } else {
        let start = ends[index - 1]
        for row in end.indices { end[row] = start[row] + Self.size(values[row]) }
      }
    }
    for end in ends { for row in end.indices { end[row] += first[row] } }
    extendLifetime(self)
  }

  /// The line at which the first series begins.
  private static func firstLine(
    of series: [UnsafeBufferPointer<Double>],
    count: Int,
    _ baseline: StackBaseline
  ) throws(KeisenError) -> RowBuffer<Double> {
    let buffer = try RowBuffer<Double>(repeating: 0, count: count, for: "a stack")
    let line = buffer.mutable
    let n = Double(series.count)
    switch baseline {
    case .symmetric:
      for values in series { for row in line.indices { line[row] += size(values[row]) } }
      for row in line.indices { line[row] *= -0.5 }
    case .wiggle:
      for (index, values) in series.enumerated() {
        let weight = n - 0.5 - Double(index)
        for row in line.indices { line[row] += size(values[row]) * weight }
      }
      for row in line.indices { line[row] /= -n }
    case .weightedWiggle:
      var center = 0.0
      for row in line.indices {
        var (total, below, moved) = (0.0, 0.0, 0.0)
        for values in series { total += size(values[row]) }
        for values in series {
          let value = size(values[row])
          below += value
          let change = row == 0 ? value : value - size(values[row - 1])
          let above = total > 0 ? (total - below + 0.5 * value) / total : 0
          moved += ((row == 0 ? 0.5 : above) - 0.5) * change
        }
        if moved.isFinite { center += moved }
        line[row] = center - 0.5 * total
      }
    case .zero, .diverging, .normalized: break
    }
    extendLifetime(buffer)
    return buffer
  }

  /// Adds positive values upwards and negative ones downwards.
  private func diverge(_ series: [UnsafeBufferPointer<Double>], isNormalized: Bool) {
    let (lows, highs) = (starts.map(\.mutable), ends.map(\.mutable))
    for row in series[0].indices {
      var (top, bottom, farthest, sum) = (0.0, 0.0, 1.0, 1.0)
      if isNormalized {
        (farthest, sum) = (0, 0)
        for values in series { farthest = max(farthest, abs(Self.size(values[row]))) }
        // In units of the greatest magnitude the sum is a number.
        for values in series where farthest > 0 { sum += abs(Self.size(values[row])) / farthest }
      }
      for (index, values) in series.enumerated() {
        var value = Self.size(values[row])
        if isNormalized { value = sum > 0 ? value / farthest / sum : 0 }
        let start = value < 0 ? bottom : top
        let end = start + value
        lows[index][row] = start
        highs[index][row] = end
        if value < 0 { bottom = end } else { top = end }
      }
    }
    extendLifetime(self)
  }
}
