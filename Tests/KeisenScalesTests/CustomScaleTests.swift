import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

@Suite("CustomScale")
struct CustomScaleTests {
  private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

  private struct Example: Sendable {
    let scale: CustomScale
    let forward: @Sendable (Double) -> Double
    let ranges: [(Double, Double)]
  }

  private static func example(
    _ name: String,
    _ domain: ClosedRange<Double>,
    _ ranges: [(Double, Double)],
    _ forward: @escaping @Sendable (Double) -> Double,
    _ inverse: @escaping @Sendable (Double) -> Double
  ) throws -> Example {
    let scale = try CustomScale(label: name, domain: domain, forward: forward, inverse: inverse)
    return Example(scale: scale, forward: forward, ranges: ranges)
  }

  /// Scales that rise and fall, on domains that are closed, open and infinite.
  private static func examples() throws -> [Example] {
    let degree = Double.pi / 180
    return [
      try example("logit", 0...1, [(0.001, 0.999), (0.999, 0.001), (0.4, 0.41)]) {
        log($0 / (1 - $0))
      } _: {
        1 / (1 + exp(-$0))
      },
      try example("Mercator", -85...85, [(-85, 85), (47, 48), (10, -60)]) {
        log(tan(.pi / 4 + $0 * degree / 2))
      } _: {
        (2 * atan(exp($0)) - .pi / 2) / degree
      },
      try example("square", 0 ... .infinity, [(0, 10), (3, 1e6), (1e-6, 1e-3)]) {
        $0 * $0
      } _: {
        $0.squareRoot()
      },
      try example("reciprocal", 0 ... .infinity, [(0.1, 10), (100, 1), (5, 5.5)]) {
        1 / $0
      } _: {
        1 / $0
      },
      try example("line", -.infinity ... .infinity, [(-1e9, 1), (0, 1e-9), (1e300, -1e300)]) {
        $0 / -2
      } _: {
        $0 * -2
      },
    ]
  }

  @Test("Positions are what forward makes of values, spread evenly, one by one and in batches")
  func positions() throws {
    var random = SeededGenerator(seed: 91)
    for example in try Self.examples() {
      for (min, max) in example.ranges {
        try example.scale.check(min, max)
        let map = Scale.custom(example.scale).map(min: min, max: max, to: 20, 620)
        var values: [Double] = [.nan, .infinity, -.infinity, 0, 1, min, max, -1, 2, 1e300]
        for _ in 0..<5_000 {
          let part = Double.random(in: -0.2...1.2, using: &random)
          values.append(min + (max - min) * part)
        }
        var batch = values
        batch.withUnsafeMutableBufferPointer { batch in
          guard let base = batch.baseAddress else { return }
          map.positions(of: UnsafeBufferPointer(batch), into: base)
        }
        let (first, last) = (example.forward(min), example.forward(max))
        for (value, position) in zip(values, batch) {
          let single = map.position(of: value)
          #expect(single == position || single.isNaN && position.isNaN)
          let place = example.forward(value)
          guard value.isFinite, example.scale.domain.contains(value), place.isFinite else {
            #expect(position.isNaN, "\(example.scale.label) \(value)")
            continue
          }
          let part: Double = (place - first) / (last - first)
          let slow: Double = 20 + 600 * part
          guard slow.isFinite, abs(slow) < 1e5 else { continue }
          #expect(abs(position - slow) < 1e-7, "\(example.scale.label) \(value)")
        }
        #expect(map.position(of: min) == 20 && map.position(of: max) == 620)
      }
    }
  }

