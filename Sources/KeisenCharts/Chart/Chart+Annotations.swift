import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// Makes a text at a place of the plot or of the picture and adds it.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds end lines.
  ///   - position: Where it stands.
  ///   - space: The space of the values in the position; nil for the chart's own.
  ///   - style: How it looks.
  ///   - layer: Whether it is drawn after the series, or before.
  /// - Returns: The text annotation.
  /// - Throws: As `TextAnnotation.init`; then nothing is added.
  @discardableResult
  public func addText(
    _ text: String,
    at position: Position,
    in space: Space? = nil,
    style: TextAnnotation.Style = TextAnnotation.Style(),
    layer: Layer = .above
  ) throws(KeisenError) -> TextAnnotation {
    try added(TextAnnotation(text, at: position, in: space ?? self.space, style: style), to: layer)
  }

  /// Makes a straight line across the plot at a value and adds it.
  ///
  /// - Parameters:
  ///   - dimension: That of the value: a rule at a value of x is vertical.
  ///   - value: A number in data units, or an instant.
  ///   - space: The space of the value; nil for the chart's own.
  ///   - label: The text beside it; empty for none.
  ///   - style: How it looks.
  ///   - layer: Whether it is drawn after the series, or before.
  /// - Returns: The rule.
  /// - Throws: As `Rule.init`; then nothing is added.
  @discardableResult
  public func addRule(
    _ dimension: Dimension,
    at value: some DataValueConvertible,
    in space: Space? = nil,
    label: String = "",
    style: Rule.Style = Rule.Style(),
    layer: Layer = .above
  ) throws(KeisenError) -> Rule {
    try added(
      Rule(
        dimension,
        at: value.dataValue,
        in: space ?? self.space,
        label: label,
        style: style
      ),
      to: layer
    )
  }

  /// Makes a filled band across the plot between two values and adds it.
  ///
  /// - Parameters:
  ///   - dimension: That of the values: the band between values of x is vertical.
  ///   - start: A number in data units, or an instant.
  ///   - end: As `start`, in any order.
  ///   - space: The space of the values; nil for the chart's own.
  ///   - label: The text in it; empty for none.
  ///   - style: How it looks.
  ///   - layer: Whether it is drawn before the series, or after.
  /// - Returns: The span.
  /// - Throws: As `Span.init`; then nothing is added.
  @discardableResult
  public func addSpan(
    _ dimension: Dimension,
    from start: some DataValueConvertible,
    to end: some DataValueConvertible,
    in space: Space? = nil,
    label: String = "",
    style: Span.Style = Span.Style(),
    layer: Layer = .below
  ) throws(KeisenError) -> Span {
    let (start, end): (DataValue?, DataValue?) = (start.dataValue, end.dataValue)
    return try addSpan(
      dimension,
      from: start,
      to: end,
      in: space,
      label: label,
      style: style,
      layer: layer
    )
  }

  /// Makes a filled band across the plot, which may be open at either end, and adds it.
  ///
  /// - Parameters:
  ///   - dimension: That of the values: the band between values of x is vertical.
  ///   - start: Where it begins; nil is an open end.
  ///   - end: Where it ends, in any order; nil is an open end.
  ///   - space: The space of the values; nil for the chart's own.
  ///   - label: The text in it; empty for none.
  ///   - style: How it looks.
  ///   - layer: Whether it is drawn before the series, or after.
  /// - Returns: The span.
  /// - Throws: As `Span.init`; then nothing is added.
  @discardableResult
  public func addSpan(
    _ dimension: Dimension,
    from start: DataValue?,
    to end: DataValue?,
    in space: Space? = nil,
    label: String = "",
    style: Span.Style = Span.Style(),
    layer: Layer = .below
  ) throws(KeisenError) -> Span {
    try added(
      Span(
        dimension,
        from: start,
        to: end,
        in: space ?? self.space,
        label: label,
        style: style
      ),
      to: layer
    )
  }

  /// Makes a straight line with heads from one position to another and adds it.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - space: The space of the values in the positions; nil for the chart's own.
  ///   - style: How it looks.
  ///   - layer: Whether it is drawn after the series, or before.
  /// - Returns: The arrow.
  /// - Throws: As `Arrow.init`; then nothing is added.
  @discardableResult
  public func addArrow(
    from start: Position,
    to end: Position,
    in space: Space? = nil,
    style: Arrow.Style = Arrow.Style(),
    layer: Layer = .above
  ) throws(KeisenError) -> Arrow {
    try added(Arrow(from: start, to: end, in: space ?? self.space, style: style), to: layer)
  }
}
