import KeisenAxes
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// Makes a crosshair without a pointer and adds it on top.
  ///
  /// - Parameters:
  ///   - space: The space whose values it shows; nil for the chart's own.
  ///   - style: How it looks, and which row it moves to.
  /// - Returns: The crosshair.
  /// - Throws: As `Crosshair.init`; then nothing is added.
  @discardableResult
  public func addCrosshair(
    in space: Space? = nil,
    style: Crosshair.Style = Crosshair.Style()
  ) throws(KeisenError) -> Crosshair {
    try added(Crosshair(in: space ?? self.space, style: style), to: .above)
  }

  /// Makes a tooltip without a pointer and adds it on top.
  ///
  /// - Parameters:
  ///   - space: The space of the values that it may point at; nil for the chart's own.
  ///   - style: How it looks, and which rows it tells about.
  /// - Returns: The tooltip.
  /// - Throws: As `Tooltip.init`; then nothing is added.
  @discardableResult
  public func addTooltip(
    in space: Space? = nil,
    style: Tooltip.Style = Tooltip.Style()
  ) throws(KeisenError) -> Tooltip {
    try added(Tooltip(in: space ?? self.space, style: style), to: .above)
  }
}
