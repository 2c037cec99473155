extension Tile {
  /// Blends a shading over what a box covers, within a clip.
  mutating func fill(_ box: PixelBox, _ shading: Shading, clip: BoxCoverage?) {
    // An opaque colour over itself, as that of a plot area over the picture's.
    if isUniform, shading.isSolid, shading.start == ground, ground.w >= 1 { return }
    guard var box = box.coverage(inTileAt: x, y) else { return }
    var clip = clip
    if let sharp = clip, sharp.isPixelAligned {
      // What such a clip leaves of each pixel is all or nothing.
      box.low = pointwiseMax(box.low, sharp.low)
      box.high = pointwiseMin(box.high, sharp.high)
      clip = nil
    }
    if box.isFull(width: width, height: height), clip == nil, shading.isSolid {
      cover(with: shading.start)
      return
    }
    let rows = box.rows.clamped(to: clip?.rows ?? 0..<Tile.side)
    let groups = box.groups.clamped(to: clip?.groups ?? 0..<Tile.groups)
    if shading.isSolid {
      fill(box, shading.start, rows, groups, clip: clip)
      return
    }
    let ramp = shading.ramp(x: x, y: y)
    for row in rows {
      let y = Float(row) + 0.5
      for group in groups {
        let x = SIMD4<Float>.centres(ofGroup: group)
        var coverage = box.coverage(x, y)
        if let clip { coverage *= clip.coverage(x, y) }
        blend(row, group, shading.colors(x, y, ramp: ramp, coverage: coverage))
      }
    }
  }

  /// Blends one colour over what a box covers of some rows and groups.
  private mutating func fill(
    _ box: BoxCoverage,
    _ color: SIMD4<Float>,
    _ rows: Range<Int>,
    _ groups: Range<Int>,
    clip: BoxCoverage?
  ) {
    let inner = box.innerGroups.clamped(to: groups)
    for row in rows {
      let y = Float(row) + 0.5
      let isInner = clip == nil && box.isWhole(row: y)
      var group = groups.lowerBound
      while group < groups.upperBound {
        if isInner, group == inner.lowerBound, !inner.isEmpty {
          cover(row, inner, with: color)
          group = inner.upperBound
          continue
        }
        let x = SIMD4<Float>.centres(ofGroup: group)
        var coverage = box.coverage(x, y)
        if let clip { coverage *= clip.coverage(x, y) }
        blend(row, group, color, coverage: coverage)
        group += 1
      }
    }
  }

  /// Blends a colour over what is inside one box and not inside another, within a clip.
  mutating func frame(
    _ outer: PixelBox,
    without inner: PixelBox?,
    _ color: SIMD4<Float>,
    clip: BoxCoverage?
  ) {
    guard let outer = outer.coverage(inTileAt: x, y) else { return }
    let inner = inner?.coverage(inTileAt: x, y)
    if let inner, inner.isFull(width: width, height: height) { return }
    let part = outer.groups.clamped(to: clip?.groups ?? 0..<Tile.groups)
    let hole = (inner?.innerGroups ?? 0..<0).clamped(to: part)
    for row in outer.rows.clamped(to: clip?.rows ?? 0..<Tile.side) {
      let y = Float(row) + 0.5
      let isHollow = inner.map { $0.isWhole(row: y) } ?? false
      var group = part.lowerBound
      while group < part.upperBound {
        if isHollow, group == hole.lowerBound, !hole.isEmpty {
          group = hole.upperBound
          continue
        }
        let x = SIMD4<Float>.centres(ofGroup: group)
        var coverage = outer.coverage(x, y)
        if let inner { coverage = (coverage - inner.coverage(x, y)).saturated }
        if let clip { coverage *= clip.coverage(x, y) }
        if coverage != .zero { blend(row, group, color, coverage: coverage) }
        group += 1
      }
    }
  }
}

extension BoxCoverage {
  /// Whether it has no corners and all of its sides lie between pixels or beyond the tile.
  fileprivate var isPixelAligned: Bool {
    !hasCorners && low == low.rounded(.toNearestOrEven) && high == high.rounded(.toNearestOrEven)
  }

  /// Whether the row with centre `y` is covered from its upper to its lower side, in all of
  /// `innerGroups`.
  @inline(__always)
  fileprivate func isWhole(row y: Float) -> Bool {
    low.y <= y - 0.5 && high.y >= y + 0.5 && !isRounded(y)
  }

  /// Whether a corner counts in the row with centre `y`.
  @inline(__always)
  private func isRounded(_ y: Float) -> Bool {
    guard hasCorners else { return false }
    return isRounded(y, corners[0], 1) || isRounded(y, corners[1], 1)
      || isRounded(y, corners[2], -1) || isRounded(y, corners[3], -1)
  }

  @inline(__always)
  private func isRounded(_ y: Float, _ corner: SIMD4<Float>, _ sign: Float) -> Bool {
    corner.w > 0 && (corner.y - y) * sign > 0
  }
}
