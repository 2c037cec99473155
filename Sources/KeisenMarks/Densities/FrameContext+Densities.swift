import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension FrameContext {
  /// Whether what any of some attachments shows hangs on what densities count.
  package func dependOnDensities(_ attachments: [any Attachment]) -> Bool {
    let scales = densityScales
    return attachments.contains { attachment in
      attachment.projections.contains { scales[ObjectIdentifier($0)] != nil }
    }
  }

  /// The projections of densities' colour scales that follow the view, and the densities on each.
  private var densityScales: [ObjectIdentifier: (Projection, [DensitySeries])] {
    var scales: [ObjectIdentifier: (Projection, [DensitySeries])] = [:]
    for case let density as DensitySeries in series {
      guard let projection = density.colorScale?.projection else { continue }
      let key = ObjectIdentifier(projection)
      scales[key, default: (projection, [])].1.append(density)
    }
    return scales.filter { _, scale in
      ranges.followsView(scale.0) || scale.1.contains { $0.style.spread == .equalArea }
    }
  }

  /// Counts the rows of densities on the plot as it is, unless that is done, and takes the ranges
  /// that follow from them.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`; as
  ///   `ProjectionRange.checkScale`.
  package mutating func countDensities() throws(KeisenError) {
    guard densities.plot != plot, !plot.isEmpty else { return }
    densities = FrameDensities(plot: plot)
    for case let density as DensitySeries in series {
      densities.grids[ObjectIdentifier(density)] = try density.grid(in: self)
    }
    for (projection, members) in densityScales.values {
      let range = try range(of: projection, on: members)
      try range.checkScale()
      ranges.set(range, of: projection)
    }
  }

  /// Returns the range of a colour scale in this frame.
  private func range(
    of projection: Projection,
    on members: [DensitySeries]
  ) throws(KeisenError) -> ProjectionRange {
    var range = range(of: projection)
    range.distribution = nil
    if ranges.followsView(projection) {
      var (low, high) = (Double.infinity, -Double.infinity)
      func take(_ minimum: Double, _ maximum: Double) {
        (low, high) = (min(low, minimum), max(high, maximum))
      }
      for density in members {
        guard let grid = densities.grid(of: density), let extent = grid.extent else {
          continue
        }
        let values = DensityValues(of: grid, in: range)
        let minimum = grid.minimum(extent, on: range.scale, density.style.spread)
        take(values.relative(minimum), values.relative(extent.upperBound))
      }
      for other in series
      where other.colorScale?.projection === projection && !(other is DensitySeries) {
        guard
          let extent = try other.colorExtent().relative(to: range.origin, in: range.timeUnit)
        else { continue }
        take(extent.min, extent.max)
      }
      if low <= high, let found = ProjectionRange(low, high, of: range) {
        range = ranges.decided(found, of: projection)
      }
    }
    var values = ValueCounts()
    for density in members where density.style.spread == .equalArea {
      guard let grid = densities.grid(of: density) else { continue }
      let own = DensityValues(of: grid, in: range)
      var counts = grid.valueCounts
      counts.values = counts.values.map(own.relative)
      values = values.merged(counts)
    }
    guard !values.values.isEmpty else { return range }
    let ends = (min(range.min, range.max), max(range.min, range.max))
    let clamped = values.clamped(ends.0, ends.1)
    range.distribution = Distribution(of: clamped.values, counts: clamped.counts)
    return range
  }
}

extension DensityGrid {
  /// Where an automatic range begins.
  fileprivate func minimum(
    _ extent: ClosedRange<Double>,
    on scale: Scale,
    _ spread: DensityStyle.Spread
  ) -> Double {
    guard means == nil, spread == .scale else { return extent.lowerBound }
    return scale.takesOnlyPositive ? 1 : 0
  }
}

extension ProjectionRange {
  /// Makes the range between two values on the scale of another; nil where it has no place for
  /// them.
  ///
  /// On a scale that shows no least value, as a logarithm, one value and more begin a decade.
  fileprivate init?(_ low: Double, _ high: Double, of range: ProjectionRange) {
    var (low, high) = (low, high)
    if range.scale.takesOnlyPositive {
      let origin = Double(range.origin)
      guard high + origin > 0 else { return nil }
      if low + origin <= 0 { low = Swift.min(high, 1 - origin) }
      if low == high { high = (low + origin) * 10 - origin }
    }
    guard let part = range.scale.part((low, high), origin: range.origin),
      let made = try? ProjectionRange(
        origin: range.origin,
        min: part.min,
        max: part.max,
        scale: range.scale
      )
    else { return nil }
    self = made
  }
}

extension FrameDensities {
  /// What a density has counted; nil for nothing.
  func grid(of density: DensitySeries) -> DensityGrid? {
    grids[ObjectIdentifier(density)] as? DensityGrid
  }
}
