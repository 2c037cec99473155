import KeisenPrimitives

extension KeptMarkers {
  /// Rows that are read at once.
  private static let blockRows = 1024

  /// Returns the markers that reach into the view with their positions, for a renderer that keeps no columns.
  ///
  /// - Returns: The markers, or nil where none is in view.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows that may reach the view.
  package func placed() throws(KeisenError) -> Markers? {
    let positions = VertexBuffer()
    let sizes = GrowingBuffer<Float>()
    let colors = GrowingBuffer<MarkerColor>()
    let scratch = PlacedScratch(Self.blockRows)
    for first in stride(from: visible.lowerBound, to: visible.upperBound, by: Self.blockRows) {
      let some = first..<min(first + Self.blockRows, visible.upperBound)
      x.place(some, scratch.pairs, to: scratch.xs)
      y.place(some, scratch.pairs, to: scratch.ys)
      if case .each(let column, _) = size { column.write(some, to: scratch.sizes) }
      if case .each(let column, _) = fill { column.write(some, to: scratch.colors) }
      for index in 0..<some.count {
        var diameter = 0.0
        switch size {
        case .one(let one): diameter = one
        case .each: diameter = Double(scratch.sizes[index])
        }
        let place = SIMD2(scratch.xs[index], scratch.ys[index])
        guard diameter > 0, reaches(place, by: min(diameter, 0x1p30)) else { continue }
        if case .each = fill {
          guard scratch.colors[index] != .absent else { continue }
          try colors.append(scratch.colors[index])
        }
        if case .each = size { try sizes.append(scratch.sizes[index]) }
        try positions.append(SIMD2<Float>(place))
      }
    }
    guard positions.count > 0 else { return nil }
    var placed = Markers(positions: positions, shape: shape, size: .one(0), fill: .one(.clear))
    switch size {
    case .one(let one): placed.size = .one(one)
    case .each: placed.size = .each(sizes)
    }
    switch fill {
    case .one(let one): placed.fill = .one(one)
    case .each: placed.fill = .each(colors)
    }
    placed.border = border
    return placed
  }

  private func reaches(_ place: SIMD2<Double>, by reach: Double) -> Bool {
    place.x >= view.minX - reach && place.x <= view.maxX + reach
      && place.y >= view.minY - reach && place.y <= view.maxY + reach
  }
}

extension KeptMarkers.Axis {
  /// Writes the positions of some rows; `pairs` is room for as many.
  fileprivate func place(
    _ rows: Range<Int>,
    _ pairs: UnsafeMutablePointer<SIMD2<Float>>,
    to positions: UnsafeMutablePointer<Double>
  ) {
    guard let coordinates else {
      for (index, row) in rows.enumerated() {
        positions[index] = position + (Double(row) - centre) * slope
      }
      return
    }
    coordinates.write(rows, to: pairs)
    for index in 0..<rows.count {
      let pair = SIMD2<Double>(pairs[index])
      positions[index] = position + ((pair.x - centre) + pair.y) * slope
    }
  }
}

/// Room for a block of rows.
private final class PlacedScratch {
  let pairs: UnsafeMutablePointer<SIMD2<Float>>
  let xs: UnsafeMutablePointer<Double>
  let ys: UnsafeMutablePointer<Double>
  let sizes: UnsafeMutablePointer<Float>
  let colors: UnsafeMutablePointer<MarkerColor>

  init(_ rows: Int) {
    pairs = .allocate(capacity: rows)
    xs = .allocate(capacity: rows)
    ys = .allocate(capacity: rows)
    sizes = .allocate(capacity: rows)
    colors = .allocate(capacity: rows)
  }

  deinit {
    pairs.deallocate()
    xs.deallocate()
    ys.deallocate()
    sizes.deallocate()
    colors.deallocate()
  }
}
