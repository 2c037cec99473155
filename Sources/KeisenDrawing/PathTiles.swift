import KeisenPrimitives

/// A filled outline in device pixels, cut to squares of the picture: what every renderer asks for
/// coverage.
///
/// It takes memory for its edges and for what is known of each square on its left side, and none
/// for pixels.
package final class PathTiles: @unchecked Sendable {
  /// Pixels along each side of a square; squares begin at multiples of it.
  package static let side = 64
  /// Floats from one row of a square's coverage to the next; what is behind the pixels is no
  /// coverage.
  package static let lineStride = 68

  /// The pixels that may be covered.
  package let columns: Range<Int>
  package let rows: Range<Int>
  /// The squares that these are in.
  package let tileColumns: Range<Int>
  package let tileRows: Range<Int>
  let rule: Path.Rule
  let edges: GrowingBuffer<SIMD4<Float>>
  /// For each square, row by row, where in `members` its edges begin; after the last, where these
  /// end.
  private let starts = GrowingBuffer<UInt32>()
  private let members = GrowingBuffer<UInt32>()
  /// For each square and each row of pixels in it, what edges on its left side wind around the row.
  private let windings = GrowingBuffer<Float>()

  /// Cuts an outline; nil where it covers nothing of a part of a picture.
  ///
  /// - Parameters:
  ///   - outline: The outline, in points.
  ///   - rule: What is inside.
  ///   - pixelRatio: Device pixels per point.
  ///   - columns: Columns of the picture that are wanted; not below 0.
  ///   - rows: Rows of the picture that are wanted; not below 0.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the number of lines that the outline becomes, and in the squares that
  ///   it touches.
  package init?(
    _ outline: PathOutline,
    _ rule: Path.Rule,
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) {
    var found = PathEdges(columns: columns, rows: rows)
    try outline.flatten(pixelRatio: pixelRatio, into: &found)
    guard found.low.x < Double(columns.upperBound), found.low.y < found.high.y,
      found.edges.count < 1 << 30
    else { return nil }
    let left = max(columns.lowerBound, Int(found.low.x.rounded(.down)))
    let top = max(rows.lowerBound, Int(found.low.y.rounded(.down)))
    let right = min(columns.upperBound, Int(found.high.x.rounded(.up)))
    let bottom = min(rows.upperBound, Int(found.high.y.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    self.columns = left..<right
    self.rows = top..<bottom
    tileColumns = left / Self.side..<(right - 1) / Self.side + 1
    tileRows = top / Self.side..<(bottom - 1) / Self.side + 1
    self.rule = rule
    edges = found.edges
    try sort()
  }

  /// Notes which squares each edge is in, and what it winds around on its right side.
  private func sort() throws(KeisenError) {
    let count = tileColumns.count * tileRows.count
    let starts = try starts.reserve(count + 1)
    starts.initialize(repeating: 0, count: count + 1)
    let windings = try windings.reserve(count * Self.side)
    windings.initialize(repeating: 0, count: count * Self.side)
    self.windings.commit(count * Self.side)
    for edge in edges.elements {
      forEachBand(of: edge) { band in
        for tile in band.tiles { starts[tile + 1] += 1 }
        let next = band.tiles.upperBound
        if next % tileColumns.count != 0 {
          Self.wind(windings + next * Self.side, band.top, band.bottom, band.sign)
        }
      }
    }
    var total = 0
    for tile in 0...count {
      total += Int(starts[tile])
      guard let start = UInt32(exactly: total) else { throw .outOfMemory(4 * total, for: "a path") }
      starts[tile] = start
    }
    let members = try members.reserve(total)
    for (index, edge) in edges.elements.enumerated() {
      forEachBand(of: edge) { band in
        for tile in band.tiles {
          members[Int(starts[tile])] = UInt32(truncatingIfNeeded: index)
          starts[tile] += 1
        }
      }
    }
    self.members.commit(total)
    // Each start has moved to the next one's.
    for tile in stride(from: count, to: 0, by: -1) { starts[tile] = starts[tile - 1] }
    starts[0] = 0
    self.starts.commit(count + 1)
    for row in 0..<tileRows.count {
      for column in 1..<max(1, tileColumns.count) {
        let here = windings + (row * tileColumns.count + column) * Self.side
        for line in 0..<Self.side { here[line] += (here - Self.side)[line] }
      }
    }
  }

  /// A part of an edge within a row of squares.
  private struct Band {
    /// The squares that it is in.
    var tiles: Range<Int>
    /// Where it begins and ends, in pixels from the top of the squares.
    var top: Float
    var bottom: Float
    /// 1 downwards, -1 upwards.
    var sign: Float
  }

  private func forEachBand(of edge: SIMD4<Float>, _ body: (Band) -> Void) {
    let isDown = edge.y < edge.w
    let (a, b) =
      isDown
      ? (SIMD2(edge.x, edge.y), SIMD2(edge.z, edge.w))
      : (SIMD2(edge.z, edge.w), SIMD2(edge.x, edge.y))
    let side = Float(Self.side)
    let slope = (b.x - a.x) / (b.y - a.y)
    let last = tileRows.upperBound - 1
    var row = min(Int(a.y) / Self.side, last)
    while row <= last {
      let start = Float(row * Self.side)
      let top = max(a.y, start)
      let bottom = min(b.y, start + side)
      guard top < bottom else { return }
      let from = top == a.y ? a.x : a.x + (top - a.y) * slope
      let to = bottom == b.y ? b.x : a.x + (bottom - a.y) * slope
      let first = (row - tileRows.lowerBound) * tileColumns.count - tileColumns.lowerBound
      body(
        Band(
          tiles: first + column(min(from, to))..<first + column(max(from, to)) + 1,
          top: top - start,
          bottom: bottom - start,
          sign: isDown ? 1 : -1
        )
      )
      row += 1
    }
  }

  /// The column of squares of a position, which is one of these.
  private func column(_ x: Float) -> Int {
    min(max(Int(x) / Self.side, tileColumns.lowerBound), tileColumns.upperBound - 1)
  }

  /// Adds the height of an edge in each row of pixels.
  private static func wind(
    _ rows: UnsafeMutablePointer<Float>,
    _ top: Float,
    _ bottom: Float,
    _ sign: Float
  ) {
    var row = min(Int(top), side - 1)
    while row < side, Float(row) < bottom {
      rows[row] += (min(bottom, Float(row + 1)) - max(top, Float(row))) * sign
      row += 1
    }
  }

  /// The edges of a square, and what winds around its rows on its left side.
  func parts(
    _ column: Int,
    _ row: Int
  ) -> (
    members: Slice<UnsafeBufferPointer<UInt32>>, windings: UnsafeBufferPointer<Float>.SubSequence
  ) {
    let tile = (row - tileRows.lowerBound) * tileColumns.count + column - tileColumns.lowerBound
    let starts = starts.elements
    let members = members.elements[Int(starts[tile])..<Int(starts[tile + 1])]
    return (members, windings.elements[tile * Self.side..<(tile + 1) * Self.side])
  }
}
