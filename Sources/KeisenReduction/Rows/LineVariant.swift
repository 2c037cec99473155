import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What sets a line apart from one that goes straight from row to row in one style.
///
/// Rows are taken in the order of their numbers, or in that of `order`; below, a segment is what
/// joins one of them with the next, and its row is the first of both.
///
/// Parts in several styles or colours are lines of their own and end where they meet with their
/// style's cap. So round caps close every joint; translucent ones are darker there, and butt caps
/// leave a notch at corners.
public struct LineVariant: Sendable {
  /// How the line goes from row to row.
  public var interpolation: LineInterpolation
  /// Whether segments are separate: the first row is joined with the second, the third with the
  /// fourth.
  ///
  /// Of rows in the order of their numbers an even one is joined with the next.
  public var isSeparated: Bool
  /// Numbers of rows in the order in which they are joined, as many as wanted; nil for that of the
  /// rows.
  ///
  /// A number that is missing, not whole or that of no row is a gap.
  public var order: Column?
  /// What `styleIndices` counts from 0.
  ///
  /// A style whose colour is nil takes that of the line.
  public var styles: [LineStyle]
  /// The style of each row's segment, one for each row; nil for the line's own everywhere.
  ///
  /// A number that is missing or that of no style takes the line's own. Dashes begin anew where the
  /// style changes; segments of a later style lie over those of an earlier one, and all over those
  /// of the line's own.
  public var styleIndices: Column?
  /// What gives the line its colours by its colour scale, a value for each row; nil for the colours
  /// of styles.
  ///
  /// Then no style has dashes or styles by row. What has higher colours of the scale lies over what
  /// has lower ones.
  public var values: Column?
  /// Whether a segment's values go evenly from its row's to the next row's; else it has the colour
  /// of its row.
  ///
  /// Where one of both is missing the colour is that of missing values.
  public var areValuesBlended: Bool
  /// What stands on each row, over the line; nil for nothing.
  ///
  /// Its colour nil takes that of the row's segment.
  public var marker: PointStyle?
  /// The styles that rows have, as they were found last.
  private let appearances = RowAppearances()

  /// Makes a variant; without any argument the line is a plain one.
  public init(
    interpolation: LineInterpolation = .linear,
    isSeparated: Bool = false,
    order: Column? = nil,
    styles: [LineStyle] = [],
    styleIndices: Column? = nil,
    values: Column? = nil,
    areValuesBlended: Bool = true,
    marker: PointStyle? = nil
  ) {
    (self.interpolation, self.isSeparated, self.order) = (interpolation, isSeparated, order)
    (self.styles, self.styleIndices) = (styles, styleIndices)
    (self.values, self.areValuesBlended, self.marker) = (values, areValuesBlended, marker)
  }

  /// Whether it is a plain line.
  package var isPlain: Bool {
    interpolation == .linear && !isSeparated && order == nil && styleIndices == nil
      && values == nil && marker == nil
  }

  /// Whether rows are joined in the order of their numbers, all in the line's own style.
  package var hasOneStyle: Bool { order == nil && styleIndices == nil && values == nil }

  /// Whether the same is so, every row is joined with the next, and none has a marker.
  package var hasOnlyInterpolation: Bool { hasOneStyle && !isSeparated && marker == nil }

  /// Returns the styles that a legend shows: the first few of those that rows have, or that of the
  /// line.
  package func swatchStyles(of line: LineStyle) -> [LineStyle] {
    guard let styleIndices else { return [line] }
    let used = appearances.used(in: styleIndices, of: styles.count) { Int(exactly: $0) }
    let shown = RowAppearances.shown(used.map { $0 < 0 ? line : styles[$0] })
    return shown.isEmpty ? [line] : shown
  }

  /// When what its columns hold changed last.
  package var latestChange: Change {
    [order, styleIndices, values].lazy.compactMap { $0?.latestChange }.max() ?? .none
  }

  /// Checks it with the columns and the style of a line.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate(y: Column, style: LineStyle) throws(KeisenError) {
    try interpolation.validate()
    for style in styles { try style.validate() }
    try marker?.validate()
    for (name, column) in [("style indices", styleIndices), ("values", values)] {
      guard let column, column.count != y.count else { continue }
      throw .invalidArgument("\(name) has \(column.count) values, y has \(y.count)")
    }
    guard values != nil else { return }
    guard styleIndices == nil else {
      throw .invalidArgument("a line has values or style indices, got both")
    }
    guard style.dash.isEmpty else {
      throw .invalidArgument(
        "a line that has its colours by values has no dash, got \(style.dash.count) lengths"
      )
    }
  }
}

extension LineVariant {
  /// Returns the rows that a part of the picture along x shows, with those that have a say in them;
  /// all where x does not tell.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func rows(
    _ all: Range<Int>,
    _ x: Column?,
    in part: ClosedRange<Double>,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> Range<Int> {
    guard order == nil, !interpolation.overshoots, let view = try RowsInView(x, in: space, frame)
    else { return all }
    let rows = view.rows(
      all,
      from: part.lowerBound,
      to: part.upperBound,
      and: 1 + interpolation.neighbours
    )
    guard isSeparated, !rows.lowerBound.isMultiple(of: 2), rows.lowerBound > all.lowerBound else {
      return rows
    }
    return rows.lowerBound - 1..<rows.upperBound
  }
}
