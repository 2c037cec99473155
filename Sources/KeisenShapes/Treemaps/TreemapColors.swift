import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The colours that the rows of a treemap have in a frame.
struct TreemapColors {
  /// What the colour of a row is chosen by.
  private enum Choice {
    /// One for all.
    case one
    /// One for each row without a parent, and all within it.
    case group
    /// Its value.
    case value(ColumnSnapshot, ProjectionRange, ColorLookup)
  }

  /// All colours that there are.
  let palette: [Color]
  private let choice: Choice

  /// Finds the colours of a frame.
  init(_ mark: TreemapMark, _ layout: TreemapLayout, _ frame: FrameContext) {
    let (style, cycle) = (mark.style, frame.theme.cycle)
    let alpha = Float(style.alpha)
    if let color = mark.color, let scale = mark.colorScale {
      let lookup = frame.lookup(of: scale)
      choice = .value(color.snapshot(), frame.range(of: scale.projection), lookup)
      palette = (0..<ColorLookup.count).map {
        Color(bytes: lookup.bytes(ofStep: $0)).opacity(alpha)
      }
    } else if style.color != nil || !layout.isNested && layout.groups > cycle.count {
      choice = .one
      palette = [frame.seriesColor(style.color).opacity(alpha)]
    } else {
      choice = .group
      palette = cycle.map { $0.opacity(alpha) }
    }
  }

  /// Returns the colour of a row, counted from the first, by the number of its group.
  func color(of row: Int, group: Int) -> Color { palette[step(of: row, group: group)] }

  /// Returns which of the palette that is.
  func step(of row: Int, group: Int) -> Int {
    switch choice {
    case .one: return 0
    case .group: return group % palette.count
    case .value(let values, let range, let lookup):
      let row = values.rows.lowerBound + row
      guard row < values.rows.upperBound else { return ColorLookup.step(at: .nan) }
      var value = Double.nan
      values.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &value)
      return ColorLookup.step(at: lookup.position(of: value))
    }
  }
}
