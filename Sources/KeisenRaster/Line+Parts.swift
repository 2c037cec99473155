extension Line {
  /// Calls `body` with each part that starts at one of `count` vertices: its code, its box in
  /// pixels, and its two ends.
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
    var b = pixel(first)
    var isPlaceB = Line.isPlace(b)
    for vertex in first..<first + count {
      if vertex == runStarts[run + 1] { run += 1 }
      let a = b
      let isPlaceA = isPlaceB
      if vertex + 1 < self.count {
        b = pixel(vertex + 1)
        isPlaceB = Line.isPlace(b)
      }
      guard isPlaceA else { continue }
      let code = UInt16(truncatingIfNeeded: vertex &- first)
      if vertex + 1 < runStarts[run + 1], isPlaceB {
        if isRound {
          emit(PartCode(rawValue: code), a, b, padding: reach, body)
        } else if a != b {
          let ends = self.ends(vertex, runStarts[run]..<runStarts[run + 1])
          let part = PartCode(rawValue: code | ends)
          emit(part, a, b, padding: padding(vertex, part), body)
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

  /// Which ends of the segment at `vertex` have no other segment: the vertices beyond are none, or
  /// no places, or no other places.
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
  func padding(_ vertex: Int, _ code: PartCode) -> Double {
    if isRound { return reach }
    guard mitreLimit >= 1, !code.has(PartCode.first) else { return 1.5 * reach }
    let a = pixel(vertex)
    let before = SegmentFrame(from: self.vertex(before: vertex), to: a)
    let after = SegmentFrame(from: a, to: pixel(vertex + 1))
    return wedgePadding(before.halfTurn(to: after).cosine)
  }
}
