import KeisenAxes
import KeisenPrimitives
import KeisenRanges

extension ValueText {
  /// Takes the axes of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - language: nil for the chart's.
  ///   - range: What a projection shows; nil where that can't be told.
  init(
    _ chart: Chart,
    in language: Language? = nil,
    range: @escaping (Projection) -> ProjectionRange?
  ) {
    self.init(
      chart.attachments(.below) + chart.attachments(.above),
      in: language ?? chart.language,
      hasMarkup: chart.hasMarkup,
      range: range
    )
  }
}
