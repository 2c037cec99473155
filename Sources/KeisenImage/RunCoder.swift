import CISAL
import Glibc

/// Compresses the bytes of pictures that change from pixel to pixel: a Huffman code made for them,
/// and runs of pixels that are alike.
///
/// igzip looks for matches at any distance, which heat maps and noise hardly have: to try takes
/// longer than to write them, and its codes at level 0 are made beforehand. Three bytes near zero,
/// as the filters leave of most pixels, have a code in one table. Where igzip does better, in line
/// charts and patterns, it is asked instead.
struct RunCoder {
  /// Bytes that are read at once.
  private static let step = 1024
  /// Of how many steps one is counted.
  private static let sampledSteps = 4
  /// Bits that fit into 64 beside what was left over.
  private static let maxBits: UInt64 = 56
  /// The longest code that four of fit into as many.
  private static let longestCode = 14

  /// Of `tables` and `histogram`, which stored pointers would bring the descriptions of.
  private let memory: UnsafeMutableRawPointer
  /// The code of each byte, and from bit 24 on its length.
  private let codes: UnsafeMutablePointer<UInt32>
  /// The codes of three bytes from -4 to 3, and from bit 56 on their length.
  private let triples: UnsafeMutablePointer<UInt64>

  /// Bytes of memory that it needs.
  static let bytes =
    room(isal_hufftables.self) + room(isal_huff_histogram.self) + 4 * 256 + 8 * 512

  /// Makes it in memory of `bytes`, on a cache line.
  init(memory: UnsafeMutableRawPointer) {
    self.memory = memory
    let own = memory + Self.room(isal_hufftables.self) + Self.room(isal_huff_histogram.self)
    codes = own.bindMemory(to: UInt32.self, capacity: 256)
    triples = (own + 4 * 256).bindMemory(to: UInt64.self, capacity: 512)
  }

  private var tables: UnsafeMutablePointer<isal_hufftables> {
    memory.assumingMemoryBound(to: isal_hufftables.self)
  }

  private var histogram: UnsafeMutablePointer<isal_huff_histogram> {
    (memory + Self.room(isal_hufftables.self)).assumingMemoryBound(to: isal_huff_histogram.self)
  }

  private static func room<Element>(_ type: Element.Type) -> Int {
    (MemoryLayout<Element>.size + 63) & ~63
  }

