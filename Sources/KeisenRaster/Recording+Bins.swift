import KeisenDrawing
import KeisenPrimitives

extension Recording {
  /// Finds the tiles that each piece of a line touches; pieces are independent of each other.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func binPieces(of list: DisplayList, on crew: Crew) throws(KeisenError) {
    let pieces = pieces.base
    let missing = Locked(0)
    // A small piece is done before a thread is awake.
    let vertices = (0..<self.pieces.count).reduce(0) { $0 + pieces[$1].count }
    let crew = vertices < 4 * PartCode.indices ? Crew.caller : crew
    crew.run(self.pieces.count) { _, index in
      let piece = pieces[index]
      let line = self.lines.base[piece.line]
      guard line.item >= 0 else { return }
      guard case .polyline(let polyline) = list.commands[piece.command].primitive else { return }
      let bounds = self.items.base[line.item].bounds
      let bytes = polyline.runStarts.withUnsafeBufferPointer {
        pieces[index].bin(line, runStarts: $0, within: bounds)
      }
      if bytes > 0 { missing.withLock { $0 = max($0, bytes) } }
    }
    let bytes = missing.withLock { $0 }
    if bytes > 0 { throw .outOfMemory(bytes, for: "a line's tiles") }
    for index in 0..<lines.count {
      let line = lines.base[index]
      guard line.item >= 0 else { continue }
      items.base[line.item].tiles = (line.firstPiece..<line.endPiece)
        .reduce(TileBounds()) { $0.union(pieces[$1].tiles) }
    }
  }

  /// Finds the tiles that each batch of markers touches; batches are independent of each other.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func binMarkers(on crew: Crew) throws(KeisenError) {
    // A batch that is changed through the property would be an access to all of them.
    let batches = batches.base
    let missing = Locked(0)
    crew.run(self.batches.count) { _, index in
      let set = self.markers.base[batches[index].set]
      guard set.item >= 0 else { return }
      let bytes = batches[index].bin(set, within: self.items.base[set.item].bounds)
      if bytes > 0 { missing.withLock { $0 = max($0, bytes) } }
    }
    let bytes = missing.withLock { $0 }
    if bytes > 0 { throw .outOfMemory(bytes, for: "tiles of markers") }
  }

  /// Finds the items that touch each row of tiles, in their order.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func sortIntoBands() throws(KeisenError) {
    let offsets = bandOffsets.base
    for index in 0..<items.count {
      let tiles = items.base[index].tiles
      for row in tiles.top..<max(tiles.top, tiles.bottom) { offsets[row + 1] += 1 }
    }
    for row in 0..<tileRows { offsets[row + 1] += offsets[row] }
    let total = offsets[tileRows]
    bandItems = try Storage(repeating: 0, count: total, purpose: "bands")
    for index in 0..<items.count {
      let tiles = items.base[index].tiles
      for row in tiles.top..<max(tiles.top, tiles.bottom) {
        bandItems.base[offsets[row]] = index
        offsets[row] += 1
      }
    }
    // Each offset has moved to the next row's start.
    for row in stride(from: tileRows, to: 0, by: -1) { offsets[row] = offsets[row - 1] }
    offsets[0] = 0
  }
}
