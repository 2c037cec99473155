extension Tile {
  /// Blends a line's colour once over all that its parts cover, within a clip.
  mutating func stroke(
    _ line: Line,
    _ pieces: UnsafePointer<Piece>,
    _ column: Int,
    _ row: Int,
    clip: BoxCoverage?
  ) {
    // A dense line covers most pixels wholly with a few of its parts. Once these are drawn, the
    // others are seen to change nothing before they are worked out.
    add(line, pieces, .sample, column, row)
    add(line, pieces, .rest, column, row)
    blendCoverage(line.color, clip: clip)
  }

  /// Adds a share of a line's parts to the coverage.
  private func add(
    _ line: Line,
    _ pieces: UnsafePointer<Piece>,
    _ share: Piece.Share,
    _ column: Int,
    _ row: Int
  ) {
    let origin = SIMD2(Double(x), Double(y))
    let coverage = coverage
    for index in line.firstPiece..<line.endPiece where pieces[index].tiles.contains(column, row) {
      if coverage.isComplete(width: width, height: height) { return }
      let first = pieces[index].first
      if line.isRound {
        pieces[index].forEachCode(share, tileColumn: column, tileRow: row) { code in
          let vertex = first &+ code.index
          let a = line.pixel(vertex) - origin
          let b = code.has(PartCode.dot) ? a : line.pixel(vertex &+ 1) - origin
          coverage.addCapsule(from: a, to: b, reach: line.reach)
        }
      } else {
        pieces[index].forEachCode(share, tileColumn: column, tileRow: row) { code in
          coverage.addPart(of: line, first &+ code.index, code, origin: origin)
        }
      }
    }
  }

  /// Blends a colour, multiplied by alpha, over what is covered, and empties the coverage.
  mutating func blendCoverage(_ color: SIMD4<Float>, clip: BoxCoverage?) {
    coverage.merge()
    let full = SIMD4<Float>(repeating: Coverage.full)
    for row in 0..<Tile.side {
      var groups = coverage.rows.touched[row]
      guard groups != 0 else { continue }
      while groups != 0 {
        let group = groups.trailingZeroBitCount
        groups &= groups &- 1
        let place = coverage.rows.values + (row &* Tile.groups &+ group)
        let sum = place.pointee
        place.pointee = .zero
        // One comparison that no lane needs spares the blend of what was touched in vain.
        guard sum.x + sum.y + sum.z + sum.w > 0 else { continue }
        var part = sum.below(full, then: sum, otherwise: SIMD4(repeating: 1))
        if let clip {
          part *= clip.coverage(SIMD4<Float>.centres(ofGroup: group), Float(row) + 0.5)
        }
        blend(row, group, color, coverage: part)
      }
    }
    coverage.rows.clearMarks()
  }
}
