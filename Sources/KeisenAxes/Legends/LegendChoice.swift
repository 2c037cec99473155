import KeisenFrames
import KeisenPrimitives

/// Where a legend covers least of the data.
enum LegendChoice {
  /// The places within the plot: of two that cover as much, the first is taken.
  static let order: [Legend.Place] = [
    .topRight, .topLeft, .bottomRight, .bottomLeft, .right, .left, .top, .bottom, .center,
  ]

  /// Positions that are looked at in each text.
  private static let textPoints = 96

  /// Positions that are looked at in all, whatever the number of rows.
  private static let maxPositions = 4096

  /// Returns positions along what the series draw, of each as many, and along what annotations and
  /// texts cover.
  static func outlines(in frame: FrameContext) -> [[Point]] {
    // With thousands of series, some of them tell enough.
    let step = max(1, frame.series.count / (maxPositions / 2))
    let looked = stride(from: 0, to: frame.series.count, by: step)
    let count = max(2, maxPositions / max(1, frame.series.count))
    return looked.map { frame.series[$0].outline(frame, count: count) }
      + frame.annotationOutlines
      + frame.textBoxes.map { box in
        var lines = Hatching(in: frame.plot, count: textPoints)
        lines.add(box)
        return lines.points
      }
  }

  /// Returns the place that covers least: length of the lines within, in points, plus number of
  /// their positions.
  static func best(
    of places: [(place: Legend.Place, rect: Rect)],
    avoiding outlines: [[Point]],
    in plot: Rect
  ) -> Legend.Place {
    var best = (place: Legend.Place.topRight, covered: Double.infinity)
    for (place, rect) in places {
      let visible = rect.intersection(plot)
      let sum = outlines.reduce(0.0) { $0 + covered(of: $1, by: visible) }
      if sum < best.covered { best = (place, sum) }
    }
    return best.place
  }

  private static func covered(of outline: [Point], by rect: Rect) -> Double {
    var sum = 0.0
    for (index, point) in outline.enumerated() where !point.x.isNaN {
      if rect.contains(point) { sum += 1 }
      guard index > 0, !outline[index - 1].x.isNaN else { continue }
      sum += length(from: outline[index - 1], to: point, within: rect)
    }
    return sum
  }

  /// Returns the length of the part of a segment that lies in a rectangle.
  ///
  /// - SeeAlso: Y. Liang, B. Barsky, “A New Concept and Method for Line Clipping”, 1984.
  static func length(from start: Point, to end: Point, within rect: Rect) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (0.0, 1.0)
    for (delta, low, high) in [
      (dx, rect.minX - start.x, rect.maxX - start.x),
      (dy, rect.minY - start.y, rect.maxY - start.y),
    ] {
      if delta == 0 {
        guard low <= 0, high >= 0 else { return 0 }
        continue
      }
      let (first, second) = (low / delta, high / delta)
      enter = max(enter, min(first, second))
      leave = min(leave, max(first, second))
    }
    return leave > enter ? (leave - enter) * (dx * dx + dy * dy).squareRoot() : 0
  }
}
