import Glibc
import KeisenPrimitives

/// The pixels of a PNG file: filtered and compressed in bands on several threads, then put together.
///
/// Every band has a slot in the file's memory, large enough for the worst case, where its IDAT chunk
/// is made; putting together moves the chunks up to one another.
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
      guard let filtered = filter(bands[index], into: deflater.input) else {
        state.withLock { $0.isOpaque = false }
        return
      }
      try compress(filtered, index: index, deflater)
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
    into start: UnsafeMutableRawPointer
  ) -> FilteredBytes? {
    var output = FilteredBytes(at: start)
    for y in band.rows {
      // The row's filter: Up.
      if band.columns.lowerBound == 0 { output.put(2) }
      let row = UnsafeRawPointer(pixels.row(y))
      let above = y == 0 ? nil : row - pixels.bytesPerRow
      var x = band.columns.lowerBound
      while x < band.columns.upperBound {
        let count = min(Self.span, band.columns.upperBound - x)
        let (here, there) = (row + 4 * x, above.map { $0 + 4 * x })
        if let there, memcmp(here, there, 4 * count) == 0 {
          output.putZeros(bands.channels * count)
        } else if bands.channels == 4 {
          UpFilter.writeRGBA(here, above: there, count: count, to: output.end)
          output.skip(4 * count)
        } else {
          guard UpFilter.writeRGB(here, above: there, count: count, to: output.end) else {
            return nil
          }
          output.skip(3 * count)
        }
        x += count
      }
    }
    output.finish()
    return output
  }

  /// Makes the IDAT chunk of a band in its slot.
  private func compress(
    _ filtered: FilteredBytes,
    index: Int,
    _ deflater: Deflater
  ) throws(KeisenError) {
    var writer = PNGWriter(at: slot(index))
    try writer.putChunk("IDAT") { writer throws(KeisenError) in
      if index == 0 {
        // zlib's header: deflate with a window of 32 KiB, the fastest level.
        writer.put(0x78 as UInt8)
        writer.put(0x01 as UInt8)
      }
      writer.skip(try deflate(filtered, to: writer.position, index: index, deflater))
    }
    results[index] = Result(
      size: writer.position - slot(index),
      filtered: filtered.count,
      adler: filtered.adler
    )
  }

  private func deflate(
    _ filtered: FilteredBytes,
    to output: UnsafeMutableRawPointer,
    index: Int,
    _ deflater: Deflater
  ) throws(KeisenError) -> Int {
    let (count, isLast) = (filtered.count, index == bands.count - 1)
    // Where most is as in the row above there is no noise to look for.
    if level == 0, filtered.zeros * 2 < count,
      let size = try deflater.deflateNoise(
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
