import KeisenPrimitives

/// How often values are there, in ascending order.
package struct ValueCounts {
  package var values: [Double] = []
  package var counts: [Int] = []

  /// Takes its parts.
  package init(values: [Double] = [], counts: [Int] = []) {
    (self.values, self.counts) = (values, counts)
  }

  /// Adds more of a value than of which there is none greater yet.
  fileprivate mutating func append(_ value: Double, _ count: Int) {
    guard count > 0 else { return }
    values.append(value)
    counts.append(count)
  }

  /// Returns both together.
  package func merged(_ other: ValueCounts) -> ValueCounts {
    guard !values.isEmpty else { return other }
    var merged = ValueCounts()
    var (left, right) = (0, 0)
    while left < values.count || right < other.values.count {
      let next = left < values.count ? values[left] : .infinity
      let otherNext = right < other.values.count ? other.values[right] : .infinity
      let value = min(next, otherNext)
      var count = 0
      if next == value, left < values.count {
        count += counts[left]
        left += 1
      }
      if otherNext == value, right < other.values.count {
        count += other.counts[right]
        right += 1
      }
      merged.append(value, count)
    }
    return merged
  }

  /// Returns the same with what is beyond two ends at the ends.
  package func clamped(_ low: Double, _ high: Double) -> ValueCounts {
    var clamped = ValueCounts()
    for (value, count) in zip(values, counts) {
      let value = min(max(value, low), high)
      if clamped.values.last == value {
        clamped.counts[clamped.counts.count - 1] += count
      } else {
        clamped.append(value, count)
      }
    }
    return clamped
  }
}

extension DensityGrid {
  /// Bins of means between the least and the greatest.
  private static let meanBins = 1 << 16

  /// How many cells show which value.
  ///
  /// Counts up to 2047 are exact, greater ones to 1/1024, means to 1/65536 of their extent. The
  /// least and the greatest value are exact.
  package var valueCounts: ValueCounts {
    if let known = knownValueCounts.withLock({ $0 }) { return known }
    let found = foundValueCounts
    knownValueCounts.withLock { $0 = found }
    return found
  }

  private var foundValueCounts: ValueCounts {
    guard let extent else { return ValueCounts() }
    var result = means.map { Self.bins($0.elements, extent) } ?? Self.bins(totals.elements)
    withExtendedLifetime((means, totals)) {}
    guard let last = result.values.indices.last else { return result }
    result.values[0] = extent.lowerBound
    result.values[last] = extent.upperBound
    // Of a single bin with two ends there are two.
    if last == 0, extent.lowerBound < extent.upperBound {
      result.values = [extent.lowerBound, extent.upperBound]
      result.counts = [1, max(1, result.counts[0] - 1)]
    }
    return result
  }

  private static func bins(
    _ means: UnsafeBufferPointer<Double>,
    _ extent: ClosedRange<Double>
  ) -> ValueCounts {
    // Halves, as the length may overflow.
    let (low, length) = (
      extent.lowerBound / 2, extent.upperBound / 2 - extent.lowerBound / 2
    )
    let last = Double(meanBins - 1)
    var bins = [Int](repeating: 0, count: meanBins)
    for mean in means where mean == mean {
      let place = length > 0 ? (mean / 2 - low) / length * last : 0
      bins[Int(min(max(place, 0), last))] += 1
    }
    var result = ValueCounts()
    for (bin, count) in bins.enumerated() {
      result.append((low + length * (Double(bin) / last)) * 2, count)
    }
    return result
  }

  private static func bins(_ counts: UnsafeBufferPointer<UInt32>) -> ValueCounts {
    // Exact below 2^11, then 2^10 bins for each power of two.
    var bins = [Int](repeating: 0, count: 2048 + 21 * 1024)
    for count in counts {
      let shift = max(0, 21 - count.leadingZeroBitCount)
      bins[(shift &<< 10) &+ Int(count &>> UInt32(shift))] &+= 1
    }
    var result = ValueCounts()
    for (bin, count) in bins.enumerated().dropFirst() {
      let shift = max(0, bin >> 10 - 1)
      result.append(Double((bin - shift << 10) << shift), count)
    }
    return result
  }
}
