import KeisenDrawing
import KeisenPrimitives

extension UploadedFrame {
  /// Rows of one chunk of each column.
  struct KeptPiece {
    var draw: KeptDraw
    var count: Int
    /// Coordinates of x and of y, sizes and colours; another one's in the place of what there is
    /// none of.
    var sets: [Handle<DescriptorSetKind>]
    /// Keeps the chunks while the frame is drawn.
    var chunks: [KeptColumns.Chunk]
  }

  /// Kept markers: on the device, or uploaded with their positions where they have no room there.
  enum Kept {
    case kept([KeptPiece])
    case placed(PlannedMarkers, [MarkerPiece])
  }
}

extension KeptColumns {
  /// Brings the columns of markers to the device, as far as they are not there.
  ///
  /// - Returns: What to draw, or nil where there is no room for all columns.
  /// - Throws: `KeisenError` with code `.deviceLost`.
  func pieces(
    of planned: PlannedKept,
    submit: ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void
  ) throws(KeisenError) -> [UploadedFrame.KeptPiece]? {
    let columns = planned.markers.plannedColumns
    let found = try bring(columns.compactMap { $0 }, planned.markers.rows, submit: submit)
    guard var rest = found?[...] else { return nil }
    return Self.pieces(of: planned, columns.map { $0 == nil ? nil : rest.removeFirst() })
  }

  private static func pieces(
    of planned: PlannedKept,
    _ columns: [[Int: Chunk]?]
  ) -> [UploadedFrame.KeptPiece]? {
    let rows = planned.markers.visible
    var pieces: [UploadedFrame.KeptPiece] = []
    guard !rows.isEmpty else { return pieces }
    for number in rows.lowerBound / chunkRows...(rows.upperBound - 1) / chunkRows {
      let first = number * chunkRows
      let part = (first..<first + chunkRows).clamped(to: rows)
      let chunks = columns.compactMap { $0?[number] }
      // Where rows stand by their numbers alone there is nothing to keep.
      guard let any = chunks.first else { return nil }
      pieces.append(
        UploadedFrame.KeptPiece(
          draw: planned.draw(from: part.lowerBound - first, of: first),
          count: part.count,
          sets: columns.map { ($0?[number] ?? any).set.handle },
          chunks: chunks
        )
      )
    }
    return pieces
  }
}