  @Test("The values at positions stand there, and none is beyond the domain")
  func values() throws {
    for example in try Self.examples() {
      for (min, max) in example.ranges {
        let map = Scale.custom(example.scale).map(min: min, max: max, to: 0, 1)
        var places: [Double] = (0...1_000).map { Double($0) / 500 - 0.5 }
        places += [.nan, 1e9, -1e9]
        var found = places
        found.withUnsafeMutableBufferPointer { found in
          guard let base = found.baseAddress else { return }
          map.values(at: UnsafeBufferPointer(found), into: base)
        }
        for (place, value) in zip(places, found) {
          let single = map.value(at: place)
          #expect(single == value || single.isNaN && value.isNaN)
          #expect(value.isNaN || example.scale.domain.contains(value))
          guard (0...1).contains(place) else { continue }
          #expect(abs(map.position(of: value) - place) < 1e-6, "\(example.scale.label) \(place)")
        }
      }
    }
  }

  @Test("Functions that are those of a scale of ours have its positions, at any origin")
  func ours() throws {
    let own = try CustomScale(domain: 0 ... .infinity) {
      log10($0)
    } inverse: {
      pow(10, $0)
    }
    let falling = try CustomScale(domain: 0 ... .infinity) {
      -log($0)
    } inverse: {
      exp(-$0)
    }
    for origin: Int64 in [0, 5, -2, 1_000_000] {
      let (min, max) = origin < 0 ? (3.0, 100.0) : (1.0, 1_000.0)
      let ours = Scale.log().map(origin: origin, min: min, max: max, to: 0, 100)
      for scale in [own, falling] {
        let map = Scale.custom(scale).map(origin: origin, min: min, max: max, to: 0, 100)
        for value in stride(from: min, through: max, by: 0.37) {
          let off: Double = map.position(of: value) - ours.position(of: value)
          #expect(abs(off) < 1e-3)
        }
      }
    }
  }

  @Test("No function is asked for what is not in the domain or not finite")
  func domain() throws {
    let asked = Locked<[Double]>([])
    let scale = try CustomScale(domain: 1...100) { value in
      asked.withLock { $0.append(value) }
      return value * value
    } inverse: { number in
      asked.withLock { $0.append(number.squareRoot()) }
      return number.squareRoot()
    }
    let map = Scale.custom(scale).map(min: 2, max: 50, to: 0, 1)
    for value in [-.infinity, -3, 0, 0.999, 1, 100, 101, .infinity, .nan] {
      _ = map.position(of: value)
      _ = map.value(at: value)
    }
    _ = Scale.custom(scale).ticks(min: 1, max: 100, count: 7)
    #expect(asked.withLock { $0.allSatisfy { $0 >= 1 && $0 <= 100 } && !$0.isEmpty })
    #expect(map.position(of: 0.999).isNaN && map.position(of: 101).isNaN)
    #expect(map.value(at: -1e9) == 1 && map.value(at: 1e9) == 100)
  }

