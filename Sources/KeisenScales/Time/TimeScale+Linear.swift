extension TimeScale {
  /// Returns the map of a range of instants.
  func map(
    origin: Int64,
    min: Double,
    max: Double,
    to first: Double,
    _ last: Double
  ) -> ScaleMap {
    .linear(LinearMap(min: min, max: max, to: first, last))
  }

  /// Returns about `count` ticks of a range, on steps of the calendar.
  func ticks(origin: Int64, min: Double, max: Double, count: Int) -> Ticks {
    Scale.linear.ticks(origin: origin, min: min, max: max, count: count)
  }

  /// Returns the ticks of a range at multiples of an interval from an anchor, at most 1,000.
  func ticks(origin: Int64, min: Double, max: Double, interval: Double, anchor: Double) -> Ticks {
    Scale.linear.ticks(origin: origin, min: min, max: max, interval: interval, anchor: anchor)
  }

  /// Returns ticks at given values, relative to the origin, whether they are in the range or not.
  func ticks(origin: Int64, min: Double, max: Double, at values: [Double]) -> Ticks {
    Scale.linear.ticks(origin: origin, min: min, max: max, at: values)
  }

  /// Returns the values between ticks that get a minor tick.
  func minorTicks(of ticks: Ticks) -> [Double] { Scale.linear.minorTicks(of: ticks) }

  /// Returns what ticks read; formats of plain numbers are `Scale`'s.
  func labels(of ticks: Ticks, format: TickFormat) -> [TickLabel] {
    Scale.linear.labels(of: ticks, format: format)
  }

  /// Returns the range extended to ticks.
  func nice(origin: Int64, min: Double, max: Double, count: Int) -> (min: Double, max: Double) {
    Scale.linear.nice(origin: origin, min: min, max: max, count: count)
  }
}
