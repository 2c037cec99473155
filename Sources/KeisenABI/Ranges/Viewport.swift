import CKeisen
import Keisen

extension Viewport {
  /// Reads a length of a plot, which messages call `name`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL, its dimension is
  ///   unknown, or its points are NaN, infinite or negative; `.invalidHandle` when its chart is
  ///   none.
  init(_ viewport: In<keisen_viewport>, _ name: String) throws(KeisenError) {
    guard let viewport = viewport?.pointee else {
      throw KeisenError(.invalidArgument, "\(name) is NULL")
    }
    if viewport.chart != nil {
      let chart = try borrow(viewport.chart, as: .chart)
      self = .plot(of: chart, try Dimension(viewport.dimension))
      return
    }
    guard viewport.points.isFinite, viewport.points >= 0 else {
      throw KeisenError(
        .invalidArgument,
        "\(name) must be finite and not negative, got \(viewport.points) points"
      )
    }
    self = .points(viewport.points)
  }
}

extension keisen_viewport {
  /// Tells a length of a plot; its chart is a new reference.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory` when there is no handle left.
  init(_ viewport: Viewport) throws(KeisenError) {
    self.init()
    switch viewport {
    case .points(let length): points = length
    case .plot(let plot):
      dimension = plot.dimension == .x ? KEISEN_DIMENSION_X : KEISEN_DIMENSION_Y
      if let chart = plot.chart { self.chart = try makeHandle(chart, as: .chart) }
    }
  }
}
