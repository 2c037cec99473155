extension Ticks {
  /// Makes ticks at values that a caller chose.
  ///
  /// - Parameters:
  ///   - values: Relative to `origin`, finite, from `min` to `max`; no two are equal.
  ///   - origin: What they are relative to.
  ///   - min: First end of the range.
  ///   - max: Last end of the range.
  package init(at values: [Double], origin: Int64, min: Double, max: Double) {
    self.init(
      at: values,
      numbers: values.map { DecimalNumber(shortest: $0).moved(by: origin) },
      origin: origin,
      min: min,
      max: max
    )
  }

  /// Makes ticks at `anchor` + n × `interval` as absolute values: those that lie in the range.
  ///
  /// More than 1,000 become every second, third and so on. There are none where the interval is not
  /// positive and finite or doubles do not tell the ticks apart.
  package init(
    every interval: Double,
    from anchor: Double,
    origin: Int64,
    min: Double,
    max: Double
  ) {
    let (low, high) = min < max ? (min, max) : (max, min)
    guard interval > 0, interval.isFinite, anchor.isFinite, low.isFinite, high.isFinite,
      let grid = IntervalGrid(interval: interval, anchor: anchor, origin: origin),
      case let count = (high - low) / interval, count < 0x1p53
    else {
      self.init(at: [], numbers: [], origin: origin, min: min, max: max)
      return
    }
    // Every `stride`-th multiple, counted from the anchor, so that a moving range keeps its ticks.
    let stride = Int64(Swift.max(1, (count / Self.mostGiven).rounded(.up)))
    let nearest = (grid.index(near: low) / Double(stride)).rounded(.down)
    guard abs(nearest) * Double(stride) < 0x1p60 else {
      self.init(at: [], numbers: [], origin: origin, min: min, max: max)
      return
    }
    var values: [Double] = []
    var numbers: [DecimalNumber] = []
    var index = (Int64(nearest) - 2) * stride
    for _ in 0..<Int(Self.mostGiven) + 6 {
      guard let value = grid.value(index), value <= high else { break }
      if value >= low, value != values.last, let number = grid.number(index) {
        values.append(value)
        numbers.append(number)
      }
      index += stride
    }
    if min > max {
      values.reverse()
      numbers.reverse()
    }
    self.init(at: values, numbers: numbers, origin: origin, min: min, max: max)
  }

  /// The most ticks of an interval, as a double.
  private static let mostGiven = 1000.0

  private init(
    at values: [Double],
    numbers: [DecimalNumber],
    origin: Int64,
    min: Double,
    max: Double
  ) {
    let exponent = numbers.lazy.filter { $0.coefficient != 0 }.map(\.exponent).min() ?? 0
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      numbers: numbers,
      step: TickStep(1, exponent: exponent)
    )
  }
}

/// The multiples of an interval beside an anchor, as integers of one decimal unit.
private struct IntervalGrid {
  /// The power of ten of the unit.
  private let exponent: Int
  private let interval: Int128
  private let anchor: Int128
  private let origin: Int128
  private let doubles: (interval: Double, first: Double)

  /// Makes the grid; nil where its numbers do not fit integers of 128 bits.
  init?(interval: Double, anchor: Double, origin: Int64) {
    let (step, start) = (DecimalNumber(shortest: interval), DecimalNumber(shortest: anchor))
    // An origin is a whole number of units; without one the unit may be of any size.
    var exponent = anchor == 0 ? step.exponent : Swift.min(step.exponent, start.exponent)
    if origin != 0 { exponent = Swift.min(0, exponent) }
    guard origin == 0 || exponent >= -TickGrid.mostDecimals,
      let stepUnits = step.units(of: exponent),
      let anchorUnits = start.units(of: exponent)
    else { return nil }
    self.exponent = exponent
    self.interval = stepUnits
    self.anchor = anchorUnits
    self.origin = origin == 0 ? 0 : Int128(origin) * DecimalNumber.power(-exponent)
    doubles = (interval, Double(anchorUnits - self.origin) / Double(stepUnits))
  }

  /// Returns about which multiple a relative value is.
  func index(near value: Double) -> Double { value / doubles.interval - doubles.first }

  /// Returns the absolute value of a multiple.
  func number(_ index: Int64) -> DecimalNumber? {
    let (product, overflow) = interval.multipliedReportingOverflow(by: Int128(index))
    let (sum, sumOverflow) = product.addingReportingOverflow(anchor)
    guard !overflow, !sumOverflow else { return nil }
    var number = DecimalNumber(coefficient: sum, exponent: exponent)
    while number.exponent < 0, number.coefficient % 10 == 0, number.coefficient != 0 {
      number.coefficient /= 10
      number.exponent += 1
    }
    return number
  }

  /// Returns the double nearest to the relative value of a multiple.
  func value(_ index: Int64) -> Double? {
    let (product, overflow) = interval.multipliedReportingOverflow(by: Int128(index))
    let (sum, sumOverflow) = product.addingReportingOverflow(anchor)
    let (rest, restOverflow) = sum.subtractingReportingOverflow(origin)
    guard !overflow, !sumOverflow, !restOverflow else { return nil }
    return DecimalNumber(coefficient: rest, exponent: exponent).value
  }
}

extension DecimalNumber {
  /// Returns the number as a multiple of 10^`exponent`, which is not above its own; nil beyond 2¹²⁰.
  fileprivate func units(of exponent: Int) -> Int128? {
    let shift = self.exponent - exponent
    guard coefficient != 0 else { return 0 }
    guard (0...36).contains(shift) else { return nil }
    let (units, overflow) = coefficient.multipliedReportingOverflow(by: Self.power(shift))
    return overflow || units.magnitude > 1 << 120 ? nil : units
  }
}
