import KeisenDrawing
import KeisenPrimitives

extension Plan {
  /// Adds a filled path, or a picture, as it falls on pixels.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(_ shape: FallenShape, _ clip: ClipShape) throws(KeisenError) {
    switch shape {
    case .path(let tiles, let fill):
      let colors = FillColors(fill, ratio: ratio)
      if !colors.isClear { try add(tiles, colors, clip) }
    case .picture(let pixels): try add(pixels, clip)
    }
  }

  /// Adds a patch for each square that is covered in part, and a quad for those beside each other
  /// that are wholly.
  private mutating func add(
    _ tiles: PathTiles,
    _ colors: FillColors,
    _ clip: ClipShape
  ) throws(KeisenError) {
    let count = PathTiles.side * PathTiles.lineStride
    let values = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer { values.deallocate() }
    let whole = PixelBox(columns: tiles.columns, rows: tiles.rows)
    for row in tiles.tileRows {
      var full: PixelBox?
      for column in tiles.tileColumns {
        let box = PixelBox(squareColumn: column, row: row).intersection(whole)
        let cover = tiles.cover(column: column, row: row, values)
        if cover == .full {
          full = full?.union(box) ?? box
          continue
        }
        if let box = full { try append(box, colors, clip) }
        full = nil
        guard cover == .varied else { continue }
        let stride = try patches.add(coverage: values, box, item: items.count)
        var item = Item(box, colors, clip)
        item.shape = SIMD4(Float(box.left), Float(box.top), 0, Float(stride))
        try append(item, as: .patch(isPicture: false, rounded: clip.isRounded))
      }
      if let box = full { try append(box, colors, clip) }
    }
  }

  /// Adds a box that is covered wholly.
  private mutating func append(
    _ box: PixelBox,
    _ colors: FillColors,
    _ clip: ClipShape
  ) throws(KeisenError) {
    try append(Item(box, colors, clip), as: .rectangle(rounded: clip.isRounded))
  }

  private mutating func add(_ picture: PicturePixels, _ clip: ClipShape) throws(KeisenError) {
    let whole = PixelBox(columns: picture.columns, rows: picture.rows)
    let side = PathTiles.side
    for row in whole.top / side...(whole.bottom - 1) / side {
      for column in whole.left / side...(whole.right - 1) / side {
        let box = PixelBox(squareColumn: column, row: row).intersection(whole)
        try patches.add(picture, box, item: items.count)
        var item = Item(box, FillColors(.black), clip)
        item.shape = SIMD4(Float(box.left), Float(box.top), 0, Float(box.width))
        try append(item, as: .patch(isPicture: true, rounded: clip.isRounded))
      }
    }
  }
}

extension Item {
  /// A box of pixels in the colours of a fill.
  fileprivate init(_ box: PixelBox, _ colors: FillColors, _ clip: ClipShape) {
    self.init(
      bounds: SIMD4(box),
      clip: clip.rect,
      clipRadii: clip.radii,
      color: colors.start,
      shape: SIMD4(box),
      endColor: colors.end,
      gradient: colors.gradient
    )
  }
}

extension PixelBox {
  fileprivate init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      left: columns.lowerBound,
      top: rows.lowerBound,
      right: columns.upperBound,
      bottom: rows.upperBound
    )
  }

  /// One of the squares into which paths are cut.
  fileprivate init(squareColumn column: Int, row: Int) {
    let side = PathTiles.side
    self.init(
      left: column * side,
      top: row * side,
      right: (column + 1) * side,
      bottom: (row + 1) * side
    )
  }
}