  @Test("A range in which functions are no scale is refused, and the message tells where")
  func refused() throws {
    func message(
      _ range: (Double, Double),
      _ forward: @escaping @Sendable (Double) -> Double,
      _ inverse: @escaping @Sendable (Double) -> Double
    ) throws -> String {
      let scale = try CustomScale(label: "odd", forward: forward, inverse: inverse)
      do {
        try scale.check(range.0, range.1)
        return ""
      } catch {
        #expect(error.code == .invalidArgument)
        return error.message
      }
    }
    let turns = try message((0, 6), { sin($0) }, { asin($0) })
    #expect(turns.contains("must rise or fall throughout (0.0, 6.0)") && turns.contains(" at 1.5"))
    #expect(try message((0, 1), { _ in 3 }, { $0 }).contains("must rise or fall"))
    #expect(
      try message((1, -1), { 1 / $0 }, { 1 / $0 })
        == "forward of the odd scale must be finite in (-1.0, 1.0), got inf at 0.0"
    )
    #expect(try message((-1, 1), { $0 < 0.5 ? $0 : .nan }, { $0 }).contains("got nan at 0.5"))
    #expect(
      try message((0, 1), { 2 * $0 }, { $0 / 2.001 }).contains("inverse of the odd scale must undo")
    )
    #expect(try message((0, 1), { 2 * $0 }, { _ in .nan }).contains("got nan for 0.0"))
    #expect(try message((0, 1), { 2 * $0 }, { $0 / 2 * (1 + 1e-9) }).isEmpty)
    // A short range, an empty one, and one whose values are neighbours.
    #expect(try message((1e9, 1e9 + 1e-6), { $0 * 3 }, { $0 / 3 }).isEmpty)
    #expect(try message((5, 5), { $0 * 3 }, { $0 / 3 }).isEmpty)
    #expect(try message((1, 1.0.nextUp), { log($0) }, { exp($0) }).isEmpty)
    #expect(try message((-1e308, 0.7e308), { $0 / 2 }, { $0 * 2 }).isEmpty)
  }

  @Test("A range is looked at in 257 points, once")
  func samples() throws {
    let asked = Locked<[Double]>([])
    let scale = try CustomScale { value in
      asked.withLock { $0.append(value) }
      return value
    } inverse: {
      $0
    }
    try scale.check(2, 10)
    let once = asked.withLock { $0 }
    #expect(Set(once).count == 257 && once.contains(2) && once.contains(10))
    try scale.check(10, 2)
    #expect(asked.withLock { $0 } == once)
  }

  @Test("A function that fails makes NaN, and is asked again by who tells of it")
  func failures() throws {
    let isBroken = Locked(true)
    let scale = try CustomScale(label: "weak") { value in
      guard value < 5 || !isBroken.withLock({ $0 }) else { throw Failure() }
      return value
    } inverse: {
      $0
    }
    let before = scale.failures
    #expect(scale.forward(3) == 3 && scale.failures == before)
    #expect(scale.forward(7).isNaN && scale.failures == before + 1)
    let error = #expect(throws: KeisenError.self) { try scale.throwFailures(since: before) }
    #expect(error == KeisenError(.callback, "forward of the weak scale failed: no luck"))
    try scale.throwFailures(since: before + 1)
    #expect(throws: KeisenError.self) { try scale.check(0, 6) }
    isBroken.withLock { $0 = false }
    try scale.check(0, 6)
    // It is an error still: what was drawn has a gap.
    #expect(throws: KeisenError.self) { try scale.throwFailures(since: before) }
  }

  @Test("A function that uses its own scale gets an error, and ends")
  func reentry() throws {
    let held = Locked<CustomScale?>(nil)
    let errors = Locked<[KeisenError]>([])
    let places = Locked<[Double]>([])
    let scale = try CustomScale(label: "own", domain: 0...10) { (value: Double) -> Double in
      guard let scale = held.withLock({ $0 }) else { return 2 * value }
      let found: [Double] = [scale.forward(1), scale.inverse(2)]
      places.withLock { $0 = found }
      do throws(KeisenError) {
        try scale.check(0, 1)
      } catch {
        errors.withLock { $0.append(error) }
      }
      return 2 * value
    } inverse: { (number: Double) -> Double in
      number / 2
    }
    held.withLock { $0 = scale }
    let before = scale.failures
    #expect(scale.forward(3) == 6)
    let (found, reported) = (places.withLock { $0 }, errors.withLock { $0 })
    #expect(found.count == 2 && found.allSatisfy(\.isNaN))
    let message = "forward of the own scale must not be asked for by a function of that scale"
    #expect(reported == [KeisenError(.invalidState, message)])
    // What had no place there is told as any other failure.
    #expect(throws: KeisenError.self) { try scale.throwFailures(since: before) }
    held.withLock { $0 = nil }
    #expect(scale.inverse(6) == 3)
    try scale.check(0, 1)
  }

  @Test("A function may use another scale")
  func nested() throws {
    let inner = try CustomScale { (value: Double) -> Double in
      2 * value
    } inverse: { (number: Double) -> Double in
      number / 2
    }
    let outer = try CustomScale { (value: Double) -> Double in
      inner.forward(value) + 1
    } inverse: { (number: Double) -> Double in
      inner.inverse(number - 1)
    }
    try outer.check(0, 10)
    #expect(outer.forward(3) == 7 && outer.inverse(7) == 3)
  }

  @Test("Ticks lie in the range, at about equal distances, and read what they are worth")
  func ticks() throws {
    for example in try Self.examples() {
      let scale = Scale.custom(example.scale)
      for (min, max) in example.ranges {
        for count in [2, 5, 9] {
          let ticks = scale.ticks(min: min, max: max, count: count)
          let map = scale.map(min: min, max: max, to: 0, 1)
          let places = ticks.values.map(map.position(of:))
          #expect(places.allSatisfy { (place: Double) in place >= -1e-9 && place <= 1.000_000_001 })
          let gaps: [Double] = zip(places, places.dropFirst()).map { $1 - $0 }
          let (minimum, maximum) = (0.1 / Double(count), 4 / Double(count))
          #expect(gaps.allSatisfy { $0 > minimum }, "\(example.scale.label) \(ticks)")
          guard count > 2 else { continue }
          #expect(places.count > 1, "\(example.scale.label) \(min) \(max) \(count)")
          #expect(gaps.allSatisfy { $0 < maximum }, "\(example.scale.label) \(ticks)")
          let texts = scale.labels(of: ticks).map(\.text)
          #expect(Set(texts).count == texts.count)
        }
      }
    }
    let log = try CustomScale(domain: 0 ... .infinity) {
      log10($0)
    } inverse: {
      pow(10, $0)
    }
    #expect(
      Scale.custom(log).ticks(min: 1, max: 10_000, count: 5).values == [1, 10, 100, 1_000, 10_000]
    )
  }

  @Test("Ticks of its own stand where two of them are in the range")
  func ownTicks() throws {
    let scale = Scale.custom(
      try CustomScale(ticks: [90, -30, 0, 30, 30, 60]) {
        $0 * 2
      } inverse: {
        $0 / 2
      }
    )
    #expect(scale.ticks(min: -40, max: 45, count: 3).values == [-30, 0, 30])
    #expect(scale.ticks(min: 45, max: -40, count: 3).values == [30, 0, -30])
    #expect(scale.ticks(min: 1, max: 11, count: 5).values == [2, 4, 6, 8, 10])
    #expect(scale.ticks(origin: 10, min: -20, max: 30, count: 5).values == [-10, 20])
  }

  @Test("Nice ranges end at linear ticks, as far as these have a place")
  func nice() throws {
    let scale = Scale.custom(
      try CustomScale(domain: 0...50) {
        $0.squareRoot()
      } inverse: {
        $0 * $0
      }
    )
    #expect(scale.nice(min: 3, max: 47, count: 5) == (0, 50))
    let open = Scale.custom(
      try CustomScale(domain: 0...1) {
        log($0)
      } inverse: {
        exp($0)
      }
    )
    #expect(open.nice(min: 0.03, max: 0.97, count: 5) == (0.03, 1))
  }

  @Test("A scale equals itself alone, and bad ones are refused")
  func equality() throws {
    let one = try CustomScale {
      $0
    } inverse: {
      $0
    }
    let other = try CustomScale {
      $0
    } inverse: {
      $0
    }
    #expect(Scale.custom(one) == .custom(one) && Scale.custom(one) != .custom(other))
    #expect(Set([Scale.custom(one), .custom(other), .custom(one)]).count == 2)
    func refused(_ low: Double, _ high: Double, _ ticks: [Double] = []) -> Bool {
      (try? CustomScale(
        label: "",
        low: low,
        high: high,
        ticks: ticks,
        forward: { _, _ in },
        inverse: { _, _ in }
      )) == nil
    }
    #expect(refused(1, 1) && refused(2, 1) && refused(.nan, 1) && refused(0, .nan))
    #expect(refused(.infinity, .infinity) && refused(-.infinity, -.infinity))
    #expect(refused(0, 1, [.nan]) && refused(0, 1, [.infinity]))
    #expect(refused(0, 1, [Double](repeating: 0, count: 1_001)) && !refused(0, 1))
  }
}