  /// Makes the code of some bytes, from a quarter of them.
  ///
  /// - Parameters:
  ///   - input: The bytes.
  ///   - count: Number of bytes.
  ///   - channels: Bytes of a pixel, 1 to 4: how far away runs are looked for.
  /// - Returns: About how many bytes they would take; nil where there is no code.
  func prepare(_ input: UnsafeRawPointer, _ count: Int, channels: Int) -> Int? {
    // Four counters of each byte, as one byte after the other is often the same; then those of each
    // length of a run.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * 256 + 259) { counts in
      guard let bytes = counts.baseAddress else { return nil }
      bytes.initialize(repeating: 0, count: counts.count)
      let runs = bytes + 4 * 256
      let sampled = sample(input, count, channels, bytes, runs)
      guard sampled > 0 else { return nil }
      for byte in 0..<256 {
        bytes[byte] += bytes[256 + byte] + bytes[512 + byte] + bytes[768 + byte]
      }
      guard makeTables(bytes, runs) else { return nil }
      var bits = 0
      for byte in 0..<256 {
        let (code, size) = literal(byte)
        guard size > 0, size <= Self.longestCode else { return nil }
        codes[byte] = UInt32(code) | UInt32(size) << 24
        bits += size * Int(bytes[byte])
      }
      let distance = distanceCode(channels).size
      for length in 8...258 where runs[length] > 0 {
        bits += Int(runs[length]) * (runCode(length).size + distance)
      }
      makeTriples()
      return Int(Double(bits) / Double(sampled) * Double(count) / 8)
    }
  }

  /// Counts bytes and the lengths of runs in a quarter of some bytes; returns how many bytes that
  /// is.
  private func sample(
    _ input: UnsafeRawPointer,
    _ count: Int,
    _ channels: Int,
    _ bytes: UnsafeMutablePointer<UInt32>,
    _ runs: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var sampled = 0
    for start in stride(from: 0, to: count, by: Self.step * Self.sampledSteps) {
      var place = max(start, channels)
      let first = place
      let end = min(start + Self.step, count &- 7)
      while place < end {
        let word = (input + place).loadUnaligned(as: UInt64.self)
        if (input + (place &- channels)).loadUnaligned(as: UInt64.self) == word {
          let length = Self.runLength(input, place, min(258, count &- place), channels)
          runs[length] &+= 1
          place &+= length
        } else {
          bytes[Int(truncatingIfNeeded: word & 255)] &+= 1
          bytes[256 &+ Int(truncatingIfNeeded: word &>> 8 & 255)] &+= 1
          bytes[512 &+ Int(truncatingIfNeeded: word &>> 16 & 255)] &+= 1
          bytes[768 &+ Int(truncatingIfNeeded: word &>> 24 & 255)] &+= 1
          bytes[Int(truncatingIfNeeded: word &>> 32 & 255)] &+= 1
          bytes[256 &+ Int(truncatingIfNeeded: word &>> 40 & 255)] &+= 1
          place &+= 6
        }
      }
      sampled += max(0, place - first)
    }
    return sampled
  }

  /// Makes igzip's tables of what was counted; returns whether there are such.
  private func makeTables(
    _ bytes: UnsafeMutablePointer<UInt32>,
    _ runs: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    memset(histogram, 0, MemoryLayout<isal_huff_histogram>.size)
    var total = 0
    for byte in 0..<256 { total += Int(bytes[byte]) }
    // What was not met may be in the rest.
    let minimum = UInt64(total / 8192 + 1)
    withUnsafeMutableBytes(of: &histogram.pointee.lit_len_histogram) { weights in
      let weights = weights.assumingMemoryBound(to: UInt64.self)
      for byte in 0..<256 { weights[byte] = UInt64(bytes[byte]) + minimum }
      // The end of the block, and runs.
      for symbol in 256..<weights.count { weights[symbol] = minimum / 4 + 1 }
      for length in 8...258 { weights[Self.symbol(ofRun: length)] += UInt64(runs[length]) }
    }
    withUnsafeMutableBytes(of: &histogram.pointee.dist_histogram) { weights in
      let weights = weights.assumingMemoryBound(to: UInt64.self)
      for symbol in weights.indices { weights[symbol] = symbol < 4 ? 1000 : 1 }
    }
    return isal_create_hufftables(tables, histogram) == 0
  }

  /// The symbol of RFC 1951's first alphabet for a run of 8 to 258 bytes.
  private static func symbol(ofRun length: Int) -> Int {
    if length == 258 { return 285 }
    if length < 11 { return 254 + length }
    let rest = length - 3
    let exponent = Int.bitWidth - 1 - rest.leadingZeroBitCount
    return 257 + 4 * (exponent - 1) + (rest >> (exponent - 2) & 3)
  }

  private func makeTriples() {
    for index in 0..<512 {
      // The first byte has the highest bits.
      let (pair, size) = Self.join(
        codes[(index >> 6 - 4) & 255],
        codes[(index >> 3 & 7 - 4) & 255]
      )
      let last = codes[(index & 7 - 4) & 255]
      let code = pair | UInt64(last & 0xff_ffff) << size
      triples[index] = code | (size + UInt64(last >> 24)) << 56
    }
  }

  /// The codes of two bytes one after the other, and their length.
  @inline(__always)
  private static func join(_ first: UInt32, _ second: UInt32) -> (code: UInt64, size: UInt64) {
    let size = first &>> 24
    let code = UInt64(first & 0xff_ffff) | UInt64(second & 0xff_ffff) &<< UInt64(size)
    return (code, UInt64(size &+ second &>> 24))
  }

  /// The code of a byte, or of the end as byte 256, and its length.
  private func literal(_ byte: Int) -> (code: UInt16, size: Int) {
    let code = withUnsafeBytes(of: &tables.pointee.lit_table) {
      $0.load(fromByteOffset: 2 * byte, as: UInt16.self)
    }
    return (code, withUnsafeBytes(of: &tables.pointee.lit_table_sizes) { Int($0[byte]) })
  }

  /// Writes bytes by the code that was made for them, as one block.
  ///
  /// Unless `isLast`, an empty block follows that ends on a whole byte.
  ///
  /// - Parameters:
  ///   - input: The bytes.
  ///   - count: Number of bytes.
  ///   - channels: Bytes of a pixel, 1 to 4: how far away runs are looked for.
  ///   - output: Where they go.
  ///   - room: Bytes that may be written there.
  ///   - isLast: Whether the stream ends with these bytes.
  /// - Returns: The number of bytes written, or nil where there is not enough room.
  func write(
    _ input: UnsafeRawPointer,
    _ count: Int,
    channels: Int,
    to output: UnsafeMutableRawPointer,
    room: Int,
    isLast: Bool
  ) -> Int? {
    let end = output + room
    guard room > 1024 else { return nil }
    var bits = BitWriter(at: output)
    writeHeader(&bits, isLast: isLast)
    let run = distanceCode(channels)
    var place = 0
    while place &+ 8 <= count {
      // 15 bits a byte at most, and the end.
      guard end - bits.position > 2 * Self.step + 64 else { return nil }
      let stop = min(place &+ Self.step, count &- 7)
      while place < stop {
        let word = (input + place).loadUnaligned(as: UInt64.self)
        if place >= channels,
          (input + (place &- channels)).loadUnaligned(as: UInt64.self) == word
        {
          let length = Self.runLength(input, place, min(258, count &- place), channels)
          let (code, size) = runCode(length)
          bits.put(code, size)
          bits.put(run.code, run.size)
          bits.flush()
          place &+= length
        } else {
          place &+= put(word, &bits)
        }
      }
    }
    while place < count {
      let (code, size) = literal(Int(input.load(fromByteOffset: place, as: UInt8.self)))
      bits.put(UInt64(code), size)
      bits.flush()
      place += 1
    }
    let (code, size) = literal(256)
    bits.put(UInt64(code), size)
    bits.flush()
    guard !isLast else { return bits.finish() - output }
    bits.put(0, 3)
    return bits.finish(with: 0xffff_0000) - output
  }

  /// Writes the codes of the first six bytes of eight, or of all; returns how many.
  @inline(__always)
  private func put(_ word: UInt64, _ bits: inout BitWriter) -> Int {
    // Each byte plus 4, without a carry from one to the next: 0 to 7 where it is near zero.
    let near = ((word & 0x7f7f_7f7f_7f7f) &+ 0x0404_0404_0404) ^ (word & 0x8080_8080_8080)
    if near & 0xf8f8_f8f8_f8f8 == 0 {
      let first = triples[Self.index(of: near & 0xff_ffff)]
      let second = triples[Self.index(of: near &>> 24)]
      let (firstSize, secondSize) = (first &>> 56, second &>> 56)
      if firstSize &+ secondSize <= Self.maxBits {
        let low = first & 0xff_ffff_ffff_ffff
        let high = (second & 0xff_ffff_ffff_ffff) &<< firstSize
        bits.put(low | high, Int(truncatingIfNeeded: firstSize &+ secondSize))
        bits.flush()
        return 6
      }
    }
    putFour(word, &bits)
    putFour(word &>> 32, &bits)
    return 8
  }

  /// Writes the codes of four bytes.
  @inline(__always)
  private func putFour(_ bytes: UInt64, _ bits: inout BitWriter) {
    let (low, lowSize) = Self.join(
      codes[Int(truncatingIfNeeded: bytes & 255)],
      codes[Int(truncatingIfNeeded: bytes &>> 8 & 255)]
    )
    let (high, highSize) = Self.join(
      codes[Int(truncatingIfNeeded: bytes &>> 16 & 255)],
      codes[Int(truncatingIfNeeded: bytes &>> 24 & 255)]
    )
    bits.put(low | high &<< lowSize, Int(truncatingIfNeeded: lowSize &+ highSize))
    bits.flush()
  }

  /// The place in `triples` of three bytes below 8, by one product: the first goes up, the last
  /// stays.
  @inline(__always)
  private static func index(of bytes: UInt64) -> Int {
    Int(truncatingIfNeeded: (bytes &* 0x40_0801) &>> 16 & 511)
  }

  /// How many bytes from `place` on are those `distance` before them: 8 or more, at most `maximum`.
  @inline(__always)
  private static func runLength(
    _ input: UnsafeRawPointer,
    _ place: Int,
    _ maximum: Int,
    _ distance: Int
  ) -> Int {
    var length = 8
    while length &+ 8 <= maximum {
      let here = input + (place &+ length)
      let change =
        here.loadUnaligned(as: UInt64.self) ^ (here - distance).loadUnaligned(as: UInt64.self)
      guard change == 0 else { return length &+ change.trailingZeroBitCount / 8 }
      length &+= 8
    }
    return length
  }

  /// The code of a run's length with its extra bits, and how many bits that is.
  @inline(__always)
  private func runCode(_ length: Int) -> (code: UInt64, size: Int) {
    let lengths = UnsafeRawPointer(tables) + Self.lengthsOffset
    let code = (lengths + 4 &* (length &- 3)).load(as: UInt32.self)
    return (UInt64(code &>> 5), Int(code & 31))
  }

  private func distanceCode(_ distance: Int) -> (code: UInt64, size: Int) {
    let code = withUnsafeBytes(of: &tables.pointee.dcodes) {
      $0.load(fromByteOffset: 2 * (distance - 1), as: UInt16.self)
    }
    let size = withUnsafeBytes(of: &tables.pointee.dcodes_sizes) { $0[distance - 1] }
    return (UInt64(code), Int(size))
  }

  private static let lengthsOffset = MemoryLayout<isal_hufftables>.offset(of: \.len_table) ?? 0

  /// Writes the block's header with its codes.
  private func writeHeader(_ bits: inout BitWriter, isLast: Bool) {
    let whole = Int(tables.pointee.deflate_hdr_count)
    let rest = Int(tables.pointee.deflate_hdr_extra_bits)
    withUnsafeBytes(of: &tables.pointee.deflate_hdr) { header in
      for index in 0..<whole {
        // The first bit tells whether the block is the last one.
        let byte = index == 0 ? header[0] & ~1 | (isLast ? 1 : 0) : header[index]
        bits.put(UInt64(byte), 8)
        bits.flush()
      }
      if rest > 0 { bits.put(UInt64(header[whole]) & (1 << UInt64(rest) - 1), rest) }
      bits.flush()
    }
  }
}

/// Bits that are written one after another, the lowest first.
private struct BitWriter {
  /// Where the next whole byte goes.
  private(set) var position: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count = 0

  init(at position: UnsafeMutableRawPointer) { self.position = position }

  /// Takes some bits; no more than 57 fit between two calls of `flush`.
  @inline(__always)
  mutating func put(_ value: UInt64, _ size: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: count)
    count &+= size
  }

  /// Writes all whole bytes; up to 8 are overwritten.
  @inline(__always)
  mutating func flush() {
    position.storeBytes(of: bits, as: UInt64.self)
    position += count &>> 3
    bits = bits &>> UInt64(truncatingIfNeeded: count & ~7)
    count &= 7
  }

  /// Writes what is left up to a whole byte; returns where that ends.
  mutating func finish() -> UnsafeMutableRawPointer {
    count = (count + 7) & ~7
    flush()
    return position
  }

  /// Writes what is left up to a whole byte and four bytes; returns where these end.
  mutating func finish(with bytes: UInt32) -> UnsafeMutableRawPointer {
    let end = finish()
    end.storeBytes(of: bytes, as: UInt32.self)
    return end + 4
  }
}
