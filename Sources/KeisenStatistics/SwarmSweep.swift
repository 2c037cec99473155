/// Places discs one after the other, in ascending order of their values.
struct SwarmSweep {
  private struct Disc {
    let value: Double
    let offset: Double
  }

  /// What a disc takes of the places at one value, without the ends.
  private struct Span {
    let low: Double
    let high: Double
  }

  private let diameter: Double
  private var discs: [Disc] = []
  /// The first of `discs` that may still reach the next one.
  private var first = 0
  private var spans: [Span] = []
  /// The sum of all offsets: which side is the heavier.
  private var balance = 0.0

  init(diameter: Double) {
    self.diameter = diameter
  }

  /// Returns how far from the line the disc of a value goes that is not below those before.
  mutating func place(_ value: Double) -> Double {
    while first < discs.count, value - discs[first].value >= diameter { first += 1 }
    if first > 1_024, first * 2 > discs.count {
      discs.removeFirst(first)
      first = 0
    }
    let offset = nearestFree(at: value)
    balance += offset
    discs.append(Disc(value: value, offset: offset))
    return offset
  }

  /// The offset nearest to 0 that no span holds.
  private mutating func nearestFree(at value: Double) -> Double {
    spans.removeAll(keepingCapacity: true)
    for disc in discs[first...] {
      let distance = (value - disc.value) / diameter
      let half = diameter * (max(0, 1 - distance * distance)).squareRoot()
      spans.append(Span(low: disc.offset - half, high: disc.offset + half))
    }
    spans.sort { $0.low < $1.low }
    // The spans that follow each other without a place between them, about 0.
    var (low, high) = (0.0, 0.0)
    var block = (low: -Double.infinity, high: -Double.infinity)
    for span in spans {
      if span.low >= block.high {
        if block.low < 0, block.high > 0 { break }
        block = (span.low, span.high)
      } else {
        block.high = max(block.high, span.high)
      }
    }
    if block.low < 0, block.high > 0 { (low, high) = block }
    let isEven = abs(high + low) <= 1e-9 * diameter
    if isEven { return balance > 0 ? low : high }
    return high < -low ? high : low
  }
}
