import KeisenCharts
import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A series of known extents that draws nothing, or fails.
package final class FixedSeries: Series {
  package let kindNames = SeriesNames("Chart")
  package let label = ""
  package let describedRows: DescribedSeries? = nil
  package let space: Space
  package let x: Extent
  package let y: Extent
  package let error: KeisenError?

  package init(
    x: Extent = .empty,
    y: Extent = .empty,
    in space: Space,
    throwing error: KeisenError? = nil
  ) {
    (self.x, self.y, self.space, self.error) = (x, y, space, error)
  }

  package func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    if let error { throw error }
    return dimension == .x ? x : y
  }

  package func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    try extent(in: dimension)
  }

  package func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  package func timeUnit(in dimension: Dimension) -> TimeUnit? { (dimension == .x ? x : y).unit }

  package func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    SeriesRecord(rows: frame.seriesIndex, gaps: 0)
  }
}

extension Extent {
  package static func real(_ min: Double, _ max: Double) -> Extent {
    Extent(min: .real(min), max: .real(max))
  }

  package static func integer(_ min: Int64, _ max: Int64) -> Extent {
    Extent(min: .integer(min), max: .integer(max))
  }
}

extension Chart {
  /// A chart without anything around its plot.
  package static func whole(_ width: Double, _ height: Double) throws -> Chart {
    try Chart(bare: Size(width: width, height: height))
  }

  /// A series of known extents in the chart's own space, added.
  package func addFixed(x: Extent = .empty, y: Extent = .empty) -> FixedSeries {
    let series = FixedSeries(x: x, y: y, in: space)
    add(series)
    return series
  }
}

extension DisplayList {
  /// The paths, in order.
  package var paths: [Path] {
    commands.compactMap { command in
      if case .path(let path) = command.primitive { path } else { nil }
    }
  }

  /// The polylines, in order.
  package var polylines: [Polyline] {
    commands.compactMap { if case .polyline(let polyline) = $0.primitive { polyline } else { nil } }
  }

  package var markers: [Markers] {
    commands.compactMap { if case .markers(let one) = $0.primitive { one } else { nil } }
  }

  package var envelopes: [Envelope] {
    commands.compactMap { if case .envelope(let envelope) = $0.primitive { envelope } else { nil } }
  }

  /// The intervals of all envelopes, from the left: where each stands, and its ends.
  package var upright: [(x: Float, low: Float, high: Float)] {
    var all: [(x: Float, low: Float, high: Float)] = []
    for envelope in envelopes {
      withExtendedLifetime(envelope) {
        let (starts, intervals) = (envelope.columnStarts.elements, envelope.intervals.elements)
        for column in 0..<envelope.columnCount {
          let x = Float(envelope.firstMiddle + Double(column) * envelope.step)
          for index in Int(starts[column])..<Int(starts[column + 1]) {
            all.append((x, intervals[index].x, intervals[index].y))
          }
        }
      }
    }
    return all
  }

  package var rectangles: [Rectangle] {
    commands.compactMap { if case .rectangle(let one) = $0.primitive { one } else { nil } }
  }

  package var glyphRuns: [GlyphRun] {
    commands.compactMap { if case .glyphRun(let run) = $0.primitive { run } else { nil } }
  }
}

extension Polyline {
  /// The vertices of each run.
  package var runs: [[SIMD2<Float>]] {
    withExtendedLifetime(vertices) {
      zip(runStarts, runStarts.dropFirst()).map { Array(vertices.vertices[$0..<$1]) }
    }
  }
}
