import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenRanges

@Suite("Restrictions at random")
struct RestrictionPropertyTests {
  private static let origins: [Int64] = [0, 1_000, -1 << 40, 1_700_000_000_000_000_123]

  @Test("make no range NaN, reversed or infinite that is finite", arguments: origins)
  func finite(origin: Int64) throws {
    var random = try RandomRestrictions(seed: UInt64(bitPattern: origin) &+ 1)
    for _ in 0..<8_000 {
      let projection = try Projection(scale: random.scale())
      try projection.rebase(to: origin)
      let ends = [random.number(), random.number()]
      var range = ProposedRange(min: ends.min() ?? 0, max: ends.max() ?? 0)
      var source = ProposedRange.empty
      if Bool.random(using: &random.generator) {
        for value in [random.number(), random.number()] where value + Double(origin) > 0 {
          source.include(value)
        }
      }
      let context = try RangeContext(for: projection, source: source)
      for _ in 0..<6 {
        guard let restriction = random.restriction(near: origin) else { continue }
        let before = range
        try restriction.restrict(&range, in: context)
        #expect(
          range.isFinite && range.min <= range.max,
          "\(restriction.name) made \(range) of \(before) with \(source) on \(context.scale)"
        )
        guard range.isFinite else { return }
      }
    }
  }

  @Test("keep what is NaN out of empty and infinite ranges", arguments: origins)
  func infinite(origin: Int64) throws {
    var random = try RandomRestrictions(seed: UInt64(bitPattern: origin) &+ 2)
    for _ in 0..<4_000 {
      let projection = try Projection(scale: random.scale())
      try projection.rebase(to: origin)
      let context = try RangeContext(for: projection)
      let end = random.number()
      let infinity = Double.infinity
      for input in [nothing, everything, [-infinity, end], [end, infinity]] {
        guard let restriction = random.restriction(near: origin) else { continue }
        var range = ProposedRange(min: input[0], max: input[1])
        try restriction.restrict(&range, in: context)
        #expect(!range.isNaN, "\(restriction.name) made \(range) of \(input) on \(context.scale)")
        #expect(range.isEmpty || range.min <= range.max, "\(restriction.name): \(range)")
      }
    }
  }

  @Test("decide the same again when nothing has changed", arguments: origins)
  func idempotent(origin: Int64) throws {
    var random = try RandomRestrictions(seed: UInt64(bitPattern: origin) &+ 3)
    var decided = 0
    for _ in 0..<2_000 {
      let projection = try Projection(scale: random.scale())
      try projection.rebase(to: origin)
      let updater = RangeUpdater(target: projection)
      for _ in 0..<Int.random(in: 0...3, using: &random.generator) {
        updater.addValue(random.value(near: origin))
      }
      for _ in 0..<Int.random(in: 1...6, using: &random.generator) {
        if let one = random.restriction(near: origin) { updater.append(one) }
      }
      do {
        try updater.update()
      } catch {
        // What is not positive has no place on a log scale, and a length may overflow.
        #expect(error.code == .invalidArgument, "\(error)")
        #expect(projection.follows)
        continue
      }
      guard !projection.follows else { continue }
      let range = try projection.range()
      #expect(range.min <= range.max)
      #expect(try !updater.update(), "\(updater.restrictions.map(\.name))")
      #expect(try projection.range() == range)
      decided += 1
    }
    #expect(decided > 1_000)
  }
}
