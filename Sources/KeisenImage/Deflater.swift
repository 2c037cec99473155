import CISAL
import Glibc
import KeisenPrimitives

/// One thread's compressor and its memory: the only place that calls ISA-L's functions.
final class Deflater {
  /// The most bytes that `input` holds.
  static let capacity = PNGBands.target + 16

  /// Room for what is to be compressed.
  let input: UnsafeMutableRawPointer
  // A stored pointer to the struct would bring the description of its arrays: 100 kB of code.
  private let streamMemory: UnsafeMutableRawPointer
  /// Where level 1 keeps a block's tokens until it knows their Huffman codes.
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let runCoder: RunCoder
  private let aligned: AlignedMemory

  /// Takes the memory.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init() throws(KeisenError) {
    let streamSize = (MemoryLayout<isal_zstream>.size + 63) & ~63
    let levelSize = (Int(CISAL_LEVEL_1_BUFFER_SIZE) + 63) & ~63
    let inputSize = (Self.capacity + 63) & ~63
    let size = streamSize + levelSize + inputSize + (RunCoder.bytes + 63) & ~63
    // igzip wants its hash table on a cache line.
    aligned = try AlignedMemory(byteCount: size, for: "compressor")
    let memory = aligned.base
    // `isal_deflate_stateless_init` leaves fields as they are, among them `hist_bits`.
    memset(memory, 0, streamSize)
    streamMemory = memory
    levelBuffer = (memory + streamSize).bindMemory(to: UInt8.self, capacity: levelSize)
    input = memory + streamSize + levelSize
    runCoder = RunCoder(memory: input + inputSize)
  }

  private var stream: UnsafeMutablePointer<isal_zstream> {
    streamMemory.assumingMemoryBound(to: isal_zstream.self)
  }

  /// Returns the most bytes that `deflate` writes for `count` bytes: stored blocks and the flush.
  static func bound(_ count: Int) -> Int {
    count + 5 * (count / 65_535 + 2)
  }

  /// Compresses the first `count` bytes of `input`.
  ///
  /// Unless `isLast`, they end on a whole byte and nothing behind looks back on them, so that what
  /// another compressor makes may follow.
  ///
  /// - Parameters:
  ///   - count: Number of bytes, at most `capacity`.
  ///   - output: Room for `bound(count)` bytes.
  ///   - level: 0 or 1.
  ///   - isLast: Whether the stream ends with these bytes.
  /// - Returns: The number of bytes written.
  /// - Throws: `KeisenError` with code `.internal` should ISA-L fail.
  func deflate(
    count: Int,
    to output: UnsafeMutableRawPointer,
    level: Int,
    isLast: Bool
  ) throws(KeisenError) -> Int {
    try deflate(input, count, to: output, level: level, isLast: isLast)
  }

  /// Compresses the first `count` bytes of `input`, which are no filtered pixels, at level 0.
  ///
  /// - Parameters:
  ///   - count: Number of bytes, at most `capacity`.
  ///   - output: Room for `bound(count)` bytes.
  ///   - isLast: Whether the stream ends with these bytes.
  /// - Returns: The number of bytes written.
  /// - Throws: `KeisenError` with code `.internal` should ISA-L fail.
  func deflatePlain(
    count: Int,
    to output: UnsafeMutableRawPointer,
    isLast: Bool
  ) throws(KeisenError) -> Int {
    try deflate(input, count, to: output, level: 0, isLast: isLast, tables: nil)
  }

  /// Compresses the first `count` bytes of `input` at level 0 by a code made for them, where that
  /// does better than igzip.
  ///
  /// Whether it does is seen in a part of them, so the bytes written hang on nothing else.
  ///
  /// - Parameters:
  ///   - count: Number of bytes, at most `capacity`.
  ///   - channels: Bytes of a pixel.
  ///   - output: Room for `bound(count)` bytes.
  ///   - isLast: Whether the stream ends with these bytes.
  /// - Returns: The number of bytes written, or nil where `deflate` is the better way.
  /// - Throws: `KeisenError` with code `.internal` should ISA-L fail.
  func deflateRuns(
    count: Int,
    channels: Int,
    to output: UnsafeMutableRawPointer,
    isLast: Bool
  ) throws(KeisenError) -> Int? {
    let part = Self.sampleCount
    guard count >= 4 * part,
      let estimate = runCoder.prepare(input, count, channels: channels)
    else { return nil }
    let size = try deflate(input + count / 2, part, to: output, level: 0, isLast: false)
    guard estimate * part < size * count else { return nil }
    return runCoder.write(
      input,
      count,
      channels: channels,
      to: output,
      room: Self.bound(count),
      isLast: isLast
    )
  }

  /// Bytes in which repeats are looked for.
  private static let sampleCount = 1 << 13

  private func deflate(
    _ input: UnsafeMutableRawPointer,
    _ count: Int,
    to output: UnsafeMutableRawPointer,
    level: Int,
    isLast: Bool,
    tables: UnsafeMutablePointer<isal_hufftables>? = HuffmanTable.upFiltered
  ) throws(KeisenError) -> Int {
    isal_deflate_stateless_init(stream)
    stream.pointee.next_in = input.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(Self.bound(count))
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.flush = UInt16(FULL_FLUSH)
    stream.pointee.level = UInt32(level)
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(CISAL_LEVEL_1_BUFFER_SIZE)
    if level == 0, let tables { stream.pointee.hufftables = tables }
    let status = isal_deflate_stateless(stream)
    Self.clearUpperHalves()
    guard status == COMP_OK, stream.pointee.avail_in == 0 else {
      throw .internal("igzip returned \(status) for \(count) bytes")
    }
    return Int(stream.pointee.total_out)
  }

  /// Returns the CRC-32 (of PNG, gzip and zlib) of what `crc` stands for with `bytes` behind it.
  static func crc32(_ bytes: UnsafeRawBufferPointer, after crc: UInt32 = 0) -> UInt32 {
    defer { clearUpperHalves() }
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    return crc32_gzip_refl(crc, bytes.baseAddress, UInt64(bytes.count))
  }

  /// Returns the Adler-32 (of zlib) of what `adler` stands for with `bytes` behind it.
  static func adler32(_ bytes: UnsafeRawBufferPointer, after adler: Adler32) -> Adler32 {
    defer { clearUpperHalves() }
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    return Adler32(value: isal_adler32(adler.value, bytes.baseAddress, UInt64(bytes.count)))
  }

  /// Clears the upper halves of this thread's vector registers, which ISA-L leaves as they are.
  ///
  /// While they hold anything, each instruction on a lower half waits for the one before that wrote
  /// the same register: all that is compiled for any x86-64, as our loops are, took up to five
  /// times as long after the first file.
  @inline(__always)
  private static func clearUpperHalves() {
    if hasUpperHalves { CISAL_clear_upper_halves() }
  }

  private static let hasUpperHalves = CISAL_has_upper_halves() != 0
}
