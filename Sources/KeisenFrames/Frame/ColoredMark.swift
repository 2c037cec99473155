import KeisenData
import KeisenPrimitives
import KeisenRanges

/// A mark whose rows have the colours of values, by a colour scale, or all that of the style.
package protocol ColoredMark: StyledMark {
  /// What gives each row its colour, by the colour scale; nil takes that of the style.
  var color: Column? { get }

  /// Returns the mark with all rows in one colour.
  func inColor(_ color: Color) -> Self
}

extension ColoredMark {
  /// Returns the exact extent of the values of colours.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    (onlyPositive ? color?.positiveExtent() : color?.extent()) ?? .empty
  }

  /// The unit of those values.
  public var colorTimeUnit: TimeUnit? { color?.type.timeUnit }

  /// Returns the colour of a swatch, before the style's opacity: of many colours that of the
  /// middle.
  package func swatchColor(_ own: Color?, _ frame: FrameContext) -> Color {
    let middle = color == nil ? nil : colorScale?.style.steadyMap.color(at: 0.5)
    return middle ?? frame.seriesColor(own)
  }

  /// Returns a line for each name that rows have the colour of, or one of the label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    if let entries = try nameEntries(frame) { return entries }
    guard !label.isEmpty, let swatch = try swatch(frame) else { return [] }
    return [LegendEntry(label: label, swatch: swatch)]
  }

  /// Returns a line for each name that rows have the colour of; nil where colours are not those of
  /// names.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func nameEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry]? {
    try frame.nameEntries(color, colorScale) { (name, color) throws(KeisenError) in
      try inColor(color).legendEntries(label: name, frame)
    }
  }
}

extension FrameContext {
  /// Returns the lines in a legend of each name from the first to the last one that rows have the
  /// colour of; nil where colours are not those of names.
  ///
  /// - Throws: What `entries` throws.
  package func nameEntries(
    _ column: Column?,
    _ scale: ColorScale?,
    _ entries: (_ name: String, _ color: Color) throws(KeisenError) -> [LegendEntry]
  ) throws(KeisenError) -> [LegendEntry]? {
    guard let column, let scale, let names = namedColors(of: scale) else { return nil }
    guard let used = column.extent().relative(to: 0) else { return [] }
    var all: [LegendEntry] = []
    for (index, (name, color)) in names.enumerated()
    where Double(index) >= used.min.rounded(.down) && Double(index) <= used.max {
      all += try entries(name, color)
    }
    return all
  }
}
