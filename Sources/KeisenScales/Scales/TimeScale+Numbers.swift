extension TimeScale {
  /// Returns what ticks of another scale read when their values stand for instants.
  func labels(ofNumbers ticks: Ticks, format: TickFormat) -> [TickLabel] {
    labels(
      of: self.ticks(origin: ticks.origin, min: ticks.min, max: ticks.max, at: ticks.values),
      format: format
    )
  }
}
