import KeisenData
import KeisenPrimitives
import KeisenScales

/// Turns values into colours: a projection says how far along a colour map a value stands.
///
/// On a scale of names each of these has a colour of its own, and a legend has a line for each.
///
/// May be shared by any number of series, colour bars, charts and threads. A projection that was
/// never given a range follows the values of the series that are in charts and take their colours
/// here.
public final class ColorScale: Sendable {
  /// The colours of a scale.
  public struct Style: Hashable, Sendable {
    /// The colours from the low end of the range to the high one; nil for viridis.
    ///
    /// Of names the colours that it was made of, one by one, else those of as many steps from end
    /// to end; nil takes the theme's cycle.
    public var map: ColorMap?
    /// Colour of values that are missing: NaN, infinite, or without a place on the scale.
    public var missing: Color
    /// Colour of values beyond the range's `min`; nil for that of the map's low end.
    public var below: Color?
    /// Colour of values beyond the range's `max`; nil for that of the map's high end.
    public var above: Color?

    /// Makes colours.
    public init(
      map: ColorMap? = nil,
      missing: Color = .clear,
      below: Color? = nil,
      above: Color? = nil
    ) {
      (self.map, self.missing, self.below, self.above) = (map, missing, below, above)
    }

    /// The colours along a range.
    package var steadyMap: ColorMap { map ?? .viridis }
  }

  /// Where values stand: at the low end of the map for its `min`, at the high end for its `max`.
  public let projection: Projection
  private let state: Watched<Style>

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - projection: Where values stand; one of its own, which is unset and linear, unless given.
  ///   - style: The colours.
  public init(projection: Projection = Projection(), style: Style = Style()) {
    self.projection = projection
    state = Watched(style)
  }

  /// Makes a scale of a map, whose range follows the values.
  public convenience init(_ map: ColorMap) { self.init(style: Style(map: map)) }

  /// Makes a scale of a map over a linear range.
  ///
  /// - Parameters:
  ///   - map: The colours.
  ///   - min: The value at the low end of the map.
  ///   - max: The value at the high end; below `min` for a map that goes the other way.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, or `max
  ///   - min` overflows.
  public convenience init(_ map: ColorMap, min: Double, max: Double) throws(KeisenError) {
    self.init(projection: try Projection(min: min, max: max), style: Style(map: map))
  }

  /// When the colours changed last.
  package var latestChange: Change { state.latestChange }

  /// The colours.
  public var style: Style {
    get { state.withLock { $0 } }
    set { state.change { $0 = newValue } }
  }

  /// Returns the colour of each value, relative to the projection's origin; of names by the light
  /// theme's cycle where nothing says otherwise.
  ///
  /// - Throws: As `Projection.range()`.
  public func colors(of values: [Double]) throws(KeisenError) -> [Color] {
    let range = try projection.range()
    return try range.watched { () in
      let lookup = ColorLookup(style, in: range)
      return values.map { Color(bytes: lookup.bytes(of: $0)) }
    }
  }
}

/// A colour scale over one range, for the length of a frame: values to colours.
///
/// Colours are red, green, blue and alpha of 8 bits as they lie in memory, sRGB, straight alpha.
package struct ColorLookup: Sendable {
  /// The range that the map is laid over, whose origin values are relative to.
  package let range: ProjectionRange
  /// From values relative to the range's origin to steps of the map.
  let map: ScaleMap
  /// What is below, the steps of the map, what is above, and what is missing.
  private let table: [UInt32]

  /// Makes the lookup of a scale's colours over a range.
  ///
  /// - Parameters:
  ///   - style: The colours.
  ///   - range: The range, or names, of which the first 256 have colours of their own.
  ///   - alpha: What the alpha of all colours is multiplied by.
  ///   - cycle: The colours of names that the style has none for.
  package init(
    _ style: ColorScale.Style,
    in range: ProjectionRange,
    alpha: Double = 1,
    cycle: [Color] = Color.lightCycle
  ) {
    self.range = range
    let colors: [UInt32]
    if case .category(let scale) = range.scale {
      // The place of a name is in the middle of a step.
      let first = -0.5 - Double(range.origin)
      let last = first + Double(ColorMap.count)
      map = Scale.linear.map(origin: range.origin, min: first, max: last, to: 0, last - first)
      let count = min(scale.names.count, ColorMap.count)
      colors = (0..<ColorMap.count).map { index in
        (style.map?.color(ofName: index, of: count) ?? cycle[index % cycle.count]).bytes
      }
    } else {
      map = range.map(to: 0, Double(ColorMap.count))
      colors = style.steadyMap.table
    }
    let below = style.below?.bytes ?? colors[0]
    let above = style.above?.bytes ?? colors[ColorMap.count - 1]
    let all = [below] + colors + [above, style.missing.bytes]
    table = alpha < 1 ? all.map { Color(bytes: $0).opacity(Float(alpha)).bytes } : all
  }

  /// The colour of what is missing.
  package var missing: UInt32 { table[ColorMap.count + 2] }

  /// The least alpha above 0 of all colours, or 1.
  package var minAlpha: Double {
    Double(table.map { $0 >> 24 }.filter { $0 > 0 }.min() ?? 255) / 255
  }

  /// Returns the colour of a value, which is missing where it is not finite.
  package func bytes(of value: Double) -> UInt32 {
    value.isFinite ? bytes(at: map.position(of: value)) : missing
  }

  /// Returns the position of a value in steps of the map; NaN for what is missing.
  package func position(of value: Double) -> Double {
    value.isFinite ? map.position(of: value) : .nan
  }

  /// How many colours there are: of steps of the map, of what is below, above and missing.
  package static let count = ColorMap.count + 3

  /// Returns which of the colours that of a position is.
  package static func step(at position: Double) -> Int { index(of: position) }

  /// Returns one of the colours.
  package func bytes(ofStep step: Int) -> UInt32 { table[step] }

  /// Returns the colour of a finite value's position.
  @inline(__always)
  private func bytes(at position: Double) -> UInt32 {
    table[Self.index(of: position)]
  }

  /// Returns the place in the table of a finite value's position; NaN is missing.
  @inline(__always)
  private static func index(of position: Double) -> Int {
    let count = Double(ColorMap.count)
    // The last value in range takes the last step.
    if position >= 0, position < count { return Int(position) + 1 }
    if position == count { return ColorMap.count }
    return position < 0 ? 0 : position > count ? ColorMap.count + 1 : ColorMap.count + 2
  }

  /// Writes the colour of each value to `colors`, by way of `scratch`, which may be the values' own
  /// memory.
  package func colors(
    of values: UnsafeBufferPointer<Double>,
    into colors: UnsafeMutablePointer<UInt32>,
    scratch: UnsafeMutablePointer<Double>
  ) {
    // An infinity would have a place at the end of a map.
    for index in values.indices {
      scratch[index] = values[index] + (values[index] - values[index])
    }
    map.positions(of: UnsafeBufferPointer(start: scratch, count: values.count), into: scratch)
    table.withUnsafeBufferPointer { table in
      for index in values.indices { colors[index] = table[Self.index(of: scratch[index])] }
    }
  }
}
