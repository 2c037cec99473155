import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of points as columns that a renderer keeps: a frame after the first says only where
/// they stand now.
package struct KeptPoints {
  /// Rows from which on keeping is worth its memory.
  static let minRows = 1 << 14
  /// Rows up to which they may be kept, and are looked at one by one: a gigabyte of each column.
  static let maxRows = 1 << 27

  /// What to draw.
  package let markers: KeptMarkers
  private let x: KeptCoordinates
  private let y: KeptCoordinates
  private let sizes: ColumnSnapshot?
  private let alphas: ColumnSnapshot?
  private let keys: [KeptKey?]

  /// Pins the columns.
  ///
  /// Nil where they are better placed: they are few, a scale is straight in nothing that lasts, or
  /// a zoom is so deep that two floats do not tell the rows apart.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - source: Whose points they are.
  ///   - scale: What turns colour values into colours.
  ///   - style: How the markers look.
  ///   - space: The space that they are in.
  ///   - frame: The frame.
  package init?(
    _ columns: PointColumns,
    of source: any AnyObject & Sendable,
    _ scale: ColorScale?,
    _ style: PointStyle,
    in space: Space,
    _ frame: FrameContext
  ) {
    let pinned = { (column: Column?) in column.map { (column: $0, values: $0.snapshot()) } }
    let (x, y) = (pinned(columns.x), (column: columns.y, values: columns.y.snapshot()))
    let (sizes, alphas) = (pinned(columns.size), pinned(columns.alpha))
    let colors = scale == nil ? nil : pinned(columns.color)
    let rows = [x, sizes, alphas, colors].reduce(y.values.rows) {
      $0.clamped(to: $1?.values.rows ?? $0)
    }
    guard (Self.minRows...Self.maxRows).contains(rows.count) else { return nil }
    // A renderer reads when nobody looks whether rows can be read.
    let pins = [x?.values, y.values, sizes?.values, alphas?.values, colors?.values]
    guard !pins.contains(where: { $0?.isOnDemand ?? false }) else { return nil }
    let ratio = frame.pixelRatio
    func coordinates(
      _ dimension: Dimension,
      _ pinned: (column: Column, values: ColumnSnapshot)?
    ) -> KeptCoordinates? {
      KeptCoordinates(
        pinned?.column,
        pinned?.values,
        frame.range(of: space.projection(dimension)),
        frame.map(dimension, of: space),
        pixelRatio: ratio
      )
    }
    guard let keptX = coordinates(.x, x), let keptY = coordinates(.y, y) else { return nil }
    let color = frame.seriesColor(style.color, unless: columns.color)
    let one = color.opacity(Float(style.alpha))
    let paint = KeptPaint(
      colors,
      alphas,
      scale,
      color: MarkerColor(one),
      alpha: style.alpha,
      frame
    )
    let size = sizes.map { Self.size($0.column, $0.values) }
    // Antialiasing reaches two pixels.
    let margin = 2 / ratio
    let plot = frame.plot
    let maximum =
      sizes.map { $0.column.extent().relative(to: 0)?.max ?? 0 } ?? style.size
    let reach = min(max(maximum, 0), 0x1p30) + margin
    markers = KeptMarkers(
      rows: rows,
      visible: keptX.rows(rows, from: plot.minX - reach, to: plot.maxX + reach),
      x: keptX.axis,
      y: keptY.axis,
      shape: style.marker,
      size: size ?? .one(style.size),
      fill: paint.map { .each($0.column, minAlpha: $0.minAlpha) } ?? .one(one),
      border: style.border(frame.theme),
      view: Rect(
        left: plot.minX - margin,
        top: plot.minY - margin,
        right: plot.maxX + margin,
        bottom: plot.maxY + margin
      ),
      of: source
    )
    (self.x, self.y, self.sizes, self.alphas) = (keptX, keptY, sizes?.values, alphas?.values)
    keys = [
      keptX.axis.coordinates?.key, keptY.axis.coordinates?.key,
      sizes.map { KeptKey(version: $0.values.version, form: SizeForm()) },
      alphas.map { KeptKey(version: $0.values.version, form: SizeForm()) },
    ]
  }

  /// What was made of sizes: nothing.
  private struct SizeForm: Hashable {}

  private static func size(_ column: Column, _ values: ColumnSnapshot) -> KeptMarkers.Size {
    let kept = KeptColumn<Float>(
      KeptKey(version: values.version, form: SizeForm()),
      of: column,
      rows: values.rows
    ) { rows, target in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: LineRows.blockRows) { scratch in
        guard let base = scratch.baseAddress else { return }
        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: LineRows.blockRows) {
          let some = first..<min(first + LineRows.blockRows, rows.upperBound)
          values.read(some, relativeTo: 0, into: base)
          let target = target + (first - rows.lowerBound)
          for index in 0..<some.count {
            // An infinite one is a gap.
            target[index] = base[index] < .infinity ? Float(min(base[index], 0x1p100)) : .nan
          }
        }
      }
    }
    let minimum = column.positiveExtent().relative(to: 0)?.min ?? 0
    return .each(kept, minimum: minimum)
  }

  /// Returns how many rows are gaps, and how many have no place on a scale.
  ///
  /// - Parameter tallies: What was counted for the frame before; what this one leaves to the next.
  /// - Returns: Both.
  package func count(_ tallies: inout PointTallies?) -> PointTallies.Tally {
    var kept = tallies ?? PointTallies(keys)
    if !kept.holds(for: keys) { kept = PointTallies(keys) }
    let tally = kept.take(markers.rows) { rows in
      var tally = PointTallies.Tally()
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: LineRows.blockRows) {
        count(first..<min(first + LineRows.blockRows, rows.upperBound), &tally)
      }
      return tally
    }
    tallies = kept
    return tally
  }

  /// Counts some rows: a gap of x or y first, then what has no place, then a gap of size or alpha.
  private func count(_ rows: Range<Int>, _ tally: inout PointTallies.Tally) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rows.count) { marks in
      guard let base = marks.baseAddress else { return }
      base.update(repeating: 0, count: rows.count)
      x.mark(rows, in: base)
      y.mark(rows, in: base)
      markGaps(rows, of: sizes, in: base)
      markGaps(rows, of: alphas, in: base)
      for mark in marks {
        tally.gaps += mark >= 2 ? 1 : 0
        tally.dropped += mark == 1 ? 1 : 0
      }
    }
  }

  private func markGaps(
    _ rows: Range<Int>,
    of values: ColumnSnapshot?,
    in marks: UnsafeMutablePointer<UInt8>
  ) {
    guard let values else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: rows.count) { scratch in
      guard let base = scratch.baseAddress else { return }
      values.read(rows, relativeTo: 0, into: base)
      for index in 0..<rows.count where marks[index] == 0 && base[index] - base[index] != 0 {
        marks[index] = 2
      }
    }
  }
}
