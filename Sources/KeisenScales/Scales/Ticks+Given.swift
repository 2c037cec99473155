import Glibc

extension Ticks {
  /// Takes the ticks that a caller names.
  init(origin: Int64, min: Double, max: Double, at values: [Double]) {
    let values = values.filter(\.isFinite)
    let numbers = values.map { DecimalNumber(shortest: $0).plus(Int128(origin)) }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      marks: .loose(numbers, minorValues: [])
    )
  }

  /// Takes the multiples of an interval from an anchor that lie in a range; none if more than
  /// 1,000.
  init(origin: Int64, min: Double, max: Double, interval: Double, anchor: Double) {
    let grid = IntervalGrid(interval: interval, anchor: anchor, origin: origin)
    guard let grid, let ticks = grid.numbers(min, max, maximum: Self.maximum) else {
      self.init(none: origin, min: min, max: max)
      return
    }
    let values = ticks.map { $0.relative(to: origin) }
    let known = Set(values)
    let minor = grid.divided?.numbers(min, max, maximum: 8 * Self.maximum) ?? []
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      marks: .loose(
        ticks,
        minorValues: minor.map { $0.relative(to: origin) }.filter { !known.contains($0) }
      )
    )
  }

  /// Takes every few powers of a base, counted from an anchor, that lie in a range of one sign.
  ///
  /// Whole intervals from 1, or from an anchor that is not positive, give powers; others their
  /// numbers.
  init(
    log base: Double,
    origin: Int64,
    min: Double,
    max: Double,
    interval: Double,
    anchor: Double
  ) {
    let range = LogRange(origin: origin, min: min, max: max)
    guard let range, !range.isNegative, interval > 0, interval.isFinite, anchor.isFinite else {
      self.init(none: origin, min: min, max: max)
      return
    }
    let pace = log(base) * interval
    guard log(range.farthest) - log(range.nearest) <= Double(Self.maximum) * pace else {
      self.init(none: origin, min: min, max: max)
      return
    }
    let grid = PowerGrid(base: base, origin: origin)
    let start = anchor > 0 ? anchor : 1
    if start == 1, interval == interval.rounded(), let stride = Int(exactly: interval) {
      let first = grid.firstExponent(notBelow: range.nearest)
      let last = grid.lastExponent(notAbove: range.farthest)
      let from = PowerGrid.multiple(of: stride, notBelow: first)
      let ticks = Swift.stride(from: from, through: last, by: stride).map { grid.tick(1, $0) }
      self.init(origin: origin, min: min, max: max, grid, stride: stride, ticks)
      return
    }
    let (low, high) = min < max ? (min, max) : (max, min)
    let first = ((log(range.nearest) - log(start)) / pace).rounded(.down) - 1
    let multiples = (0...Self.maximum + 3).map { offset in
      DecimalNumber(shortest: start * pow(base, (first + Double(offset)) * interval))
    }
    var placed: [(Double, DecimalNumber)] = []
    for number in multiples {
      let value = number.relative(to: origin)
      guard value >= low, value <= high, placed.last?.0 != value else { continue }
      placed.append((value, number))
    }
    guard placed.count <= Self.maximum else {
      self.init(none: origin, min: min, max: max)
      return
    }
    if min > max { placed.reverse() }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: placed.map(\.0),
      marks: .loose(placed.map(\.1), minorValues: [])
    )
  }

  /// No axis has more ticks than these.
  static let maximum = 1_000
}

/// The multiples of a decimal interval from an anchor.
private struct IntervalGrid {
  /// The interval and the anchor in units of 10^`exponent`.
  let interval: Int128
  let anchor: Int128
  let exponent: Int
  let origin: Int64

  /// Makes the grid; nil where the interval is not positive and finite or the two have no common
  /// unit.
  init?(interval: Double, anchor: Double, origin: Int64) {
    guard interval > 0, interval.isFinite, anchor.isFinite else { return nil }
    let step = DecimalNumber(shortest: interval).stripped
    let start = DecimalNumber(shortest: anchor).stripped
    let exponent = start.coefficient == 0 ? step.exponent : Swift.min(step.exponent, start.exponent)
    guard let step = Self.scaled(step, exponent), let start = Self.scaled(start, exponent) else {
      return nil
    }
    self.init(interval: step, anchor: start, exponent: exponent, origin: origin)
  }

