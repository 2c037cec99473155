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
    let segment = SegmentFrame(from: a, to: line.pixel(index + 1) - origin)
    var start = line.cap
    var end = line.cap
    if !code.has(PartCode.first) {
      let before = SegmentFrame(from: line.vertex(before: index) - origin, to: a)
      start = line.isRoundJoin(before.length, segment.length) ? .disc : .wedge
      if start == .wedge { addWedge(of: line, before, segment) }
    }
    if !code.has(PartCode.last) {
      let after = line.vertex(after: index + 1) - line.pixel(index + 1)
      let length = (after * after).sum().squareRoot()
      end = line.isRoundJoin(segment.length, length) ? .disc : .wedge
    }
    addBody(segment, start, end, reach: Float(line.reach))
  }

  /// Adds a segment and what its ends say, without its joins' wedges.
  private func addBody(_ segment: SegmentFrame, _ start: Line.End, _ end: Line.End, reach: Float) {
    let extent = segment.extent(reach: Double(reach), padding: 1.5 * Double(reach))
    let zero = SIMD4<Float>.zero
    add(extent) { x, y in
      let (across, afterStart, afterEnd) = segment.position(x, y)
      let body = SIMD4(repeating: reach) - across.magnitudes
      let atStart = ended(start, body, across, beyond: -afterStart, reach)
      let atEnd = ended(end, body, across, beyond: afterEnd, reach)
      // Beyond one end the other has no say.
      let beforeEnd = zero.below(afterEnd, then: body, otherwise: atStart)
      let both = afterStart.below(zero, then: body, otherwise: atEnd)
      return beforeEnd.lesser(both).saturated
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
    case .butt:
      return body.lesser(SIMD4(repeating: 0.5) - beyond)
    case .square:
      return body.lesser(SIMD4(repeating: reach) - zero.greater(beyond))
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
    add(Extent(low: joint - padding, high: joint + padding)) { x, y in
      let (acrossBefore, _, beyondBefore) = before.position(x, y)
      let (acrossAfter, beyondAfter, _) = after.position(x, y)
      let furthest = acrossBefore.magnitudes.greater(acrossAfter.magnitudes)
      var value = SIMD4(repeating: reach) - furthest
      if !isMitre { value = value.lesser(SIMD4(repeating: edge - y * edgeY) - x * edgeX) }
      value = zero.below(beyondBefore, then: value, otherwise: zero)
      return beyondAfter.below(zero, then: value, otherwise: zero).saturated
    }
  }
}

extension SegmentFrame {
  /// The cosine of half the turn from this segment into the next, and the unit vector that points out
  /// of the corner; nil where there is no turn.
  func halfTurn(to next: SegmentFrame) -> (cosine: Double, normal: SIMD2<Double>?) {
    let sum = direction + next.direction
    let difference = direction - next.direction
    let length = (difference * difference).sum().squareRoot()
    let cosine = (sum * sum).sum().squareRoot() / 2
    return (cosine, length > 1e-9 ? difference / length : nil)
  }
}

extension Line {
  /// Whether a join between segments of these lengths is a disc.
  func isRoundJoin(_ before: Double, _ after: Double) -> Bool {
    hasRoundJoins || min(before, after) < half
  }

  /// Whether a join with this cosine of half its turn is prolonged to its tip.
  func isMitre(_ cosine: Double) -> Bool {
    1 / cosine <= mitreLimit
  }

  /// How far from its joint a wedge reaches.
  ///
  /// A mitre's tip is `reach` over the cosine away. A bevel lies within `reach` of both segments and of
  /// the cut: at most the square root of 2 times that away.
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
