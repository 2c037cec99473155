extension Tile {
  /// Blends a shading over what a box covers, within a clip.
  mutating func fill(_ box: PixelBox, _ shading: Shading, clip: BoxCoverage?) {
    guard let box = box.coverage(inTileAt: x, y) else { return }
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
    let isPlain = clip == nil && !box.hasCorners
    let inner = box.innerGroups.clamped(to: groups)
    for row in rows {
      let y = Float(row) + 0.5
      let isInner = isPlain && box.low.y <= y - 0.5 && box.high.y >= y + 0.5
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
    for row in outer.rows.clamped(to: clip?.rows ?? 0..<Tile.side) {
      let y = Float(row) + 0.5
      for group in part {
        let x = SIMD4<Float>.centres(ofGroup: group)
        var coverage = outer.coverage(x, y)
        if let inner { coverage = (coverage - inner.coverage(x, y)).saturated }
        if let clip { coverage *= clip.coverage(x, y) }
        guard coverage != .zero else { continue }
        blend(row, group, color, coverage: coverage)
      }
    }
  }
}
