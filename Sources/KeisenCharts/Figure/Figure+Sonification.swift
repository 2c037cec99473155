import KeisenAxes
import KeisenJSON
import KeisenPrimitives

extension Figure {
  /// Returns how the charts sound, as JSON: under `charts` what each one's sonification has, to be
  /// heard one after the other.
  ///
  /// As `Chart.sonification(_:)`, in the figure's `language`.
  ///
  /// - Parameter sonification: How each chart becomes sound.
  /// - Returns: One line of JSON.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option is not allowed.
  /// - Complexity: As of `dataTable(as:maxRows:)`.
  public func sonification(
    _ sonification: Sonification = Sonification()
  ) throws(KeisenError) -> String {
    try sonification.validate()
    return Score.json(of: self, sonification).text
  }
}

extension Score {
  /// Returns the score of a figure: those of its charts, to be heard one after the other.
  static func json(of figure: Figure, _ options: Sonification) -> JSON {
    let language = figure.language
    let scores = figure.charts.map { Score($0, options, in: language).json }
    return .object(
      head("keisen-sonification-list", figure.outer.plainText(.title), figure.alt, language)
        + [.init("charts", .array(scores))]
    )
  }
}
