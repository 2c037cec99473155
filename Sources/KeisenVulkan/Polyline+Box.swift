import KeisenDrawing
import KeisenPrimitives

extension Polyline {
  /// The pixels within a frame that the stroked line may touch.
  ///
  /// Vertices that are NaN or more than 2^30 pixels away count for nothing, as in the shaders. One
  /// pass over the vertices.
  func touchedBox(scale: Float, halfWidth: Double, within frame: PixelBox) -> PixelBox {
    // The corner of a square cap is 2^(1/2) half widths from its end.
    var reach = stroke.join == .round && stroke.cap == .round ? halfWidth : 1.5 * halfWidth
    // Where the limit is NaN no mitre is drawn.
    if stroke.join == .mitre, stroke.mitreLimit > 1.5 {
      reach = (halfWidth + 0.5) * stroke.mitreLimit
    }
    reach += 1
    guard let (low, high) = vertexBounds(limit: 0x1p30 / max(scale, .leastNormalMagnitude)) else {
      return .empty
    }
    let ratio = Double(scale)
    return PixelBox(
      touching: (
        Double(low.x) * ratio - reach, Double(low.y) * ratio - reach,
        Double(high.x) * ratio + reach, Double(high.y) * ratio + reach
      ),
      within: frame
    )
  }

  /// The least and greatest coordinates up to a magnitude; nil where there is none.
  private func vertexBounds(limit: Float) -> (low: SIMD2<Float>, high: SIMD2<Float>)? {
    let all = vertices.vertices
    guard let base = all.baseAddress else { return nil }
    var low = SIMD8<Float>(repeating: .infinity)
    var high = SIMD8<Float>(repeating: -.infinity)
    let maximum = SIMD8<Float>(repeating: limit)
    let minimum = SIMD8<Float>(repeating: -limit)
    // Comparisons with NaN are false: it replaces nothing.
    func take(_ four: SIMD8<Float>) {
      let near = (four .<= maximum) .& (four .>= minimum)
      low.replace(with: four, where: (four .< low) .& near)
      high.replace(with: four, where: (four .> high) .& near)
    }
    let raw = UnsafeRawPointer(base)
    let whole = all.count / 4
    for index in 0..<whole {
      take(raw.loadUnaligned(fromByteOffset: index &* 32, as: SIMD8<Float>.self))
    }
    for vertex in all[(whole * 4)...] {
      take(SIMD8(vertex.x, vertex.y, vertex.x, vertex.y, vertex.x, vertex.y, vertex.x, vertex.y))
    }
    let left = min(min(low[0], low[2]), min(low[4], low[6]))
    let top = min(min(low[1], low[3]), min(low[5], low[7]))
    let right = max(max(high[0], high[2]), max(high[4], high[6]))
    let bottom = max(max(high[1], high[3]), max(high[5], high[7]))
    guard left <= right, top <= bottom else { return nil }
    return (SIMD2(left, top), SIMD2(right, bottom))
  }
}
