import KeisenPaint
import KeisenPrimitives

extension VulkanRenderer: StrokeFiller {
  /// Fills a stroke of paint by a compute shader, to the byte as the CPU does.
  ///
  /// What has no room on the device, or on a device that can't compute, is filled by the CPU. Other
  /// threads' frames wait meanwhile.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`, and `.internal` as
  ///   `render(_:into:)`.
  package func fill(
    _ spans: RowSpans,
    with ink: Ink,
    in target: PixelBuffer
  ) throws(KeisenError) {
    let engine = try engine()
    if engine.physical.computes, try engine.fill(spans, with: ink, in: target) { return }
    ink.fill(spans, in: target)
  }
}
