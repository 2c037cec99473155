extension Tile {
  /// Rows of a column of pixels that are worked out together.
  private static let block = 8

  /// Blends an envelope's colour once over all that it covers, within a clip.
  mutating func sweep(_ envelope: PixelEnvelope, clip: BoxCoverage?) {
    let first = max(0, envelope.left - x)
    let end = min(width, envelope.right - x)
    // Columns that are covered alike from the tile's top side to its bottom.
    var uniform: UInt64 = 0
    var isVaried = false
    for column in first..<max(first, end) {
      let pixels = envelope.pixels[x &+ column &- envelope.left]
      let reached = pixels.reached - SIMD2(repeating: Float(y))
      guard reached.x < Float(height), reached.y > 0, reached.x < reached.y else { continue }
      if pixels.known.x <= Float(y) + 0.5, pixels.known.y >= Float(y &+ height) - 0.5 {
        uniform |= 1 &<< UInt64(truncatingIfNeeded: column)
        columnCoverage[column] = pixels.coverage
      } else {
        let groups = cover(column, of: envelope, pixels)
        isVaried = isVaried || groups != 0
        coverage.columns.touched[column] = groups
      }
    }
    if !isVaried, clip == nil, (~uniform).trailingZeroBitCount >= width {
      blendColumns(envelope.color)
      return
    }
    guard isVaried || uniform != 0 else { return }
    while uniform != 0 {
      let column = uniform.trailingZeroBitCount
      uniform &= uniform &- 1
      let place = coverage.columns.values + column &* Tile.groups
      place.update(repeating: SIMD4(repeating: columnCoverage[column]), count: Tile.groups)
      coverage.columns.touched[column] = .max
    }
    blendCoverage(envelope.color, clip: clip)
  }

  /// Works out what an envelope covers of a column, and returns the groups that it touches.
  private func cover(
    _ column: Int,
    of envelope: PixelEnvelope,
    _ pixels: EnvelopePixels
  ) -> UInt16 {
    let place = coverage.columns.values + column &* Tile.groups
    let x = Float(x &+ column) + 0.5
    let reached = pixels.reached - SIMD2(repeating: Float(y))
    let known = pixels.known - SIMD2(repeating: Float(y))
    let bottom = reached.y < Float(height) ? reached.y : Float(height) - 0.5
    let rows = Int(reached.x > 0 ? reached.x : 0)...Int(bottom)
    guard let bundles = envelope.bundles, !pixels.isJoined else {
      var fringes = fringes
      fringes.find(envelope.joined(near: Double(self.x &+ column) + 0.5), envelope.places)
      return cover(place, rows, fringes, known, pixels.coverage)
    }
    var groups: UInt16 = 0
    for block in rows.lowerBound / Tile.block...rows.upperBound / Tile.block {
      let top = Float(Tile.block &* block)
      let groupPlace = place + 2 &* block
      if known.x <= top + 0.5, known.y >= top + 7.5 {
        groupPlace.update(repeating: SIMD4(repeating: pixels.coverage), count: 2)
      } else if !bundles.cover(
        groupPlace,
        x: x,
        y: Float(y) + top,
        from: Int(pixels.interval)
      ) {
        continue
      }
      groups |= 3 &<< UInt16(truncatingIfNeeded: 2 &* block)
    }
    return groups
  }

  /// Works out some rows of a column near which an envelope's intervals touch each other.
  private func cover(
    _ place: UnsafeMutablePointer<SIMD4<Float>>,
    _ rows: ClosedRange<Int>,
    _ fringes: EnvelopeFringes,
    _ known: SIMD2<Float>,
    _ coverage: Float
  ) -> UInt16 {
    var groups: UInt16 = 0
    for group in rows.lowerBound / 4...rows.upperBound / 4 {
      let top = Float(4 &* group)
      place[group] =
        known.x <= top + 0.5 && known.y >= top + 3.5
        ? SIMD4(repeating: coverage) : fringes.coverage(y: Float(y) + top)
      groups |= 1 &<< UInt16(truncatingIfNeeded: group)
    }
    return groups
  }

  /// Blends a colour, multiplied by alpha, over all columns as `columnCoverage` says.
  private mutating func blendColumns(_ color: SIMD4<Float>) {
    var isFull = true
    for column in 0..<width where columnCoverage[column] < Coverage.full { isFull = false }
    if isFull {
      cover(with: color)
      return
    }
    let groups = UnsafeRawPointer(columnCoverage).assumingMemoryBound(to: SIMD4<Float>.self)
    for row in 0..<height {
      for group in 0..<(width + 3) / 4 {
        blend(row, group, color, coverage: groups[group])
      }
    }
  }
}
