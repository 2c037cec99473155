import KeisenPrimitives

/// A mark whose colours, those of a colour scale too, have the opacity of its style.
package protocol StyledMark: Mark where Style: MarkStyle {}

extension StyledMark {
  /// Checks the style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  public func validate() throws(KeisenError) { try style.validate() }

  /// The opacity of the style.
  public var colorAlpha: Double { style.alpha }
}
