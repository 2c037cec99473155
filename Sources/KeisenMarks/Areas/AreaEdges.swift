import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// The edges of areas that abut, each once, however many areas it is an edge of.
struct AreaEdges: Sendable {
  /// The edges of an area: that of y, and the other one.
  struct Pair: Sendable {
    var first: Int
    var second: Int
  }

  /// Where an edge's heights are.
  private enum Edge: Sendable {
    /// A column of the rows.
    case column(Int)
    /// The same everywhere, in points.
    case level(Double)
  }

  /// Heights beyond this are taken to be here: the differences of two must not overflow.
  private static let farthest = 1e300

  /// The edges of each area; nil for one whose rows are not those of the others.
  let areas: [Pair?]
  private let edges: [Edge]
  private let rows: PlacedRows
  private let view: RowsInView
  private let interpolation: LineInterpolation

  /// Finds the edges of some areas with one x and one way from row to row; nil for a single area
  /// and for curves, which are no straight lines between rows.
  init?(_ marks: [AreaMark], _ view: RowsInView, in space: Space, _ frame: FrameContext) {
    guard marks.count > 1, let first = marks.first, !first.interpolation.isCurve else { return nil }
    var columns = [MarkColumn("x", first.x, .x)]
    var (edges, areas): ([Edge], [Pair?]) = ([], [])
    var known: [ObjectIdentifier: Int] = [:]
    func edge(_ column: Column) -> Int {
      if let edge = known[ObjectIdentifier(column)] { return edge }
      edges.append(.column(columns.count))
      columns.append(MarkColumn("y", column, .y))
      known[ObjectIdentifier(column)] = edges.count - 1
      return edges.count - 1
    }
    for mark in marks {
      let first = edge(mark.y)
      var second = edges.count
      if let y2 = mark.y2 {
        second = edge(y2)
      } else {
        edges.append(.level(mark.baseline(in: space, frame)))
      }
      areas.append(Pair(first: first, second: second))
    }
    let rows = PlacedRows(columns, in: space, frame)
    for (index, mark) in marks.enumerated() where mark.columns.rows != rows.rows {
      areas[index] = nil
    }
    (self.areas, self.edges, self.rows, self.view) = (areas, edges, rows, view)
    interpolation = first.interpolation
  }

  /// How many they are.
  var count: Int { edges.count }

  /// Adds up each edge over some columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - pixels: Those of the plot.
  ///   - pixelRatio: Device pixels per point.
  ///   - strips: Takes the edges, in their order.
  ///   - sides: Takes of each area 1 where y is above in the picture, -1 where it is below; 0 where
  ///     the area is interrupted or its edges cross, so that what lies between them is not the
  ///     difference of the two.
  func add(
    _ columns: Range<Int>,
    of pixels: PlotPixels,
    _ pixelRatio: Double,
    to strips: [AreaStrip],
    _ sides: inout [Double]
  ) {
    var rows = rows
    rows.looked = view.rows(
      rows.rows,
      from: Double(pixels.left + columns.lowerBound) / pixelRatio,
      to: Double(pixels.left + columns.upperBound) / pixelRatio,
      and: 1
    )
    let (scale, corner) = (pixelRatio, SIMD2(Double(pixels.left), Double(pixels.top)))
    // Of an area of which nothing is known yet it is infinite.
    // A row that is alone is no edge.
    let isLone = rows.looked.count < 2
    for area in areas.indices { sides[area] = areas[area] == nil || isLone ? 0 : .infinity }
    // Behind the last row of the block before are the rows of a block: x, then each edge.
    let stride = PlacedRows.blockRows + 1
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: (edges.count + 1) * stride)
    defer { scratch.deallocate() }
    var isFirst = true
    rows.forEachBlock { block in
      let count = block.count
      guard Self.place(block[0], count, scale, corner.x, into: scratch + 1) else {
        // A row without x interrupts all areas; their gaps are counted one by one.
        for area in areas.indices { sides[area] = 0 }
        return
      }
      for (index, edge) in edges.enumerated() {
        let heights = scratch + (index + 1) * stride
        switch edge {
        case .column(let column):
          _ = Self.place(block[column], count, scale, corner.y, into: heights + 1)
        case .level(let height):
          (heights + 1).update(repeating: height * scale - corner.y, count: count)
        }
        let strip = strips[index]
        for row in (isFirst ? 1 : 0)..<count {
          let (before, here) = (heights[row], heights[row &+ 1])
          guard before == before, here == here else { continue }
          add((scratch[row], before), (scratch[row &+ 1], here), to: strip)
        }
      }
      for (area, pair) in areas.enumerated() where sides[area] != 0 {
        guard let pair else { continue }
        sides[area] = Self.side(
          scratch + ((pair.first + 1) * stride + 1),
          scratch + ((pair.second + 1) * stride + 1),
          count,
          sides[area]
        )
      }
      for index in 0...edges.count { scratch[index * stride] = scratch[index * stride + count] }
      isFirst = false
    }
    for area in areas.indices where sides[area] == .infinity { sides[area] = 1 }
  }

  /// Turns positions from points to pixels, those that are none to NaN; returns whether all are
  /// positions.
  private static func place(
    _ source: UnsafePointer<Double>,
    _ count: Int,
    _ scale: Double,
    _ corner: Double,
    into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    var missing = 0
    for row in 0..<count {
      let value = source[row]
      let place = Swift.max(-farthest, Swift.min(value, farthest)) * scale - corner
      let isPlace = value - value == 0
      target[row] = isPlace ? place : .nan
      missing &+= isPlace ? 0 : 1
    }
    return missing == 0
  }

  /// Returns 1 where the first edge is never below the other one in the picture, -1 where it is
  /// never above; 0 for both, and where either is interrupted.
  ///
  /// - Parameters:
  ///   - first: The heights of the first edge.
  ///   - second: Those of the other one.
  ///   - count: How many rows there are.
  ///   - before: The side so far; infinite where the two have been equal.
  /// - Returns: The side with these rows.
  private static func side(
    _ first: UnsafePointer<Double>,
    _ second: UnsafePointer<Double>,
    _ count: Int,
    _ before: Double
  ) -> Double {
    var (above, below, missing) = (0, 0, 0)
    for row in 0..<count {
      let thickness = second[row] - first[row]
      above |= thickness > 0 ? 1 : 0
      below |= thickness < 0 ? 1 : 0
      missing |= thickness == thickness ? 0 : 1
    }
    if before == 1 { above = 1 }
    if before == -1 { below = 1 }
    guard missing == 0, above & below == 0 else { return 0 }
    return above == 1 ? 1 : below == 1 ? -1 : before
  }

  /// Adds an edge from row to row.
  @inline(__always)
  private func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double), to strip: AreaStrip) {
    // What is upright covers nothing.
    switch interpolation {
    case .stepBefore: strip.addEdge(SIMD2(a.x, b.y), SIMD2(b.x, b.y))
    case .stepAfter: strip.addEdge(SIMD2(a.x, a.y), SIMD2(b.x, a.y))
    case .stepMiddle:
      let middle = (a.x + b.x) / 2
      strip.addEdge(SIMD2(a.x, a.y), SIMD2(middle, a.y))
      strip.addEdge(SIMD2(middle, b.y), SIMD2(b.x, b.y))
    case .linear, .monotone, .catmullRom: strip.addEdge(SIMD2(a.x, a.y), SIMD2(b.x, b.y))
    }
  }
}
