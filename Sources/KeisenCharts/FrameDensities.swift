import KeisenPrimitives

/// What is in the cells of a frame's densities, on one plot.
struct FrameDensities: Sendable {
  /// The plot on which rows were counted; nil before that.
  var plot: Rect?
  /// What each of them has counted, which it alone knows how to read.
  var grids: [ObjectIdentifier: any Sendable] = [:]
}
