import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenStatistics

/// Where the markers of a strip or a swarm stand on one plot.
struct StripPlaces: Sendable {
  /// What they hang on.
  struct Key: Hashable, Sendable {
    private let rows: GroupKey<Int>
    private let ranges: [ProjectionRange]
    private let plot: Rect
    private let pixelRatio: Double
    private let width: Double
    private let dimension: Dimension
    private let arrangement: StripStyle.Arrangement
    /// The diameter, on which swarms hang.
    private let size: Double

    init(
      _ rows: GroupKey<Int>,
      _ style: StripStyle,
      in space: Space,
      _ frame: FrameContext
    ) {
      self.rows = rows
      ranges = [frame.range(of: space.x), frame.range(of: space.y)]
      (plot, pixelRatio) = (frame.plot, frame.pixelRatio)
      (width, dimension, arrangement) = (style.width, style.valueDimension, style.arrangement)
      size = style.arrangement == .swarm ? style.diameter : 0
    }
  }

  /// Where each marker stands, group by group; NaN where a scale has no place for it.
  let points: RowBuffer<SIMD2<Double>>
  /// The row of each.
  let rows: RowBuffer<Int>
  /// Rows that there are.
  let count: Int
  /// Rows without a place.
  private(set) var dropped = 0
  /// Rows of swarms that may overlap others.
  private(set) var crowded = 0

  /// Finds the places.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*), of swarms as `Swarm.init`.
  init(_ groups: RowGroups, _ style: StripStyle, _ places: GroupPlaces) throws(KeisenError) {
    let points = try RowBuffer<SIMD2<Double>>(count: groups.rows.count, for: "markers")
    (self.points, rows, count) = (points, groups.rows, groups.count)
    let along = try RowBuffer<Double>(count: groups.rows.count, for: "markers")
    along.withMutableValues { along in
      groups.values.withValues { values in
        guard let base = along.baseAddress else { return }
        places.exactPlaces(of: values, into: base)
        for place in values.indices where !along[place].isFinite { along[place] = .nan }
      }
    }
    let half = places.half(style.width, of: groups.step)
    for group in groups.groups {
      let center = places.center(of: group.position)
      let sides = places.sides(of: group.position, half)
      let reach = sides.map { ($0.high - $0.low) / 2 } ?? 0
      let offsets = try offsets(of: group, groups, along, style, reach)
      points.withMutableValues { points in
        for place in group.places {
          let position = along[place]
          let isKept = !position.isNaN && center.isFinite
          if !isKept { dropped += 1 }
          let offset = offsets?[place - group.places.lowerBound] ?? 0
          let point = places.point(center + offset, position)
          points[place] = isKept ? SIMD2(point.x, point.y) : SIMD2(repeating: .nan)
        }
      }
    }
  }

  /// Returns how far the markers of a group are from its middle; nil where all stand there.
  private mutating func offsets(
    of group: RowGroups.Group,
    _ groups: RowGroups,
    _ along: RowBuffer<Double>,
    _ style: StripStyle,
    _ reach: Double
  ) throws(KeisenError) -> RowBuffer<Double>? {
    guard reach > 0, reach.isFinite else { return nil }
    switch style.arrangement {
    case .jitter(let seed):
      let jitter = Jitter(seed: seed)
      let offsets = try RowBuffer<Double>(count: group.places.count, for: "markers")
      offsets.withMutableValues { offsets in
        groups.rows.withValues { rows in
          for (index, place) in group.places.enumerated() {
            offsets[index] = jitter.offset(row: rows[place]) * reach
          }
        }
      }
      return offsets
    case .swarm:
      guard style.diameter > 0 else { return nil }
      let swarm = try along.withValues { (along) throws(KeisenError) in
        try Swarm(
          of: UnsafeBufferPointer(rebasing: along[group.places]),
          diameter: style.diameter,
          halfWidth: reach
        )
      }
      crowded += swarm.method == .byDensity ? group.places.count - swarm.gaps : swarm.crowded
      return swarm.offsets
    }
  }
}

extension StripStyle {
  /// How far the middles of two markers of a swarm are from each other at least, in points.
  ///
  /// It is a little more than the diameter, so that discs that touch can be told apart.
  var diameter: Double { min(point.size * 1.05, 0x1p30) }
}
