import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension BarMark {
  /// A unit of the style's widths in that of the positions; nil for points.
  var unit: Double? {
    switch style.widthUnit {
    case .distance: minDistance
    case .data: 1
    case .points: nil
    }
  }

  /// The least distance of two positions, in their own unit.
  var minDistance: Double {
    guard let position else { return 1 }
    let day = position.type.timeUnit.map { 86_400 * Double($0.perSecond) }
    return distance.of(position) ?? day ?? 1
  }

  /// Returns a unit of the positions in that of a range.
  func unitFactor(in range: ProjectionRange) -> Double {
    guard let own = position?.type.timeUnit, let unit = range.timeUnit else { return 1 }
    return Double(unit.perSecond) / Double(own.perSecond)
  }

  /// The greatest width of all bars, in units of the positions where rows have widths, else in that
  /// of the style.
  var maxWidth: Double {
    if let width {
      guard let ends = width.extent().relative(to: 0) else { return 0 }
      return max(abs(ends.min), abs(ends.max))
    }
    guard styleIndex != nil else { return style.width }
    return styles.lazy.compactMap(\.width).reduce(style.width, max)
  }

  /// How far beyond the plot what is drawn of a bar may matter within it.
  var reach: Double {
    let radii = styles.lazy.compactMap(\.radii).map(\.reach).reduce(style.radii.reach, max)
    let border = styles.lazy.compactMap(\.borderWidth).reduce(style.borderWidth, max)
    return min(radii + border, LinePath.longestReach)
  }
}
