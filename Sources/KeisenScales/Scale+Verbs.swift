extension Scale {
  /// Returns the map from data values to positions, and so its inverse to data values.
  ///
  /// The two ends are relative to the same origin. Any ends are allowed: see `LinearMap`.
  package func map(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    to first: Double,
    _ last: Double
  ) -> ScaleMap {
    .linear(LinearMap(min: min, max: max, to: first, last))
  }

  /// Returns positions that divide a range into round steps.
  ///
  /// Linear steps are 1, 2 or 5 × 10ⁿ, and ticks are multiples of the step as absolute values, that
  /// is of `origin` + relative value. Every tick lies in the range, and no two are equal. A reversed
  /// range gives descending ticks, an empty one gives its one value, and one with an end that is NaN
  /// or infinite gives none.
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
    Ticks(linear: origin, min: min, max: max, count: count)
  }

  /// Returns the positions between ticks, and beyond the outermost ones, in the same range.
  ///
  /// A linear step of 1, 2 or 5 is divided by 5, 4 or 5. There are none where doubles have no room.
  ///
  /// - Returns: Relative values, from `min` to `max`, without the ticks themselves.
  package func minorTicks(of ticks: Ticks) -> [Double] {
    ticks.linearMinorValues()
  }

  /// Returns what the ticks read.
  ///
  /// Two different ticks never read the same, their contexts included, whatever the format: where a
  /// format would write two alike it gets more digits.
  package func labels(of ticks: Ticks, format: TickFormat = TickFormat()) -> [TickLabel] {
    ticks.labels.map { TickLabel($0) }
  }

  /// Returns the range extended to the ticks that its ends fall between.
  ///
  /// Its ends are ticks then, save with a `count` of 1, for which the ends may be ticks of a shorter
  /// step. A reversed range stays reversed. An empty range, and one with an end that is NaN or infinite,
  /// comes back as it is; so does an end whose next tick is beyond the doubles.
  package func nice(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    niceLinear(origin: origin, min: min, max: max, count: count)
  }
}
