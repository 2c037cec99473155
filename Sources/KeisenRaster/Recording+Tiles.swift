import KeisenDrawing
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
      if let cells = onlyCells(column, row) {
        cells.copy(to: target, x: column * Tile.side, y: row * Tile.side)
        return
      }
      tiles.withTile(worker) { tile in
        tile.begin(x: column * Tile.side, y: row * Tile.side, of: target, ground: background)
        draw(on: &tile, column, row)
        tile.write(to: target)
      }
    }
  }

  /// Returns the cells that alone are seen in a tile: what is drawn last there, opaque, from side
  /// to side.
  private func onlyCells(_ column: Int, _ row: Int) -> CellPixels? {
    guard !cells.isEmpty else { return nil }
    let (x, y) = (column * Tile.side, row * Tile.side)
    let (right, bottom) = (min(x + Tile.side, width), min(y + Tile.side, height))
    let band = bandOffsets.base[row]..<bandOffsets.base[row + 1]
    guard
      let last = band.last(where: { items.base[bandItems.base[$0]].tiles.contains(column, row) }),
      case .cells(let index) = items.base[bandItems.base[last]].shape
    else { return nil }
    let cells = cells[index]
    guard cells.x <= x, cells.y <= y, cells.x + cells.width >= right,
      cells.y + cells.height >= bottom,
      cells.isOpaque || cells.areOpaque(x..<right, y..<bottom)
    else { return nil }
    let clip = items.base[bandItems.base[last]].clip
    guard clip >= 0 else { return cells }
    let part = clips.base[clip].coverage(inTileAt: x, y)
    return part?.isFull(width: right - x, height: bottom - y) == true ? cells : nil
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
      case .path(let index, let shading):
        tile.fill(paths[index], shading, column, row, clip: clip)
      case .picture(let index): tile.paint(pictures[index], clip: clip)
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

extension CellPixels {
  /// Whether all of some columns and rows of the picture are opaque.
  fileprivate func areOpaque(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    guard let pixels = pixels.elements.baseAddress else { return false }
    for row in rows {
      let line = pixels + ((row - y) * width + columns.lowerBound - x)
      var all = UInt32.max
      for index in 0..<columns.count { all &= line[index] }
      if all < 0xff00_0000 { return false }
    }
    return true
  }

  /// Copies a tile's part to a picture; opaque bytes are what would be blended and rounded.
  fileprivate func copy(to target: PixelBuffer, x: Int, y: Int) {
    guard let pixels = pixels.elements.baseAddress else { return }
    let columns = min(Tile.side, target.width - x)
    for row in y..<min(y + Tile.side, target.height) {
      let source = pixels + ((row - self.y) * width + x - self.x)
      (target.row(row) + 4 * x).copyMemory(from: source, byteCount: 4 * columns)
    }
  }
}
