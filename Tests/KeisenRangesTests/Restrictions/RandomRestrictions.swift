import KeisenPrimitives
import KeisenScales
import KeisenTestSupport

@testable import KeisenRanges

/// Restrictions of all kinds, drawn by randomMarks.
struct RandomRestrictions {
  var generator: SeededGenerator
  /// What an aspect lock reads.
  let other: Projection
  /// Whether the last scale was one of times: lengths of time fail on any other.
  private var hasTimes = false

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    other = try Projection(min: 3, max: 11)
  }

  /// A scale of any kind.
  mutating func scale() -> Scale {
    let scale = anyScale()
    hasTimes = if case .time = scale { true } else { false }
    return scale
  }

  private mutating func anyScale() -> Scale {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: .linear
    case 1: .log()
    case 2: .symlog(threshold: 0.5)
    case 3: .squareRoot
    case 4: .category(CategoryScale(["a", "b", "c"]))
    case 5: .time(TimeScale(unit: .nanoseconds))
    default: .time(TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend)))
    }
  }

  /// A number of either sign and any magnitude, mostly an ordinary one.
  mutating func number() -> Double {
    let sign = Bool.random(using: &generator) ? 1.0 : -1
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return 0
    case 1: return sign * .leastNonzeroMagnitude
    case 2: return sign * .greatestFiniteMagnitude
    case 3: return sign * .random(in: 1e300...1e308, using: &generator)
    case 4: return sign * .random(in: 1e15...1e19, using: &generator)
    case 5: return sign * .random(in: 1e-12...1e-6, using: &generator)
    case 6...8: return Double(Int.random(in: -50...50, using: &generator))
    default: return sign * .random(in: 0...1_000, using: &generator)
    }
  }

  /// An absolute value near the origin or anywhere.
  mutating func value(near origin: Int64) -> DataValue {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: DataValue(number())
    case 1: DataValue(number(), unit: TimeUnit.allCases.randomElement(using: &generator))
    default: DataValue(number(), origin: origin)
    }
  }

  /// A length, not negative.
  mutating func length() -> DataValue {
    let unit = flag() ? TimeUnit.allCases.randomElement(using: &generator) : nil
    return way(DataValue(abs(number()), unit: unit))
  }

  /// A value as the way from one to another.
  private func way(_ value: DataValue) -> DataValue {
    DataValue(value.offset, origin: value.origin, unit: hasTimes ? value.unit : nil)
  }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func anchor() -> Double {
    flag()
      ? [-1, 0, 1].randomElement(using: &generator) ?? 0 : .random(in: -1...1, using: &generator)
  }

  /// A restriction of any kind; nil where randomMarks has drawn arguments that are refused.
  mutating func restriction(near origin: Int64) -> (any Restriction)? {
    let (value, other, length) = (value(near: origin), value(near: origin), length())
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return ProbeRestriction()
    case 1:
      return try? SourceRestriction(min: value, max: other, expandMin: flag(), expandMax: flag())
    case 2:
      return try? LengthRestriction(
        length: length,
        anchor: anchor(),
        offset: flag() ? 0 : way(value)
      )
    case 3:
      return try? PaddingRestriction(
        low: length,
        high: self.length(),
        shrinkMin: flag(),
        shrinkMax: flag(),
        appliesToCurrent: flag()
      )
    case 4:
      return try? IntervalRestriction(
        step: length,
        anchor: value,
        shrinkMin: flag(),
        shrinkMax: flag()
      )
    case 5: return window(length)
    case 6: return try? IncludeRestriction(value: value)
    case 7:
      return try? BoundsRestriction(
        min: flag() ? value : nil,
        max: flag() ? other : nil,
        keepsLength: flag()
      )
    case 8:
      return try? SpanRestriction(min: flag() ? length : nil, max: self.length(), anchor: anchor())
    case 9: return try? MarginsRestriction(low: abs(number()), high: abs(number()))
    case 10: return try? MarginsRestriction()
    case 11: return try? SymmetricRestriction(around: value)
    case 12: return try? LatestRestriction(length: length, lead: flag() ? 0 : way(value))
    case 13: return try? NiceRestriction(count: Int.random(in: 1...20, using: &generator))
    case 14: return try? PositiveRestriction(min: flag() ? value : nil)
    default:
      return try? AspectRestriction(
        other: self.other,
        ratio: abs(number()),
        viewport: .points(abs(number())),
        otherViewport: .points(abs(number())),
        anchor: anchor()
      )
    }
  }

  private mutating func window(_ length: DataValue) -> (any Restriction)? {
    guard let scaled = try? ScaledWindowLength(unitsPerPoint: length, min: length, max: length),
      let position = try? AnchoredWindowPosition(
        anchor: .random(in: 0...1, using: &generator),
        initial: .random(in: 0...1, using: &generator)
      )
    else { return nil }
    return WindowRestriction(viewport: .points(abs(number())), length: scaled, position: position)
  }
}
