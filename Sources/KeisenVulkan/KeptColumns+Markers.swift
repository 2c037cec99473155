import KeisenDrawing
import KeisenPrimitives

extension UploadedFrame {
  /// Rows of one chunk of each column.
  struct KeptPiece {
    var draw: KeptDraw
    var count: Int
    /// Coordinates of x and of y, sizes and colours; another one's in the place of what there is none of.
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
    do throws(KeisenError) {
      let (markers, rows) = (planned.markers, planned.markers.rows)
      var columns: [[Int: Chunk]?] = [nil, nil, nil, nil]
      for (index, axis) in [markers.x, markers.y].enumerated() {
        guard let column = axis.coordinates else { continue }
        guard let chunks = try chunks(of: column, rows, submit: submit) else { return nil }
        columns[index] = chunks
      }
      if case .each(let column, _) = markers.size {
        guard let chunks = try chunks(of: column, rows, submit: submit) else { return nil }
        columns[2] = chunks
      }
      if case .each(let column, _) = markers.fill {
        guard let chunks = try chunks(of: column, rows, submit: submit) else { return nil }
        columns[3] = chunks
      }
      return Self.pieces(of: planned, columns)
    } catch {
      guard error.code == .outOfMemory else { throw error }
      return nil
    }
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
