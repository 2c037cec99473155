import KeisenPrimitives

extension PathTiles {
  /// How much of a square is covered.
  package enum Cover: Sendable {
    /// Nothing.
    case none
    /// Every pixel of it that is among `columns` and `rows`, wholly.
    case full
    /// As the numbers say that were written.
    case varied
  }

  /// Less than half a step of 8 bits from nothing, and from everything.
  private static let slack: Float = 1.0 / 512

  /// Works out what is covered of a square.
  ///
  /// - Parameters:
  ///   - column: The square's column, one of `tileColumns`.
  ///   - row: Its row, one of `tileRows`.
  ///   - values: Takes the coverage, 0...1, in `side` rows of `lineStride` floats, where the result
  ///     is `varied`: in those among `rows` that of all fours of pixels, aligned for vectors, with
  ///     any among `columns`; pixels of these that are not have 0.
  /// - Returns: What is covered.
  package func cover(
    column: Int,
    row: Int,
    _ values: UnsafeMutablePointer<Float>
  ) -> Cover {
    defer { withExtendedLifetime(self) {} }
    let (members, windings) = parts(column, row)
    let (x, y) = (column * Self.side, row * Self.side)
    let left = max(0, columns.lowerBound - x)
    let right = min(Self.side, columns.upperBound - x)
    let top = max(0, rows.lowerBound - y)
    let bottom = min(Self.side, rows.upperBound - y)
    if members.isEmpty {
      let known = windings[windings.startIndex + top..<windings.startIndex + bottom]
      if let cover = uniform(known) { return cover }
    }
    // Edges end where rows and columns do.
    (values + top * Self.lineStride)
      .initialize(repeating: 0, count: (bottom - top) * Self.lineStride)
    let edges = edges.elements
    let origin = SIMD4(Float(x), Float(y), Float(x), Float(y))
    for member in members {
      Self.add(edges[Int(truncatingIfNeeded: member)] - origin, to: values)
    }
    var limits = (minimum: Float(1), maximum: Float(0))
    for line in top..<bottom {
      sum(
        values + line * Self.lineStride,
        left..<right,
        from: windings[windings.startIndex + line],
        &limits
      )
    }
    if limits.maximum < Self.slack { return .none }
    return limits.minimum > 1 - Self.slack ? .full : .varied
  }

  /// Adds up along a row, and writes the coverage of the columns, before which no edge adds
  /// anything.
  private func sum(
    _ pixels: UnsafeMutablePointer<Float>,
    _ columns: Range<Int>,
    from winding: Float,
    _ limits: inout (minimum: Float, maximum: Float)
  ) {
    var sum = winding
    var coverage = folded(sum)
    var pixel = columns.lowerBound
    let row = UnsafeMutableRawPointer(pixels)
    while pixel < columns.upperBound {
      // Inside and outside, most of a shape, no edge adds anything to four pixels at once.
      if pixel & 3 == 0, pixel + 4 <= columns.upperBound, Self.isZero(row + 4 * pixel) {
        let four = SIMD4(repeating: coverage)
        row.storeBytes(of: four, toByteOffset: 4 * pixel, as: SIMD4<Float>.self)
        pixel += 4
      } else {
        sum += pixels[pixel]
        coverage = folded(sum)
        pixels[pixel] = coverage
        pixel += 1
      }
      limits.minimum = coverage < limits.minimum ? coverage : limits.minimum
      limits.maximum = coverage > limits.maximum ? coverage : limits.maximum
    }
    for pixel in columns.upperBound..<(columns.upperBound + 3) & ~3 { pixels[pixel] = 0 }
  }

  /// Whether four floats are 0.
  @inline(__always)
  private static func isZero(_ four: UnsafeMutableRawPointer) -> Bool {
    let bits = four.load(as: SIMD2<UInt64>.self)
    return bits.x | bits.y == 0
  }

  /// What is covered where each row is covered alike from side to side; nil where rows differ.
  private func uniform(_ windings: UnsafeBufferPointer<Float>.SubSequence) -> Cover? {
    var (minimum, maximum) = (Float(1), Float(0))
    for winding in windings {
      let coverage = folded(winding)
      minimum = min(minimum, coverage)
      maximum = max(maximum, coverage)
    }
    if maximum < Self.slack { return Cover.none }
    return minimum > 1 - Self.slack ? .full : nil
  }

  /// The coverage of a pixel of which edges wind around a signed area.
  @inline(__always)
  private func folded(_ sum: Float) -> Float {
    let size = abs(sum)
    guard rule == .evenOdd else { return size < 1 ? size : 1 }
    let rest = size - 2 * (size * 0.5).rounded(.down)
    return rest > 1 ? 2 - rest : rest
  }

  /// Adds an edge in pixels from the square's corner: what it adds to each pixel's area, and to all
  /// on its right.
  private static func add(_ edge: SIMD4<Float>, to values: UnsafeMutablePointer<Float>) {
    let side = Float(Self.side)
    let sign: Float = edge.y < edge.w ? 1 : -1
    let (a, b) =
      sign > 0
      ? (SIMD2(edge.x, edge.y), SIMD2(edge.z, edge.w))
      : (SIMD2(edge.z, edge.w), SIMD2(edge.x, edge.y))
    let slope = (b.x - a.x) / (b.y - a.y)
    let top = max(a.y, 0)
    let bottom = min(b.y, side)
    guard top < bottom else { return }
    let start = top == a.y ? a.x : a.x + (top - a.y) * slope
    let end = bottom == b.y ? b.x : a.x + (bottom - a.y) * slope
    if start <= 0, end <= 0 {
      walk(0, top, 0, bottom, 0, sign, values)
    } else if start >= 0, end >= 0, start <= side, end <= side {
      walk(start, top, end, bottom, slope, sign, values)
    } else {
      // The heights at which it passes the square's sides, in order.
      func height(_ x: Float) -> Float { min(max(top + (x - start) / slope, top), bottom) }
      let (first, second) = start < end ? (height(0), height(side)) : (height(side), height(0))
      if start < 0 { walk(0, top, 0, first, 0, sign, values) }
      if end < 0 { walk(0, second, 0, bottom, 0, sign, values) }
      let from = min(max(start, 0), side)
      let to = min(max(end, 0), side)
      walk(from, first, to, second, slope, sign, values)
    }
  }

  /// Adds an edge that is within the square, row by row.
  private static func walk(
    _ x0: Float,
    _ y0: Float,
    _ x1: Float,
    _ y1: Float,
    _ slope: Float,
    _ sign: Float,
    _ values: UnsafeMutablePointer<Float>
  ) {
    EdgeAreas.walk(
      from: SIMD2(x0, y0),
      to: SIMD2(x1, y1),
      slope: slope,
      sign: sign,
      rows: side,
      stride: lineStride,
      values
    ) { _, _, _ in }
  }
}
