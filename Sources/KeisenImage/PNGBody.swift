import Glibc
import KeisenPrimitives

/// The pixels of a PNG file: filtered and compressed in bands on several threads, then put
/// together.
///
/// Every band has a slot in the file's memory, large enough for the worst case, where its IDAT
/// chunk is made; putting together moves the chunks up to one another.
final class PNGBody {
  /// What is known of a compressed band.
  private struct Result {
    /// Bytes of its chunk, length and CRC included.
    var size: Int
    /// Number of the filtered bytes.
    var filtered: Int
    /// Check sum of those.
    var adler: Adler32
  }

  /// What the threads share.
  private struct State {
    var next = 0
    var isOpaque = true
    var failure: KeisenError?
  }

  /// Pixels of a row that are compared with those above at once: where they are equal, which is
  /// almost everywhere in a chart, there is nothing to subtract and nothing to add up.
  private static let span = 256

  private let pixels: PixelBuffer
  private let bands: PNGBands
  private let level: Int
  private let headerSize: Int
  private let slotSize: Int
  private let file: ByteBuffer
  private let memory: ByteBuffer
  private let results: UnsafeMutablePointer<Result>
  private let state = Locked(State())

  /// Takes the memory for the file: `headerSize` bytes, the slots, and the end.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ pixels: PixelBuffer, bands: PNGBands, level: Int, headerSize: Int) throws(KeisenError) {
    self.pixels = pixels
    self.bands = bands
    self.level = level
    self.headerSize = headerSize
    // Beside the compressed bytes: length, type, zlib's header and CRC.
    slotSize = 4 + 4 + 2 + Deflater.bound(bands.largest) + 4
    let (slots, overflow) = slotSize.multipliedReportingOverflow(by: bands.count)
    let (size, more) = slots.addingReportingOverflow(headerSize + 16 + 12)
    guard !overflow, !more else { throw .outOfMemory(.max, for: "PNG file") }
    file = try ByteBuffer(count: size)
    memory = try ByteBuffer(count: bands.count * MemoryLayout<Result>.stride)
    results = memory.base.bindMemory(to: Result.self, capacity: bands.count)
  }

  /// Filters and compresses all bands.
  ///
  /// - Returns: False where the file has no alpha and a pixel is not opaque; the work is then left
  ///   unfinished.
  func compress(threads: Int?) throws(KeisenError) -> Bool {
    let pool = WorkerPool.shared
    let workers = min(threads ?? pool.width, pool.width, bands.count)
    pool.run(workers) { _ in
      do throws(KeisenError) {
        try work(with: Deflater())
      } catch {
        state.withLock { $0.failure = error }
      }
    }
    let end = state.withLock { $0 }
    if let failure = end.failure { throw failure }
    return end.isOpaque
  }

  /// Puts the file together: the header, the bands one behind another, the end.
  func assemble(header: PNGHeader) -> ByteBuffer {
    var writer = PNGWriter(at: file.base)
    header.write(to: &writer)
    precondition(writer.position == file.base + headerSize, "PNG header of \(headerSize) bytes")
    var adler = Adler32()
    for index in 0..<bands.count {
      let result = results[index]
      writer.put(UnsafeRawBufferPointer(start: slot(index), count: result.size))
      adler.append(result.adler, count: result.filtered)
    }
    // The end of the zlib stream has a chunk of its own: its check sum is known only now.
    writer.putChunk("IDAT") { $0.put(adler.value) }
    writer.putChunk("IEND") { _ in }
    file.truncate(to: writer.position - file.base)
    return file
  }

  /// Takes bands until none is left.
  private func work(with deflater: Deflater) throws(KeisenError) {
    while let index = nextBand() {
      let band = bands[index]
      let changes = PixelChanges(pixels, band)
      // The parts of one row have one filter.
      let filter = bands.bandsPerRow == 1 ? changes.filter : .up
      guard let filtered = self.filter(band, by: filter, into: deflater.input) else {
        state.withLock { $0.isOpaque = false }
        return
      }
      try compress(filtered, index: index, isBusy: changes.areMany, deflater)
    }
  }

  private func nextBand() -> Int? {
    state.withLock { state in
      guard state.next < bands.count, state.isOpaque, state.failure == nil else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Returns the filtered bytes of a band, or nil where a pixel should be opaque and is not.
  private func filter(
    _ band: PNGBands.Band,
    by filter: PixelFilter,
    into start: UnsafeMutableRawPointer
  ) -> FilteredBytes? {
    var output = FilteredBytes(at: start)
    for y in band.rows {
      if band.columns.lowerBound == 0 { output.put(filter.rawValue) }
      let row = UnsafeRawPointer(pixels.row(y))
      let isOpaque =
        switch filter {
        case .sub:
          write(row, less: nil, 0..<1, to: &output)
            && write(row, less: row - 4, 1..<bands.width, to: &output)
        case .up:
          writeSpans(row, above: y == 0 ? nil : row - pixels.bytesPerRow, band.columns, to: &output)
        }
      guard isOpaque else { return nil }
    }
    output.finish()
    return output
  }

  /// Writes pixels less those above, span by span; returns whether they are opaque where they
  /// should be.
  private func writeSpans(
    _ row: UnsafeRawPointer,
    above: UnsafeRawPointer?,
    _ columns: Range<Int>,
    to output: inout FilteredBytes
  ) -> Bool {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let span = x..<min(x + Self.span, columns.upperBound)
      if let above, memcmp(row + 4 * x, above + 4 * x, 4 * span.count) == 0 {
        output.putZeros(bands.channels * span.count)
      } else if !write(row, less: above, span, to: &output) {
        return false
      }
      x = span.upperBound
    }
    return true
  }

  /// Writes pixels less those of another row; returns whether they are opaque where they should be.
  private func write(
    _ row: UnsafeRawPointer,
    less other: UnsafeRawPointer?,
    _ columns: Range<Int>,
    to output: inout FilteredBytes
  ) -> Bool {
    let (offset, count) = (4 * columns.lowerBound, columns.count)
    let (here, there) = (row + offset, other.map { $0 + offset })
    var isOpaque = true
    if bands.channels == 4 {
      PixelFilter.writeRGBA(here, less: there, count: count, to: output.end)
    } else {
      isOpaque = PixelFilter.writeRGB(here, less: there, count: count, to: output.end)
    }
    output.skip(bands.channels * count)
    return isOpaque
  }

  /// Makes the IDAT chunk of a band in its slot.
  private func compress(
    _ filtered: FilteredBytes,
    index: Int,
    isBusy: Bool,
    _ deflater: Deflater
  ) throws(KeisenError) {
    var writer = PNGWriter(at: slot(index))
    try writer.putChunk("IDAT") { writer throws(KeisenError) in
      if index == 0 {
        // zlib's header: deflate with a window of 32 KiB, the fastest level.
        writer.put(0x78 as UInt8)
        writer.put(0x01 as UInt8)
      }
      let count = filtered.count
      writer.skip(
        try deflate(count, to: writer.position, index: index, isBusy: isBusy, deflater)
      )
    }
    results[index] = Result(
      size: writer.position - slot(index),
      filtered: filtered.count,
      adler: filtered.adler
    )
  }

  private func deflate(
    _ count: Int,
    to output: UnsafeMutableRawPointer,
    index: Int,
    isBusy: Bool,
    _ deflater: Deflater
  ) throws(KeisenError) -> Int {
    let isLast = index == bands.count - 1
    if level == 0, isBusy,
      let size = try deflater.deflateRuns(
        count: count,
        channels: bands.channels,
        to: output,
        isLast: isLast
      )
    {
      return size
    }
    return try deflater.deflate(count: count, to: output, level: level, isLast: isLast)
  }

  private func slot(_ index: Int) -> UnsafeMutableRawPointer {
    file.base + headerSize + index * slotSize
  }
}
