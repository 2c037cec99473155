import KeisenPrimitives

/// What is in the cells of a frame's densities, on one plot.
package struct FrameDensities: Sendable {
  /// The plot on which rows were counted; nil before that.
  package var plot: Rect?
  /// What each of them has counted, which it alone knows how to read.
  package var grids: [ObjectIdentifier: any Sendable] = [:]

  /// Takes its parts.
  package init(plot: Rect? = nil, grids: [ObjectIdentifier: any Sendable] = [:]) {
    (self.plot, self.grids) = (plot, grids)
  }
}
