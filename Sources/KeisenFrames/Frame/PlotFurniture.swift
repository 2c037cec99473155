import KeisenPrimitives
import KeisenRanges

/// Which axes, grids and plot areas of a chart are drawn in a frame.
///
/// All of them, unless the chart has a series without use for any: a pie. Then those alone whose
/// projections another series draws through.
package struct PlotFurniture: Sendable {
  /// The projections that are used; nil where all are drawn.
  private var used: Set<ObjectIdentifier>?

  /// Looks at the series of a chart.
  package init(_ series: [any Series]) {
    let dimensions: [Dimension] = [.x, .y]
    guard series.contains(where: { series in !dimensions.allSatisfy(series.showsAxis) }) else {
      return
    }
    var used: Set<ObjectIdentifier> = []
    for series in series {
      for dimension in dimensions where series.showsAxis(in: dimension) {
        used.insert(ObjectIdentifier(series.space.projection(dimension)))
      }
    }
    self.used = used
  }

  /// Whether the fill and the border of the plot are drawn.
  package var showsPlotArea: Bool { used?.isEmpty != true }

  /// Whether what shows a projection is drawn.
  package func shows(_ projection: Projection) -> Bool {
    used?.contains(ObjectIdentifier(projection)) ?? true
  }
}
