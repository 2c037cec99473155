extension Line {
  /// Calls `body` with each part that starts at one of `count` vertices: its code, its box in pixels,
  /// and its two ends.
  ///
  /// Vertices that are no place part a run in two; one alone between them is a dot.
  @inline(__always)
  func forEachPart(
    _ first: Int,
    _ count: Int,
    _ runStarts: UnsafeBufferPointer<Int>,
    _ body: (PartCode, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    var run = Line.run(of: first, in: runStarts)
    var a = pixel(first)
    for vertex in first..<first + count {
      if vertex == runStarts[run + 1] { run += 1 }
      let b = vertex + 1 < self.count ? pixel(vertex + 1) : a
      defer { a = b }
      guard Line.isPlace(a) else { continue }
      let code = UInt16(truncatingIfNeeded: vertex &- first)
      if vertex + 1 < runStarts[run + 1], Line.isPlace(b) {
        if isRound {
          emit(PartCode(rawValue: code), a, b, padding: reach, body)
        } else if a != b {
          let ends = self.ends(vertex, runStarts[run]..<runStarts[run + 1])
          let padding = self.padding(vertex, isFirst: ends & PartCode.first != 0)
          emit(PartCode(rawValue: code | ends), a, b, padding: padding, body)
        } else if isDegenerate(vertex, runStarts[run]..<runStarts[run + 1]) {
          emit(PartCode(rawValue: code | PartCode.dot), a, a, padding: reach, body)
        }
      } else if vertex == runStarts[run] || !Line.isPlace(pixel(vertex - 1)) {
        emit(PartCode(rawValue: code | PartCode.dot), a, a, padding: reach, body)
      }
    }
  }

  @inline(__always)
  private func emit(
    _ code: PartCode,
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    padding: Double,
    _ body: (PartCode, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    let low = SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y) - padding
    let high = SIMD2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y) + padding
    body(code, low, high, a, b)
  }

  /// The run that holds a vertex.
  private static func run(of vertex: Int, in starts: UnsafeBufferPointer<Int>) -> Int {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= vertex { low = middle } else { high = middle }
    }
    return low
  }

  /// Which ends of the segment at `vertex` have no other segment: the vertices beyond are none, or no
  /// places, or no other places.
  private func ends(_ vertex: Int, _ run: Range<Int>) -> UInt16 {
    let a = pixel(vertex)
    let b = pixel(vertex + 1)
    var before = vertex - 1
    while before >= run.lowerBound, pixel(before) == a { before -= 1 }
    var after = vertex + 2
    while after < run.upperBound, pixel(after) == b { after += 1 }
    let isFirst = before < run.lowerBound || !Line.isPlace(pixel(before))
    let isLast = after >= run.upperBound || !Line.isPlace(pixel(after))
    return (isFirst ? PartCode.first : 0) | (isLast ? PartCode.last : 0)
  }

  /// Whether a run, or what gaps leave of it, starts at `vertex` and never leaves that place.
  private func isDegenerate(_ vertex: Int, _ run: Range<Int>) -> Bool {
    let place = pixel(vertex)
    guard vertex == run.lowerBound || !Line.isPlace(pixel(vertex - 1)) else { return false }
    var other = vertex + 1
    while other < run.upperBound, pixel(other) == place { other += 1 }
    return other == run.upperBound || !Line.isPlace(pixel(other))
  }

  /// How far the segment at `vertex`, its ends and the join at its start reach beyond its box.
  private func padding(_ vertex: Int, isFirst: Bool) -> Double {
    guard mitreLimit >= 1, !isFirst else { return 1.5 * reach }
    let a = pixel(vertex)
    let before = SegmentFrame(from: self.vertex(before: vertex), to: a)
    let after = SegmentFrame(from: a, to: pixel(vertex + 1))
    return wedgePadding(before.halfTurn(to: after).cosine)
  }

  /// Calls `body` with each part's code and the index, in the piece's bounds, of each tile that the part
  /// may touch within `bounds`.
  @inline(__always)
  func forEachTile(
    of piece: Piece,
    _ runStarts: UnsafeBufferPointer<Int>,
    _ bounds: PixelBounds,
    _ body: (PartCode, Int) -> Void
  ) {
    let tiles = piece.tiles
    let limits = TileLimits(bounds)
    forEachPart(piece.first, piece.count, runStarts) { code, low, high, a, b in
      guard limits.areTouched(low, high) else { return }
      let left = limits.column(low.x)
      let right = limits.column(high.x)
      let top = limits.row(low.y)
      let bottom = limits.row(high.y)
      var first = left
      var last = right
      let isSlanted = left != right && top != bottom && a.y != b.y
      for row in top...bottom {
        if isSlanted {
          // The columns in which the segment, so padded, passes this row.
          let padding = min(a.x, b.x) - low.x
          let side = Double(Tile.side)
          let upper = (Double(row) * side - padding - a.y) / (b.y - a.y)
          let lower = (Double(row + 1) * side + padding - a.y) / (b.y - a.y)
          let entry = max(0, min(min(upper, lower), 1))
          let exit = max(0, min(max(upper, lower), 1))
          let xs = (a.x + entry * (b.x - a.x), a.x + exit * (b.x - a.x))
          first = max(left, limits.column(min(xs.0, xs.1) - padding))
          last = min(right, limits.column(max(xs.0, xs.1) + padding))
        }
        guard first <= last else { continue }
        let line = (row &- tiles.top) &* tiles.width &- tiles.left
        for column in first...last { body(code, line &+ column) }
      }
    }
  }
}
