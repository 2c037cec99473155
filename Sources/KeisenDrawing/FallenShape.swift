import KeisenPrimitives

/// A filled path or a picture as it falls on device pixels.
package enum FallenShape: Sendable {
  /// The squares of a filled path, and what fills it.
  case path(PathTiles, Fill)
  /// The pixels of a picture.
  case picture(PicturePixels)

  /// Works out a primitive on a part of the device's pixels; nil for other primitives and where
  /// nothing is to be seen.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init?(
    _ primitive: Primitive,
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) {
    switch primitive {
    case .path(let path):
      guard case .fill(let fill, let rule) = path.paint,
        let tiles = try PathTiles(
          path.outline,
          rule,
          pixelRatio: pixelRatio,
          columns: columns,
          rows: rows
        )
      else { return nil }
      self = .path(tiles, fill)
    case .picture(let picture):
      guard
        let pixels = try picture.pixels(pixelRatio: pixelRatio, columns: columns, rows: rows)
      else { return nil }
      self = .picture(pixels)
    case .polyline, .envelope, .rectangle, .cells, .glyphRun, .markers, .keptMarkers: return nil
    }
  }

  /// The pixels that may be touched.
  package var columns: Range<Int> {
    switch self {
    case .path(let tiles, _): tiles.columns
    case .picture(let pixels): pixels.columns
    }
  }

  /// The pixels that may be touched.
  package var rows: Range<Int> {
    switch self {
    case .path(let tiles, _): tiles.rows
    case .picture(let pixels): pixels.rows
    }
  }
}

extension DisplayList {
  /// A filled path or a picture on device pixels, nothing where none of it is seen, or why it is
  /// not known.
  package typealias Fallen = Result<FallenShape?, KeisenError>

  /// Works out the filled paths and the pictures on device pixels, several at a time.
  ///
  /// - Parameters:
  ///   - whole: Columns and rows of the picture.
  ///   - parts: For each clip the columns and rows that it leaves, the same or fewer.
  ///   - run: Calls what it is given once for each of so many indices, on any threads.
  /// - Returns: One for each command, nil where that is no path or picture; none where no command
  ///   is one.
  package func fallenShapes(
    _ whole: (columns: Range<Int>, rows: Range<Int>),
    _ parts: [(columns: Range<Int>, rows: Range<Int>)],
    run: (Int, (Int) -> Void) -> Void
  ) -> [Fallen?] {
    let indices = commands.indices.filter { index in
      switch commands[index].primitive {
      case .path(let path): if case .fill = path.paint { true } else { false }
      case .picture: true
      case .polyline, .envelope, .rectangle, .cells, .glyphRun, .markers, .keptMarkers: false
      }
    }
    guard !indices.isEmpty else { return [] }
    let all = Locked([Fallen?](repeating: nil, count: commands.count))
    // A few are done before a thread is awake.
    let share = 16
    run((indices.count + share - 1) / share) { number in
      for index in indices[number * share..<min((number + 1) * share, indices.count)] {
        let part = commands[index].clip.map { parts[$0] } ?? whole
        if part.columns.isEmpty || part.rows.isEmpty { continue }
        let result = Fallen { () throws(KeisenError) in
          try FallenShape(
            commands[index].primitive,
            pixelRatio: pixelRatio,
            columns: part.columns,
            rows: part.rows
          )
        }
        all.withLock { $0[index] = result }
      }
    }
    return all.withLock { $0 }
  }
}
