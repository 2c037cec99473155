extension Coverage {
  /// Adds one part of a line with any joins and caps: a segment and the join at its start.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - index: The part's first vertex.
  ///   - code: What stands at its ends.
  ///   - origin: The tile's top left pixel.
  func addPart(of line: Line, _ index: Int, _ code: PartCode, origin: SIMD2<Double>) {
    let a = line.pixel(index) - origin
    guard !code.has(PartCode.dot) else {
      addCapsule(from: a, to: a, reach: line.reach)
      return
    }
    let b = line.pixel(index + 1) - origin
    let before = code.has(PartCode.first) ? nil : line.vertex(before: index) - origin
    let after = code.has(PartCode.last) ? nil : line.vertex(after: index + 1) - origin
    if abs(b.x - a.x) >= abs(b.y - a.y) {
      rows.addPart(of: line, before, a, b, after)
    } else {
      columns.addPart(of: line, before?.mirrored, a.mirrored, b.mirrored, after?.mirrored)
    }
  }
}

extension CoveragePlane {
  /// Adds the segment from `a` to `b` and the join at `a`, given the other segments' far ends.
  fileprivate func addPart(
    of line: Line,
    _ before: SIMD2<Double>?,
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    _ after: SIMD2<Double>?
  ) {
    let segment = SegmentFrame(from: a, to: b)
    var start = line.cap
    var end = line.cap
    if let before {
      let previous = SegmentFrame(from: before, to: a)
      start = line.join(previous.length, segment.length)
      if start == .wedge { addWedge(of: line, previous, segment) }
      if start == .sector { addSector(of: line, previous, segment) }
    }
    if let after {
      let next = SegmentFrame(from: b, to: after)
      end = line.join(segment.length, next.length)
    }
    addBody(segment, start, end, reach: line.reach)
  }

  /// Adds a segment and what its ends say, without its joins' wedges.
  private func addBody(
    _ segment: SegmentFrame,
    _ start: Line.End,
    _ end: Line.End,
    reach: Double
  ) {
    let zero = SIMD4<Float>.zero
    let limit = Float(reach)
    let low = SIMD2(min(segment.a.x, segment.b.x), min(segment.a.y, segment.b.y)) - 1.5 * reach
    let high = SIMD2(max(segment.a.x, segment.b.x), max(segment.a.y, segment.b.y)) + 1.5 * reach
    var strip = segment.strip(reach: reach)
    strip.innerEnd = 0
    add(Box(low: low, high: high), strip) { x, y in
      let across = segment.across(x, y)
      let (afterStart, afterEnd) = segment.position(x, y)
      let body = SIMD4(repeating: limit) - across.magnitudes
      let atStart = ended(start, body, across, beyond: -afterStart, limit)
      let atEnd = ended(end, body, across, beyond: afterEnd, limit)
      // Beyond one end the other has no say.
      let beforeEnd = zero.below(afterEnd, then: body, otherwise: atStart)
      let afterBoth = afterStart.below(zero, then: body, otherwise: atEnd)
      return beforeEnd.lesser(afterBoth).saturated
    }
  }

  /// What an end leaves of a segment's body, `beyond` it or, where that is negative, before it.
  @inline(__always)
  private func ended(
    _ end: Line.End,
    _ body: SIMD4<Float>,
    _ across: SIMD4<Float>,
    beyond: SIMD4<Float>,
    _ reach: Float
  ) -> SIMD4<Float> {
    let zero = SIMD4<Float>.zero
    switch end {
    case .disc:
      let outside = zero.greater(beyond)
      let distance = (across * across + outside * outside).squareRoot()
      return SIMD4(repeating: reach) - distance
    case .wedge:
      return zero.below(beyond, then: zero, otherwise: body)
    case .sector:
      // What rounding may leave between the sector and both segments is the first one's.
      return SIMD4(repeating: Self.seam).below(beyond, then: zero, otherwise: body)
    case .butt:
      return body.lesser(SIMD4(repeating: 0.5) - beyond)
    case .square:
      return body.lesser(SIMD4(repeating: reach) - zero.greater(beyond))
    }
  }

  /// How far a segment goes on beyond a round join, in pixels.
  private static let seam: Float = 1 / 1024

