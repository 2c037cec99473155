import KeisenPrimitives

extension Recording {
  /// Draws all tiles; each is drawn whole by one thread.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into target: PixelBuffer, on crew: Crew) throws(KeisenError) {
    let count = tileColumns * tileRows
    // Waking a thread costs as much as a few tiles.
    let crew = Crew(width: min(crew.width, (count + 7) / 8))
    let tiles = try TileSet(count: crew.width)
    crew.run(count) { worker, index in
      let row = index / tileColumns
      let column = index % tileColumns
      tiles.withTile(worker) { tile in
        tile.begin(x: column * Tile.side, y: row * Tile.side, of: target, ground: background)
        draw(on: &tile, column, row)
        tile.write(to: target)
      }
    }
  }

  /// Draws what touches a tile, back to front.
  private func draw(on tile: inout Tile, _ column: Int, _ row: Int) {
    let items = items.base
    for index in bandOffsets.base[row]..<bandOffsets.base[row + 1] {
      let item = items + bandItems.base[index]
      guard item.pointee.tiles.contains(column, row) else { continue }
      var clip: BoxCoverage?
      if item.pointee.clip >= 0 {
        clip = clips.base[item.pointee.clip].coverage(inTileAt: tile.x, tile.y)
        guard let part = clip else { continue }
        if part.isFull(width: tile.width, height: tile.height) { clip = nil }
      }
      switch item.pointee.shape {
      case .fill(let box, let shading):
        tile.fill(box, shading, clip: clip)
      case .frame(let outer, let inner, let color):
        tile.frame(outer, without: inner, color, clip: clip)
      case .line(let index):
        tile.stroke(lines.base[index], pieces.base, column, row, clip: clip)
      case .envelope(let index):
        tile.sweep(envelopes.base[index], clip: clip)
      case .markers(let index):
        tile.mark(markers.base[index], batches.base, column, row, clip: clip)
      case .cells(let index): tile.paint(cells[index], clip: clip)
      case .glyphs(let first, let end, let color):
        for glyph in first..<end { tile.print(glyphs.base[glyph], color, clip: clip) }
      }
    }
  }
}

/// One tile for each worker.
private final class TileSet {
  private let tiles: UnsafeMutablePointer<Tile>
  private var count = 0

  init(count: Int) throws(KeisenError) {
    tiles = .allocate(capacity: count)
    for _ in 0..<count {
      (tiles + self.count).initialize(to: try Tile())
      self.count += 1
    }
  }

  deinit {
    tiles.deinitialize(count: count)
    tiles.deallocate()
  }

  func withTile(_ worker: Int, _ body: (inout Tile) -> Void) {
    body(&tiles[worker])
  }
}
