import KeisenPrimitives

/// The style of a mark whose colours share one opacity.
package protocol MarkStyle: StyleParts {
  /// What the alpha of colours is multiplied by, in 0...1.
  var alpha: Double { get set }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError)
}
