extension Scale {
  /// Returns the map from data values to positions, and so its inverse to data values.
  ///
  /// The two ends are relative to the same origin. Any ends are allowed: see `LinearMap`, and
  /// `ScaleMap` for the ends of a logarithm.
  package func map(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    to first: Double,
    _ last: Double
  ) -> ScaleMap {
    switch self {
    case .linear, .category:
      .linear(LinearMap(min: min, max: max, to: first, last))
    case .log:
      ScaleMap(ScaleTransform(.log, origin: origin), min: min, max: max, to: first, last)
    case .symlog(_, let threshold):
      ScaleMap(
        ScaleTransform(.symlog(threshold: threshold), origin: origin),
        min: min,
        max: max,
        to: first,
        last
      )
    case .squareRoot:
      ScaleMap(ScaleTransform(.squareRoot, origin: origin), min: min, max: max, to: first, last)
    case .time(let scale): scale.map(origin: origin, min: min, max: max, to: first, last)
    case .custom(let scale):
      ScaleMap(
        ScaleTransform(
          .custom(scale, isFalling: scale.isFalling(Double(origin) + min, Double(origin) + max)),
          origin: origin
        ),
        min: min,
        max: max,
        to: first,
        last
      )
    }
  }

  /// Returns positions that divide a range into round steps.
  ///
  /// Every tick lies in the range, and no two are equal. A reversed range gives descending ticks,
  /// an empty one gives its one value, and one with an end that is NaN, infinite or without a place
  /// on the scale gives none. Ticks are round as absolute values, that is as `origin` + relative
  /// value:
  ///
  /// | scale | ticks |
  /// | --- | --- |
  /// | linear | multiples of 1, 2 or 5 × 10ⁿ |
  /// | log | powers of the base, of long ranges every few; 1, 2, 5 × 10ⁿ in short ones; linear below a decade |
  /// | symlog | 0 and ± powers from the threshold on; linear within it |
  /// | square root | linear, and 0.2 or so of the first step where that is far from 0 |
  /// | category | every name, or every few |
  /// | time | steps of the calendar |
  /// | custom | its own; else linear where these spread about evenly, else round numbers near equal distances |
  ///
  ///     Scale.linear.ticks(min: 0, max: 1, count: 5).values  // [0, 0.2, 0.4, 0.6, 0.8, 1]
  ///
  /// - Parameters:
  ///   - origin: What the relative values stand on, in the scale's unit. Ticks of an origin other
  ///     than 0 are no closer than 10⁻¹⁸.
  ///   - min: First end, relative to `origin`.
  ///   - max: Last end, relative to `origin`.
  ///   - count: Wanted number of ticks; a hint, taken into 1...600. There are at most 1,000 ticks.
  /// - Returns: The ticks, from `min` to `max`.
  /// - Complexity: O(*n*) in the number of ticks.
  package func ticks(origin: Int64 = 0, min: Double, max: Double, count: Int) -> Ticks {
    switch self {
    case .linear: Ticks(linear: origin, min: min, max: max, count: count)
    case .log(let base):
      Double(origin) + Swift.min(min, max) > 0
        ? Ticks(log: base, origin: origin, min: min, max: max, count: count)
        : Ticks(none: origin, min: min, max: max)
    case .symlog(let base, let threshold):
      Ticks(
        symlog: base,
        threshold: threshold,
        origin: origin,
        min: min,
        max: max,
        count: count
      )
    case .squareRoot: Ticks(squareRoot: origin, min: min, max: max, count: count)
    case .category(let scale):
      Ticks(category: scale.names, origin: origin, min: min, max: max, count: count)
    case .time(let scale): scale.ticks(origin: origin, min: min, max: max, count: count)
    case .custom(let scale):
      Ticks(custom: scale, origin: origin, min: min, max: max, count: count)
    }
  }

  /// Returns the multiples of an interval, counted from an anchor, that lie in a range.
  ///
  /// On a log scale the interval counts powers of the base, and the anchor is a value. An interval
  /// that is not positive and finite, one that would give more than 1,000 ticks, and one whose
  /// multiples have more than 38 digits from the origin's first to the last of interval and anchor,
  /// gives none.
  ///
  /// - Parameters:
  ///   - origin: What the relative values stand on.
  ///   - min: First end, relative to `origin`.
  ///   - max: Last end, relative to `origin`.
  ///   - interval: From one tick to the next.
  ///   - anchor: An absolute value that would be a tick.
  /// - Returns: The ticks, from `min` to `max`.
  package func ticks(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    interval: Double,
    anchor: Double = 0
  ) -> Ticks {
    switch self {
    case .linear, .symlog, .squareRoot, .category, .custom:
      Ticks(origin: origin, min: min, max: max, interval: interval, anchor: anchor)
    case .log(let base):
      Ticks(log: base, origin: origin, min: min, max: max, interval: interval, anchor: anchor)
    case .time(let scale):
      scale.ticks(origin: origin, min: min, max: max, interval: interval, anchor: anchor)
    }
  }

