import Glibc
import KeisenPrimitives

/// What several threads make of rows: positions, and where they differ sizes and colours, in the
/// order of the rows.
package struct GatheredMarkers {
  /// Rows that a thread takes at once.
  package static let chunkRows = 1 << 15

  /// Where the markers stand.
  package let positions = VertexBuffer()
  /// How large they are, where they differ.
  package let sizes: GrowingBuffer<Float>?
  /// What fills them, where they differ.
  package let colors: GrowingBuffer<MarkerColor>?

  /// Where a thread writes markers, at most as many as it took rows.
  package struct Output: @unchecked Sendable {
    package let positions: UnsafeMutablePointer<SIMD2<Float>>
    package let sizes: UnsafeMutablePointer<Float>?
    package let colors: UnsafeMutablePointer<MarkerColor>?
  }

  /// Gathers markers.
  ///
  /// - Parameters:
  ///   - rows: What markers are made of.
  ///   - hasSizes: Whether each marker has a size.
  ///   - hasColors: Whether each marker has a colour.
  ///   - place: Writes the markers of some rows, which are the chunk with that number, and returns
  ///     how many they are; from any thread.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(
    of rows: Range<Int>,
    hasSizes: Bool,
    hasColors: Bool,
    _ place: (_ chunk: Int, _ rows: Range<Int>, Output) -> Int
  ) throws(KeisenError) {
    sizes = hasSizes ? GrowingBuffer() : nil
    colors = hasColors ? GrowingBuffer() : nil
    // Pages that nothing is written to take no memory.
    let output = Output(
      positions: try positions.reserve(rows.count),
      sizes: try sizes?.reserve(rows.count),
      colors: try colors?.reserve(rows.count)
    )
    var counts = [Int](repeating: 0, count: Self.chunks(of: rows))
    counts.withUnsafeMutableBufferPointer { counts in
      nonisolated(unsafe) let counts = counts
      // A single chunk is done before a thread is awake.
      WorkerPool.shared.run(counts.count) { chunk in
        let start = rows.lowerBound + chunk * Self.chunkRows
        let some = start..<min(start + Self.chunkRows, rows.upperBound)
        counts[chunk] = place(chunk, some, output.dropFirst(chunk * Self.chunkRows))
      }
    }
    var kept = 0
    for (chunk, count) in counts.enumerated() {
      output.move(count, from: chunk * Self.chunkRows, to: kept)
      kept += count
    }
    positions.commit(kept)
    sizes?.commit(kept)
    colors?.commit(kept)
  }

  /// Number of chunks of some rows.
  package static func chunks(of rows: Range<Int>) -> Int {
    (rows.count + chunkRows - 1) / chunkRows
  }

  /// Number of markers.
  package var count: Int { positions.count }
}

extension GatheredMarkers.Output {
  fileprivate func dropFirst(_ rows: Int) -> Self {
    Self(
      positions: positions + rows,
      sizes: sizes.map { $0 + rows },
      colors: colors.map { $0 + rows }
    )
  }

  /// Moves some markers to an earlier place.
  fileprivate func move(_ count: Int, from: Int, to: Int) {
    guard from != to else { return }
    memmove(positions + to, positions + from, count * MemoryLayout<SIMD2<Float>>.stride)
    if let sizes { memmove(sizes + to, sizes + from, count * MemoryLayout<Float>.stride) }
    if let colors { memmove(colors + to, colors + from, count * MemoryLayout<MarkerColor>.stride) }
  }
}