  private init(interval: Int128, anchor: Int128, exponent: Int, origin: Int64) {
    self.interval = interval
    self.anchor = anchor
    self.exponent = exponent
    self.origin = origin
  }

  private static func scaled(_ number: DecimalNumber, _ exponent: Int) -> Int128? {
    if number.coefficient == 0 { return 0 }
    let shift = number.exponent - exponent
    guard shift <= 38 else { return nil }
    let scaled = number.coefficient.multipliedReportingOverflow(by: DecimalNumber.power(shift))
    return scaled.overflow ? nil : scaled.partialValue
  }

  /// The grid of an interval a few times as short, which divides this one without a rest.
  var divided: IntervalGrid? {
    var lead = interval
    while lead.isMultiple(of: 10) { lead /= 10 }
    // The parts that a reader expects: of 2 four halves, of 3 and 6 three, of anything else five.
    let (numerator, digits): (Int128, Int) =
      lead.isMultiple(of: 3) ? (1, 0) : lead.isMultiple(of: 2) ? (25, 2) : (2, 1)
    let power = DecimalNumber.power(digits)
    let (part, isLong) = interval.multipliedReportingOverflow(by: numerator)
    let (start, isFar) = anchor.multipliedReportingOverflow(by: power)
    guard !isLong, !isFar else { return nil }
    return IntervalGrid(
      interval: lead.isMultiple(of: 3) ? part / 3 : part,
      anchor: start,
      exponent: exponent - digits,
      origin: origin
    )
  }

  /// Returns the multiples in a range, from `min` to `max`; nil where they are too many or no
  /// doubles.
  func numbers(_ min: Double, _ max: Double, maximum: Int) -> [DecimalNumber]? {
    let (low, high) = min < max ? (min, max) : (max, min)
    guard low.isFinite, high.isFinite else { return nil }
    guard let below = lastIndexNotAboveOrigin, let base = number(below) else { return nil }
    let length = DecimalNumber(coefficient: interval, exponent: exponent).value
    let reach = Swift.max(abs(low), abs(high))
    let first = (low / length - base.relative(to: origin) / length).rounded(.down) - 1
    guard high / length - low / length < Double(maximum), length >= reach.ulp, abs(first) < 0x1p60
    else { return nil }
    var numbers: [DecimalNumber] = []
    var last = -Double.infinity
    // What doubles made of the first one may be off by its own last digits.
    let offset = Int128(first) - Int128((abs(first) * 0x1p-50).rounded(.up))
    var (index, isFar) = below.addingReportingOverflow(offset)
    while numbers.count <= maximum {
      guard !isFar, let number = number(index) else { return nil }
      let value = number.relative(to: origin)
      if value > high { break }
      // Of an interval as short as doubles are apart two may become one.
      if value >= low, value > last {
        numbers.append(number)
        last = value
      }
      (index, isFar) = index.addingReportingOverflow(1)
    }
    guard numbers.count <= maximum else { return nil }
    return min < max ? numbers : numbers.reversed()
  }

  /// The last multiple that is not above the origin; nil where it has too many digits.
  private var lastIndexNotAboveOrigin: Int128? {
    var position = Int128(origin)
    if exponent > 0 {
      // 10¹⁹ is above all of `Int64`.
      position = position.dividedDown(by: DecimalNumber.power(Swift.min(19, exponent)))
    } else if origin != 0 {
      guard exponent >= -38 else { return nil }
      let scaled = position.multipliedReportingOverflow(by: DecimalNumber.power(-exponent))
      guard !scaled.overflow else { return nil }
      position = scaled.partialValue
    }
    let distance = position.subtractingReportingOverflow(anchor)
    return distance.overflow ? nil : distance.partialValue.dividedDown(by: interval)
  }

  /// The absolute value of a multiple; nil where it has too many digits.
  private func number(_ index: Int128) -> DecimalNumber? {
    let multiple = index.multipliedReportingOverflow(by: interval)
    let sum = multiple.partialValue.addingReportingOverflow(anchor)
    // The least integer has no negative.
    guard !multiple.overflow, !sum.overflow, sum.partialValue != .min else { return nil }
    return DecimalNumber(coefficient: sum.partialValue, exponent: exponent)
  }
}
