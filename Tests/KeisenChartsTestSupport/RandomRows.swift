import Glibc
import KeisenCharts
import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenTestSupport

extension SeededGenerator {
  /// Returns one of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}

/// Rows of any kind, by randomMarks.
package struct RandomRows {
  package var x: Column?
  package var y: Column

  package static func values(
    _ count: Int,
    _ random: inout SeededGenerator
  ) -> [Double] {
    var value = 0.0
    let kind = Int.random(in: 0..<6, using: &random)
    return (0..<count).map { row in
      switch kind {
      case 0:
        value += Double.random(in: -1...1, using: &random)
        return value
      case 1: return Double.random(in: -5...50, using: &random)
      case 2: return Int.random(in: 0..<50, using: &random) == 0 ? 100 : sin(Double(row) / 30)
      case 3: return 7
      case 4: return Double(Int.random(in: 0...4, using: &random))
      default: return exp(Double.random(in: -20...20, using: &random))
      }
    }
  }

  package static func withGaps(_ values: [Double], _ random: inout SeededGenerator) -> [Double] {
    guard Bool.random(using: &random) else { return values }
    let part: Double = random.pick([0.01, 0.3, 0.9, 1])
    return values.map { value in
      guard Double.random(in: 0..<1, using: &random) < part else { return value }
      return random.pick([.nan, .nan, .infinity, -.infinity, 0, -1, 1e300])
    }
  }

  package init(_ random: inout SeededGenerator) throws {
    let counts = [0, 1, 2, 3, 10, 63, 64, 65, 300, 1000, 5000]
    let count = random.pick(counts)
    let values = Self.withGaps(Self.values(count, &random), &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: y = try Column(values.map { Float($0) })
    case 1: y = try Column(values.map { Int64(exactly: $0.rounded()) ?? 0 })
    default: y = try Column(values)
    }
    var ascending = (0..<count).map { _ in Double.random(in: -100...1000, using: &random) }
    ascending.sort()
    switch Int.random(in: 0..<9, using: &random) {
    case 0: x = nil
    case 1: x = try Column(ascending)
    case 2: x = try Column(Array(ascending.reversed()))
    case 3: x = try Column(ascending.map { ($0 / 50).rounded() })
    case 4: x = try Column(ascending.map { 1_700_000_000_000_000_000 + Int64($0) })
    case 5: x = try Column(Self.withGaps(Self.values(count, &random), &random))
    case 6: x = try Column((0..<count).map { Double($0) * sin(Double($0) / 20) })
    case 7: x = try Column((0..<count).map { Float($0 / 200) })
    default: x = try Column((0..<count).map { exp(Double($0) / 300 - 3) - 0.3 })
    }
  }
}

extension Chart {
  /// Sets scales and ranges of any kind.
  package func setScales(using random: inout SeededGenerator) throws {
    for projection in [space.x, space.y] {
      let scales: [Scale?] = [
        nil, .linear, .log(), .symlog(threshold: 2), .squareRoot,
        .time(TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend))),
      ]
      try projection.setScale(random.pick(scales))
      try projection.fit()
      let range = try projection.range()
      func end(_ part: Double) -> Double { range.min + part * (range.max - range.min) }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try? projection.setRange(min: range.max, max: range.min)
      case 1: try? projection.setRange(min: end(0.4), max: end(0.5))
      case 2: try? projection.setRange(min: end(0.7), max: end(0.70001))
      case 3 where Int.random(in: 0..<5, using: &random) == 0:
        try? projection.setRange(min: end(0.5), max: end(0.5))
      default: break
      }
    }
  }
}

extension Rect {
  /// Returns a point within, or on the border, often at one of some places.
  package func point(
    near places: [SIMD2<Double>],
    using random: inout SeededGenerator
  ) -> Point {
    let randomMarks = Point(
      x: Double.random(in: minX...maxX, using: &random),
      y: Double.random(in: minY...maxY, using: &random)
    )
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Point(x: minX, y: maxY)
    case 1, 2:
      guard let place = places.randomElement(using: &random), !place.x.isNaN else {
        return randomMarks
      }
      return Point(
        x: max(minX, min(maxX, place.x)),
        y: max(minY, min(maxY, place.y))
      )
    default: return randomMarks
    }
  }
}