  /// Adds the part of a disc that is beyond two segments.
  private func addSector(of line: Line, _ before: SegmentFrame, _ after: SegmentFrame) {
    let (cosine, normal) = before.halfTurn(to: after)
    let turn = before.direction - after.direction
    guard let normal, (turn * turn).sum().squareRoot() * line.reach > Double(Self.seam) else {
      return
    }
    let joint = after.a
    // Both sides of the sector and its middle, and how far the arcs between them stand out.
    var (low, high) = (joint, joint)
    for direction in [before.direction, after.direction] {
      var side = SIMD2(-direction.y, direction.x)
      if (side * normal).sum() < 0 { side = -side }
      low = pointwiseMin(low, joint + side * line.reach)
      high = pointwiseMax(high, joint + side * line.reach)
    }
    low = pointwiseMin(low, joint + normal * line.reach)
    high = pointwiseMax(high, joint + normal * line.reach)
    let padding = line.reach * (1 - ((1 + cosine) / 2).squareRoot()) + 0.5
    let reach = SIMD4(repeating: Float(line.reach))
    let (centreX, centreY) = (SIMD4(repeating: Float(joint.x)), Float(joint.y))
    let zero = SIMD4<Float>.zero
    add(Box(low: low - padding, high: high + padding)) { x, y in
      let (across, down) = (x - centreX, SIMD4(repeating: y - centreY))
      let value = reach - (across * across + down * down).squareRoot()
      let outside = zero.below(before.position(x, y).afterEnd, then: value, otherwise: zero)
      return after.position(x, y).afterStart.below(zero, then: outside, otherwise: zero).saturated
    }
  }

  /// Adds the outer side of a bevel or mitre between two segments.
  private func addWedge(of line: Line, _ before: SegmentFrame, _ after: SegmentFrame) {
    let (cosine, normal) = before.halfTurn(to: after)
    guard let normal else { return }
    let isMitre = line.isMitre(cosine)
    let reach = Float(line.reach)
    let padding = line.wedgePadding(cosine)
    let joint = after.a
    let edge = Float(line.half * cosine + 0.5 + (joint * normal).sum())
    let edgeX = Float(normal.x)
    let edgeY = Float(normal.y)
    let zero = SIMD4<Float>.zero
    add(Box(low: joint - padding, high: joint + padding)) { x, y in
      let beyondBefore = before.position(x, y).afterEnd
      let beyondAfter = after.position(x, y).afterStart
      let furthest = before.across(x, y).magnitudes.greater(after.across(x, y).magnitudes)
      var value = SIMD4(repeating: reach) - furthest
      if !isMitre { value = value.lesser(SIMD4(repeating: edge - y * edgeY) - x * edgeX) }
      value = zero.below(beyondBefore, then: value, otherwise: zero)
      return beyondAfter.below(zero, then: value, otherwise: zero).saturated
    }
  }
}

extension SegmentFrame {
  /// The cosine of half the turn from this segment into the next, and the unit vector that points
  /// out of the corner; nil where there is no turn.
  func halfTurn(to next: SegmentFrame) -> (cosine: Double, normal: SIMD2<Double>?) {
    let sum = direction + next.direction
    let difference = direction - next.direction
    let length = (difference * difference).sum().squareRoot()
    let cosine = (sum * sum).sum().squareRoot() / 2
    return (cosine, length > 1e-9 ? difference / length : nil)
  }
}

extension Line {
  /// What ends both segments of these lengths where they meet.
  func join(_ before: Double, _ after: Double) -> End {
    guard hasRoundJoins || min(before, after) < shortest else { return .wedge }
    return cap == .disc ? .disc : .sector
  }

  /// Whether a join with this cosine of half its turn is prolonged to its tip.
  func isMitre(_ cosine: Double) -> Bool {
    1 / cosine <= mitreLimit
  }

  /// How far from its joint a wedge reaches.
  ///
  /// A mitre's tip is `reach` over the cosine away. A bevel lies within `reach` of both segments
  /// and of the cut: at most the square root of 2 times that away.
  func wedgePadding(_ cosine: Double) -> Double {
    isMitre(cosine) ? max(1.5, 1 / max(cosine, 0x1p-40)) * reach : 1.5 * reach
  }

  /// The last vertex before `index` in its run that is another place, in pixels.
  ///
  /// There is one: a segment's first vertex without the flag `PartCode.first` is asked for only.
  func vertex(before index: Int) -> SIMD2<Double> {
    let here = pixel(index)
    var other = index - 1
    while other > 0, pixel(other) == here { other -= 1 }
    return pixel(other)
  }

  /// The first vertex after `index` in its run that is another place, in pixels.
  func vertex(after index: Int) -> SIMD2<Double> {
    let here = pixel(index)
    var other = index + 1
    while other < count - 1, pixel(other) == here { other += 1 }
    return pixel(other)
  }
}