  /// Returns ticks at given values, in the given order, whether they lie in the range or not.
  ///
  /// - Parameters:
  ///   - origin: What the relative values stand on.
  ///   - min: First end, relative to `origin`.
  ///   - max: Last end, relative to `origin`.
  ///   - values: Where the ticks stand, relative to `origin`; values that are NaN or infinite are
  ///     left out.
  /// - Returns: The ticks.
  package func ticks(origin: Int64 = 0, min: Double, max: Double, at values: [Double]) -> Ticks {
    switch self {
    case .linear, .log, .symlog, .squareRoot, .category, .custom:
      Ticks(origin: origin, min: min, max: max, at: values)
    case .time(let scale): scale.ticks(origin: origin, min: min, max: max, at: values)
    }
  }

  /// Returns the positions between ticks, and beyond the outermost ones, in the same range.
  ///
  /// A linear step of 1, 2 or 5 is divided by 5, 4 or 5; between the powers of a logarithm there
  /// are the multiples 2 to 9, or of another whole base up to 16 all below it; between every few
  /// powers those left out. There are none where doubles have no room or there would be more than
  /// 10,000, and none between names.
  ///
  /// - Returns: Relative values, from `min` to `max`, without the ticks themselves.
  package func minorTicks(of ticks: Ticks) -> [Double] {
    let values =
      switch (ticks.marks, self) {
      case (.numbers(_, let step), _): ticks.linearMinorValues(step)
      case (.loose(_, let minorValues), _): minorValues
      case (.powers(let powers), .symlog(_, let threshold)):
        ticks.symlogMinorValues(powers, threshold: threshold)
      case (.powers(let powers), _): ticks.powerMinorValues(powers)
      case (.time, .time(let scale)): scale.minorTicks(of: ticks)
      case (.time, _): [Double]()
      }
    return values.count <= Ticks.maxMinor ? values : []
  }

  /// Returns what the ticks read.
  ///
  /// Two different ticks never read the same, their contexts included, whatever the format: where a
  /// format would write two alike it gets more digits. Of given values 38 digits are kept, from the
  /// first of the origin on. Names alone are written as they are, and need not differ; labels that
  /// a caller writes for an axis are not looked at here.
  package func labels(of ticks: Ticks, format: TickFormat = TickFormat()) -> [TickLabel] {
    switch self {
    case .time(let scale): scale.labels(of: ticks, format: format)
    case .category(let scale) where format.style == .automatic:
      NumberLabels(of: ticks, format: format).named(by: scale)
    case .linear, .log, .symlog, .squareRoot, .category, .custom:
      format.style == .date
        ? TimeScale(unit: .seconds).labels(ofNumbers: ticks, format: format)
        : NumberLabels(of: ticks, format: format).texts.map { TickLabel($0) }
    }
  }

  /// Returns the range extended to the ticks that its ends fall between.
  ///
  /// Its ends are ticks then, save with a `count` of 1, for which the ends may be ticks of a
  /// shorter step. A range of names grows to the edges of their bands. A reversed range stays
  /// reversed. An empty range, and one with an end that is NaN, infinite or without a place on the
  /// scale, comes back as it is; so does an end whose next tick is beyond the doubles, or whose sum
  /// with the origin they round to a tick within the range.
  package func nice(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    switch self {
    case .linear, .squareRoot: niceLinear(origin: origin, min: min, max: max, count: count)
    case .log(let base):
      Double(origin) + Swift.min(min, max) > 0
        ? niceLog(base, origin: origin, min: min, max: max, count: count) : (min, max)
    case .symlog(let base, let threshold):
      niceSymlog(base, threshold, origin: origin, min: min, max: max, count: count)
    case .category: niceCategory(min: min, max: max)
    case .time(let scale): scale.nice(origin: origin, min: min, max: max, count: count)
    case .custom(let scale):
      niceCustom(scale, origin: origin, min: min, max: max, count: count)
    }
  }
}
