import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenScales

/// What holds of any range whatever, each seen to by a loop over all values.
struct FarRangesTests {
  private static let rounds = 300

  private func range(_ scale: Scale, _ random: inout SeededGenerator) -> FarRange {
    if case .log = scale { return FarRange.positive(&random) }
    return FarRange.any(&random)
  }

  /// What is wrong with values that should stand in a range in its order; nil for nothing.
  private func disorder(_ values: [Double], _ range: FarRange) -> String? {
    for value in values where !(value >= range.low && value <= range.high) {
      return "\(value) is outside of \(range)"
    }
    for (left, right) in zip(values, values.dropFirst()) {
      let isOrder = range.min < range.max ? left < right : left > right
      if !isOrder { return "\(left) before \(right) in \(range)" }
    }
    return nil
  }

  /// What is wrong with the texts of ticks; nil for nothing.
  private func likeness(_ labels: [TickLabel], _ ticks: Ticks, _ range: FarRange) -> String? {
    guard labels.count == ticks.values.count else { return "\(labels.count) labels in \(range)" }
    // A context is told once, at the first tick that it holds for.
    var context: String?
    var seen = Set<String>()
    for (index, label) in labels.enumerated() {
      context = label.context ?? context
      guard seen.insert("\(context ?? "")\n\(label.text)").inserted else {
        return "\(label.text) twice, at \(ticks.values[index]) in \(range)"
      }
    }
    return nil
  }

