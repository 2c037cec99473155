import KeisenData
import KeisenPrimitives
import KeisenRanges

/// A mark whose rows have the colours of values, by a colour scale, or all that of the style.
package protocol ColoredMark: StyledMark {
  /// What gives each row its colour, by the colour scale; nil takes that of the style.
  var color: Column? { get }
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
    let middle = color == nil ? nil : colorScale?.style.map.color(at: 0.5)
    return middle ?? frame.seriesColor(own)
  }
}
