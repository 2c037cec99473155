import KeisenPrimitives

extension KeptMarkers {
  /// Rows that are read at once.
  private static let blockRows = 1024

  /// Returns the markers that reach into the view with their positions, for a renderer that keeps
  /// no columns.
  ///
  /// Rows are placed by the threads of this process.
  ///
  /// - Returns: The markers, or nil where none is in view.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows that may reach the view.
  package func placed() throws(KeisenError) -> Markers? {
    let gathered = try GatheredMarkers(
      of: visible,
      hasSizes: size.column != nil,
      hasColors: fill.column != nil
    ) { _, rows, output in
      var kept = 0
      let scratch = PlacedScratch(min(rows.count, Self.blockRows))
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockRows) {
        let some = first..<min(first + Self.blockRows, rows.upperBound)
        place(some, scratch, into: output, &kept)
      }
      return kept
    }
    guard gathered.count > 0 else { return nil }
    var placed = Markers(
      positions: gathered.positions,
      shape: shape,
      size: .one(0),
      fill: .one(.clear),
      border: border
    )
    switch size {
    case .one(let one): placed.size = .one(one)
    case .each: placed.size = gathered.sizes.map { .each($0) } ?? .one(0)
    }
    switch fill {
    case .one(let one): placed.fill = .one(one)
    case .each: placed.fill = gathered.colors.map { .each($0) } ?? .one(.clear)
    }
    return placed
  }

  /// Writes those of some rows that reach into the view.
  private func place(
    _ rows: Range<Int>,
    _ scratch: PlacedScratch,
    into output: GatheredMarkers.Output,
    _ kept: inout Int
  ) {
    let (xs, ys, sizes, colors) = (scratch.xs, scratch.ys, scratch.sizes, scratch.colors)
    x.place(rows, scratch.pairs, to: xs)
    y.place(rows, scratch.pairs, to: ys)
    size.column?.write(rows, to: sizes)
    fill.column?.write(rows, to: colors)
    var one = 0.0
    if case .one(let diameter) = size { one = diameter }
    for index in 0..<rows.count {
      let diameter = output.sizes == nil ? one : Double(sizes[index])
      let place = SIMD2(xs[index], ys[index])
      guard diameter > 0, reaches(place, by: min(diameter, 0x1p30)) else { continue }
      if let target = output.colors {
        guard colors[index] != .absent else { continue }
        target[kept] = colors[index]
      }
      if let target = output.sizes { target[kept] = sizes[index] }
      output.positions[kept] = SIMD2<Float>(place)
      kept += 1
    }
  }

  private func reaches(_ place: SIMD2<Double>, by reach: Double) -> Bool {
    place.x >= view.minX - reach && place.x <= view.maxX + reach
      && place.y >= view.minY - reach && place.y <= view.maxY + reach
  }
}

extension KeptMarkers.Size {
  fileprivate var column: KeptColumn<Float>? {
    if case .each(let column, _) = self { column } else { nil }
  }
}

extension KeptMarkers.Fill {
  fileprivate var column: KeptColumn<MarkerColor>? {
    if case .each(let column, _) = self { column } else { nil }
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