  @Test("gives chosen ticks in order, inside, few, and told apart", arguments: FarRange.scales)
  func chosen(scale: Scale) {
    var random = SeededGenerator(seed: 101)
    var faults: [String] = []
    for round in 0..<Self.rounds {
      let range = range(scale, &random)
      let ticks = scale.ticks(
        origin: range.origin,
        min: range.min,
        max: range.max,
        count: range.count
      )
      if let fault = disorder(ticks.values, range) { faults.append(fault) }
      if ticks.values.count > 1_000 { faults.append("\(ticks.values.count) in \(range)") }
      let minor = scale.minorTicks(of: ticks)
      if let fault = disorder(minor, range) { faults.append("minor: " + fault) }
      if !Set(minor).isDisjoint(with: ticks.values) { faults.append("minor on major: \(range)") }
      if case .category = scale { continue }
      let format = AnyScale.formats[round % AnyScale.formats.count]
      if ticks.values.count <= 60 || round % 10 == 0 {
        for format in [TickFormat(), format] {
          let labels = scale.labels(of: ticks, format: format)
          if let fault = likeness(labels, ticks, range) {
            faults.append("\(format.style) \(fault)")
          }
        }
      }
      let back = range.reversed
      let reversed = scale.ticks(
        origin: back.origin,
        min: back.min,
        max: back.max,
        count: back.count
      )
      if range.min != range.max, reversed.values != ticks.values.reversed() {
        faults.append("not the same when reversed: \(range)")
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
  }

  @Test(
    "gives each multiple of an interval once, in order and told apart",
    arguments: FarRange.scales
  )
  func intervals(scale: Scale) {
    var random = SeededGenerator(seed: 102)
    var faults: [String] = []
    let showsAll = showsAllMultiples(scale)
    // How many had ticks, and how many had to.
    var shown = 0
    var due = 0
    for round in 0..<Self.rounds {
      let range = range(scale, &random)
      let wish = Double.random(in: 0.5...40, using: &random)
      let span = range.high / wish - range.low / wish
      let round10 = pow(10, log10(Swift.max(span, 0x1p-1063)).rounded())
      let interval = [span, round10, 3 * round10, random.anyMagnitude().magnitude][round % 4]
      let anchors = [
        0, 1e-19, 3e-22, 0.1, range.low, random.anyMagnitude(), 1e18, interval / 3, -1e-30,
      ]
      let anchor = anchors.randomElement(using: &random) ?? 0
      let ticks = scale.ticks(
        origin: range.origin,
        min: range.min,
        max: range.max,
        interval: interval,
        anchor: anchor
      )
      let what = "interval \(interval) anchor \(anchor)"
      if let fault = disorder(ticks.values, range) { faults.append("\(what) \(fault)") }
      if ticks.values.count > 1_000 { faults.append("\(ticks.values.count) in \(what) \(range)") }
      let minor = scale.minorTicks(of: ticks)
      if let fault = disorder(minor, range) { faults.append("minor: \(what) \(fault)") }
      if !Set(minor).isDisjoint(with: ticks.values) {
        faults.append("minor on major: \(what) \(range)")
      }
      for format in [TickFormat(), AnyScale.formats[round % AnyScale.formats.count]] {
        let labels = scale.labels(of: ticks, format: format)
        if let fault = likeness(labels, ticks, range) {
          faults.append("\(format.style) \(what) \(fault)")
        }
      }
      if !ticks.values.isEmpty { shown += 1 }
      guard showsAll else { continue }
      let number = range.high / interval - range.low / interval
      // Far from zero the two quotients are only so exact.
      let error = 1.01 + 2 * Swift.max(abs(range.high / interval), abs(range.low / interval)).ulp
      if !ticks.values.isEmpty, abs(Double(ticks.values.count) - number) > error {
        faults.append("\(ticks.values.count) of \(number): \(what) \(range)")
      }
      guard number > error, number < 990, isShort(range, interval, anchor) else { continue }
      due += 1
      if ticks.values.isEmpty { faults.append("none of \(number): \(what) \(range)") }
    }
    // Most of the rest have an interval of any magnitude, or count powers in it.
    #expect(shown > Self.rounds / 8)
    #expect(due > Self.rounds / 8 || !showsAll)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
  }

  private func showsAllMultiples(_ scale: Scale) -> Bool {
    switch scale {
    case .linear, .symlog, .squareRoot, .category, .custom: true
    case .log: false
    case .time(let scale): scale.cuts.isEmpty
    }
  }

  /// Whether doubles tell the multiples of an interval apart and 37 digits write all from the
  /// origin and the anchor to the range's ends.
  private func isShort(_ range: FarRange, _ interval: Double, _ anchor: Double) -> Bool {
    let numbers = [interval, anchor].map { DecimalNumber(shortest: $0).stripped }
    let ends = [abs(range.min), abs(range.max)]
    let farthest = Swift.max(ends[0], ends[1])
    let maximum = Swift.max(farthest + abs(Double(range.origin)), abs(anchor), interval)
    let last = numbers.filter { $0.coefficient != 0 }.map(\.exponent).min() ?? 0
    return interval >= farthest.ulp && log10(maximum) - Double(last) < 37
  }

  @Test("tells given values apart", arguments: FarRange.scales)
  func given(scale: Scale) {
    var random = SeededGenerator(seed: 103)
    var faults: [String] = []
    for round in 0..<Self.rounds {
      let range = range(scale, &random)
      let others = (0..<3).map { _ in random.anyMagnitude() }
      let given = Set(
        [range.min, range.max, range.low.nextUp, range.low / 2 + range.high / 2] + others
      )
      let values = given.sorted()
      let ticks = scale.ticks(origin: range.origin, min: range.min, max: range.max, at: values)
      if ticks.values != values { faults.append("lost some: \(range)") }
      if case .category = scale { continue }
      // Of an origin and a small value 38 digits are kept.
      let isDescribed = Set(
        values.map { DecimalNumber(shortest: $0).plus(Int128(range.origin)).stripped }
      )
      guard isDescribed.count == values.count else { continue }
      for format in [TickFormat(), AnyScale.formats[round % AnyScale.formats.count]] {
        let labels = scale.labels(of: ticks, format: format)
        if let fault = likeness(labels, ticks, range) { faults.append("\(format.style) \(fault)") }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
  }

  @Test("extends any range to one that contains it", arguments: FarRange.scales)
  func nice(scale: Scale) {
    var random = SeededGenerator(seed: 104)
    var faults: [String] = []
    for _ in 0..<Self.rounds {
      let range = range(scale, &random)
      let (min, max) = scale.nice(
        origin: range.origin,
        min: range.min,
        max: range.max,
        count: range.count
      )
      let isAround =
        range.min <= range.max
        ? min <= range.min && max >= range.max : min >= range.min && max <= range.max
      if !isAround || !min.isFinite || !max.isFinite { faults.append("\(min)...\(max): \(range)") }
      if range.min == range.max, (min, max) != (range.min, range.max) {
        faults.append("\(min)...\(max) of the empty \(range)")
      }
      if !scale.shows(origin: range.origin, min: min, max: max) {
        faults.append("\(min)...\(max) has no place: \(range)")
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
  }

  @Test("maps any range in order, inside of its positions, and back", arguments: FarRange.scales)
  func map(scale: Scale) {
    var random = SeededGenerator(seed: 105)
    var faults: [String] = []
    for _ in 0..<Self.rounds {
      let range = range(scale, &random)
      guard scale.shows(origin: range.origin, min: range.min, max: range.max) else { continue }
      let (first, last) = Bool.random(using: &random) ? (40.0, 600.0) : (600.0, 40.0)
      let map = scale.map(origin: range.origin, min: range.min, max: range.max, to: first, last)
      var values = [range.low, range.high]
      for part in 1..<8 {
        let value = range.low / 8 * (8 - Double(part)) + range.high / 8 * Double(part)
        if value >= range.low, value <= range.high { values.append(value) }
      }
      values.sort { range.min < range.max ? $0 < $1 : $0 > $1 }
      let positions = values.map { map.position(of: $0) }
      for position in positions where !(position >= 40 - 1e-9 && position <= 600 + 1e-9) {
        faults.append("\(position): \(range)")
      }
      for (left, right) in zip(positions, positions.dropFirst()) {
        let step = first < last ? right - left : left - right
        if step < -1e-9 { faults.append("\(left) before \(right): \(range)") }
      }
      guard let error = backError(scale, map, range), positions[0] != 320 else { continue }
      for (value, position) in zip(values, positions) {
        let back = map.value(at: position)
        if !(abs(back - value) <= error(value)) {
          faults.append("\(value) comes back as \(back), may err by \(error(value)): \(range)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4).joined(separator: "\n"))")
  }

  /// How far a value may come back from itself: some ulps of the larger end before the transform,
  /// some of the larger transformed end, and some of the positions, all as lengths of values at it.
  private func backError(
    _ scale: Scale,
    _ map: ScaleMap,
    _ range: FarRange
  ) -> ((Double) -> Double)? {
    switch map {
    case .linear:
      let ulp = Swift.max(abs(range.min), abs(range.max)).ulp
      return { _ in 4 * ulp + 4 * 600.0.ulp * (range.high / 560 - range.low / 560) }
    case .transformed(let transform, _):
      let origin = Double(range.origin)
      let ends = (transform.transformed(range.low), transform.transformed(range.high))
      let steps =
        8 * Swift.max(abs(ends.0), abs(ends.1)).ulp + 8 * 600.0.ulp * (ends.1 - ends.0) / 560
      let before = 4 * Swift.max(abs(range.min), abs(range.max), abs(origin)).ulp
      return { value in
        let magnitude = abs(origin + value)
        let slope: Double
        switch transform.function {
        case .log: slope = magnitude
        case .symlog(let threshold): slope = magnitude + threshold
        case .squareRoot: slope = 2 * magnitude.squareRoot() + steps
        case .custom: slope = .infinity
        }
        return before + steps * slope
      }
    case .time, .distribution: return nil
    }
  }
}
