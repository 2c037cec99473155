import KeisenPrimitives

extension Chart {
  /// Returns how the chart sounds, as JSON: for each series when which frequency is to be heard.
  ///
  /// Position is time, from 0 at the left end of the axis to `duration` at its right end, value is
  /// pitch: equal ways along the axis of values are equal intervals, `minFrequency` at its low end.
  /// So scales, reversed axes and zooms sound as they look. What the plot doesn't show is left out,
  /// a gap is a rest, and a series of more points is thinned as a table is, so that no extreme is
  /// lost. Ticks of both axes have times and frequencies of their own. `docs/accessibility.md` has
  /// the schema, and a player of thirty lines.
  ///
  /// Series that are no sequence - matrices, densities, hexagons, arrows, polygons, images - are
  /// named and have no points.
  ///
  /// - Parameter sonification: How it becomes sound.
  /// - Returns: One line of JSON.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option is not allowed.
  /// - Complexity: As of `dataTable(as:maxRows:)`.
  public func sonification(
    _ sonification: Sonification = Sonification()
  ) throws(KeisenError) -> String {
    try sonification.validate()
    return Score(self, sonification, in: language).json.text
  }
}
