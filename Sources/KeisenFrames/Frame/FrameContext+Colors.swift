import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension FrameContext {
  /// Returns a colour of the series that is drawn, nil for the next one of the theme's cycle.
  package func seriesColor(_ color: Color?) -> Color { color ?? cycleColor(seriesIndex) }

  /// Returns the same of a series whose rows may have colours of their own: then it counts as no
  /// use of the cycle.
  package func seriesColor(_ color: Color?, unless values: Column?) -> Color {
    values == nil ? seriesColor(color) : color ?? theme.cycleColor(seriesIndex)
  }

  /// Returns the colour of the theme's cycle at `index`, and keeps in mind that it is used.
  package func cycleColor(_ index: Int) -> Color {
    cycleUse.take(index)
    return theme.cycleColor(index)
  }

  /// Returns a colour scale's colours over the range that its projection has in this frame.
  package func lookup(of scale: ColorScale, alpha: Double = 1) -> ColorLookup {
    let (style, range) = (scale.style, range(of: scale.projection))
    if case .category(let names) = range.scale {
      let count = min(names.names.count, ColorMap.count)
      if let map = style.map {
        cycleUse.take(count, of: map.colors, of: scale)
      } else {
        for index in 0..<count { cycleUse.take(index) }
      }
    }
    return ColorLookup(style, in: range, alpha: alpha, cycle: theme.cycle)
  }

  /// Returns the names that a colour scale has colours for, each with its colour; nil for a scale
  /// of values.
  package func namedColors(of scale: ColorScale) -> [(name: String, color: Color)]? {
    guard case .category(let names) = range(of: scale.projection).scale else { return nil }
    let lookup = lookup(of: scale)
    return names.names.prefix(ColorMap.count).enumerated().map { index, name in
      (name, Color(bytes: lookup.bytes(ofStep: index + 1)))
    }
  }
}
