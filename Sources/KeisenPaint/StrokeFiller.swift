import KeisenPrimitives

/// What can change the pixels of a stroke in place of the CPU.
///
/// The bytes are those of `Ink.fill(_:in:)`.
package protocol StrokeFiller: Sendable {
  /// Changes the pixels of some runs, all of which are in the target.
  ///
  /// - Throws: `KeisenError`, as the device has it. The target's pixels are undefined then.
  func fill(_ spans: RowSpans, with ink: Ink, in target: PixelBuffer) throws(KeisenError)
}
