import KeisenDrawing
import KeisenPrimitives

extension PrimitiveWriter {
  /// Writes a rectangle: what fills it, then its border.
  func write(_ rectangle: Rectangle) throws(KeisenError) {
    let path = RectanglePath(rect: rectangle.rect, radii: rectangle.radii)
    if let paint = rectangle.fill, !rectangle.rect.isEmpty {
      if rectangle.radii.isZero, !part.keeps(path.extent) {
        let kept = rectangle.rect.intersection(part.keptRect)
        if !kept.isEmpty { fill(RectanglePath(rect: kept, radii: .zero), paint) }
      } else {
        fill(path, paint)
      }
    }
    guard let border = rectangle.border else { return }
    let line = Stroke(width: border.width, color: border.color, join: .mitre, cap: .square)
    var frame = rectangle
    frame.fill = nil
    try stroke(path, line, .rectangle(frame))
  }

  /// Writes rectangles as one path; returns false, with nothing written, where one is too far away.
  func write(_ rects: [Rect], _ color: Color) -> Bool {
    guard rects.allSatisfy({ part.keeps(Extent($0)) }) else { return false }
    let seen = rects.filter { !part.misses(Extent($0)) }
    if !seen.isEmpty {
      output.fill(.color(color), isEvenOdd: false) { for rect in seen { $0.addRect(rect) } }
    }
    return true
  }

  /// Writes an outline that is filled or stroked.
  func write(_ path: Path) throws(KeisenError) {
    switch path.paint {
    case .fill(let paint, let rule): fill(path.outline, paint, isEvenOdd: rule == .evenOdd)
    case .stroke(let line): try stroke(path.outline, line, .path(path))
    }
  }

  /// Writes a text, as outlines where letters are too large for a document.
  func write(_ run: GlyphRun) {
    let path = GlyphPath(run: run, start: run.start(pixelRatio: list.pixelRatio))
    let extent = path.extent
    guard extent.isFinite, run.angle.isFinite, !part.misses(extent) else { return }
    if part.keeps(extent) { output.draw(run) } else { fill(path, .color(run.color)) }
  }

  /// Writes a grid: each cell, or a picture of all.
  func write(_ cells: Cells) throws(KeisenError) {
    if cells.columns * cells.rows <= DisplayList.maxCells, CellPicture.areLarge(cells, in: list),
      cells.colors.elements.allSatisfy({ [0, 255].contains(UInt32(littleEndian: $0) >> 24) })
    {
      return writeEach(of: cells)
    }
    guard let picture = try CellPicture(cells, of: list) else { return }
    try output.draw(picture.image, in: picture.rect)
  }

  /// Fills cells that are opaque or clear, each also below those to its right and below it, so that
  /// no seam shows between them.
  private func writeEach(of cells: Cells) {
    defer { withExtendedLifetime(cells.colors) {} }
    let colors = cells.colors.elements
    func color(_ row: Int, _ column: Int) -> MarkerColor {
      guard row < cells.rows, column < cells.columns else { return .zero }
      return MarkerColor(bytes: UInt32(littleEndian: colors[row * cells.columns + column]))
    }
    func isOpaque(_ row: Int, _ column: Int) -> Bool { color(row, column).w == .max }
    for row in 0..<cells.rows {
      for column in 0..<cells.columns {
        let own = Color(color(row, column))
        guard own.alpha > 0 else { continue }
        let goesRight = isOpaque(row, column + 1)
        let goesDown = isOpaque(row + 1, column) && (!goesRight || isOpaque(row + 1, column + 1))
        let rect = Rect(
          left: cells.columnEdges[column],
          top: cells.rowEdges[row],
          right: cells.columnEdges[column + (goesRight ? 2 : 1)],
          bottom: cells.rowEdges[row + (goesDown ? 2 : 1)]
        )
        let kept = part.keeps(Extent(rect)) ? rect : rect.intersection(part.keptRect)
        guard !kept.isEmpty else { continue }
        output.fill(.color(own), isEvenOdd: false) { $0.addRect(kept) }
      }
    }
  }

  /// Fills a path, as far as something of it can be seen.
  private func fill(_ path: some PathSource, _ paint: Fill, isEvenOdd: Bool = false) {
    guard paint.isVisible else { return }
    let extent = path.extent
    guard extent.isFinite, !part.misses(extent) else { return }
    if part.keeps(extent) {
      output.fill(paint, isEvenOdd: isEvenOdd) { path.add(to: $0) }
      return
    }
    let cut = FillCut(part)
    path.add(to: cut)
    cut.finish()
    if !cut.isEmpty { output.fill(paint, isEvenOdd: isEvenOdd) { cut.add(to: $0) } }
  }
}

extension Fill {
  /// Whether anything of it is seen.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.startColor.alpha > 0 || gradient.endColor.alpha > 0
    }
  }
}
