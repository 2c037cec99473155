import KeisenPrimitives

extension Chart {
  /// Returns the plot rectangle, in points, that the next frame would have with the ranges as they are.
  ///
  /// Lays out, and draws and stores nothing.
  ///
  /// - Parameter pixelRatio: Device pixels per point, on which the sides are snapped; nil takes the last frame's.
  /// - Returns: The plot rectangle.
  /// - Throws: `KeisenError` as a frame does.
  public func plot(pixelRatio: Double? = nil) throws(KeisenError) -> Rect {
    let state = state.withLock { $0 }
    let ratio = pixelRatio ?? state.pixelRatio
    guard ratio.isFinite, ratio > 0 else {
      throw .invalidArgument("pixel ratio must be positive and finite, got \(ratio)")
    }
    return try Self.begin(state, pixelRatio: ratio).0.plot
  }
}
