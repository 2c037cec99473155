import CISAL
import Glibc

/// Compresses bytes that seldom repeat: a Huffman code made for them, and runs of pixels that are alike.
///
/// igzip looks for matches at any distance, which noise has none of: to try takes longer than to write it, and its
/// codes at level 0 are made beforehand. Of a noisy heat map this makes 740 kB in 2.6 ms instead of 927 kB in
/// 4.5 ms; of smooth pictures and line charts igzip makes less, so it is asked first how well it does.
struct RunCoder {
  /// Bytes that are read at once.
  private static let step = 1024
  /// The longest code that four of fit into 64 bits with what was left over.
  private static let longestCode = 14

  private let tables: UnsafeMutablePointer<isal_hufftables>
  private let histogram: UnsafeMutablePointer<isal_huff_histogram>
  /// The code of each byte, and from bit 24 on its length.
  private let codes: UnsafeMutablePointer<UInt32>

  /// Bytes of memory that it needs.
  static let bytes = room(isal_hufftables.self) + room(isal_huff_histogram.self) + 4 * 256

  /// Makes it in memory of `bytes`, on a cache line.
  init(memory: UnsafeMutableRawPointer) {
    tables = memory.bindMemory(to: isal_hufftables.self, capacity: 1)
    let rest = memory + Self.room(isal_hufftables.self)
    histogram = rest.bindMemory(to: isal_huff_histogram.self, capacity: 1)
    codes = (rest + Self.room(isal_huff_histogram.self))
      .bindMemory(to: UInt32.self, capacity: 256)
  }

  private static func room<Element>(_ type: Element.Type) -> Int {
    (MemoryLayout<Element>.size + 63) & ~63
  }

  /// Makes the code of some bytes, from a quarter of them.
  ///
  /// - Returns: About how many bytes they would take, were no run among them; nil where there is no code.
  func prepare(_ input: UnsafeRawPointer, _ count: Int) -> Int? {
    memset(histogram, 0, MemoryLayout<isal_huff_histogram>.size)
    // Nothing is so rare that its code grows beyond the longest.
    let least = UInt64(count / (4 * 4096) + 1)
    let sampled = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * 256) { counts in
      sample(input, count, counts, least: least)
    }
    withUnsafeMutableBytes(of: &histogram.pointee.lit_len_histogram) { bytes in
      let weights = bytes.assumingMemoryBound(to: UInt64.self)
      // The end of the block, and runs.
      for symbol in 256..<weights.count { weights[symbol] = least / 4 + 1 }
      weights[weights.count - 1] = UInt64(sampled / 200 + 1)
    }
    withUnsafeMutableBytes(of: &histogram.pointee.dist_histogram) { bytes in
      let weights = bytes.assumingMemoryBound(to: UInt64.self)
      for symbol in weights.indices { weights[symbol] = symbol < 4 ? 1000 : 1 }
    }
    guard sampled > 0, isal_create_hufftables(tables, histogram) == 0 else { return nil }
    var bits = 0
    for byte in 0..<256 {
      let (code, size) = literal(byte)
      guard size > 0, size <= Self.longestCode else { return nil }
      codes[byte] = UInt32(code) | UInt32(size) << 24
      bits += size * weight(byte)
    }
    return Int(Double(bits) / Double(sampled) * Double(count) / 8)
  }

  /// Counts bytes into the histogram; returns how many, with `least` more of each.
  private func sample(
    _ input: UnsafeRawPointer,
    _ count: Int,
    _ counts: UnsafeMutableBufferPointer<UInt32>,
    least: UInt64
  ) -> Int {
    counts.initialize(repeating: 0)
    // Four counters of each byte: one byte after the other is often the same.
    for line in 0..<count / 64 where line & 3 == 0 {
      for offset in 0..<16 {
        let four = (input + (line &* 64 &+ offset &* 4)).loadUnaligned(as: UInt32.self)
        counts[Int(four & 255)] &+= 1
        counts[256 &+ Int(four &>> 8 & 255)] &+= 1
        counts[512 &+ Int(four &>> 16 & 255)] &+= 1
        counts[768 &+ Int(four &>> 24)] &+= 1
      }
    }
    var total = 0
    withUnsafeMutableBytes(of: &histogram.pointee.lit_len_histogram) { bytes in
      let weights = bytes.assumingMemoryBound(to: UInt64.self)
      for byte in 0..<256 {
        let sum = counts[byte] + counts[256 + byte] + counts[512 + byte] + counts[768 + byte]
        weights[byte] = UInt64(sum) + least
        total += Int(weights[byte])
      }
    }
    return total
  }

  private func weight(_ byte: Int) -> Int {
    withUnsafeBytes(of: &histogram.pointee.lit_len_histogram) {
      Int($0.load(fromByteOffset: 8 * byte, as: UInt64.self))
    }
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
    let lengths = UnsafeRawPointer(tables) + Self.lengthsOffset
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
          let code = (lengths + 4 &* (length &- 3)).load(as: UInt32.self)
          bits.put(UInt64(code &>> 5), Int(code & 31))
          bits.put(run.code, run.size)
          bits.flush()
          place &+= length
        } else {
          put(word, &bits)
          put(word &>> 32, &bits)
          place &+= 8
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

  /// Writes the codes of four bytes.
  @inline(__always)
  private func put(_ bytes: UInt64, _ bits: inout BitWriter) {
    let first = codes[Int(truncatingIfNeeded: bytes & 255)]
    let second = codes[Int(truncatingIfNeeded: bytes &>> 8 & 255)]
    let third = codes[Int(truncatingIfNeeded: bytes &>> 16 & 255)]
    let fourth = codes[Int(truncatingIfNeeded: bytes &>> 24 & 255)]
    let low = UInt64((first & 0xff_ffff) | (second & 0xff_ffff) &<< (first &>> 24))
    let lowSize = (first &>> 24) &+ (second &>> 24)
    let high = UInt64((third & 0xff_ffff) | (fourth & 0xff_ffff) &<< (third &>> 24))
    let highSize = (third &>> 24) &+ (fourth &>> 24)
    bits.put(
      low | high &<< UInt64(lowSize),
      Int(truncatingIfNeeded: lowSize &+ highSize)
    )
    bits.flush()
  }

  /// How many bytes from `place` on are those `distance` before them: 8 or more, at most `most`.
  @inline(__always)
  private static func runLength(
    _ input: UnsafeRawPointer,
    _ place: Int,
    _ most: Int,
    _ distance: Int
  ) -> Int {
    var length = 8
    while length &+ 8 <= most {
      let here = input + (place &+ length)
      let change =
        here.loadUnaligned(as: UInt64.self) ^ (here - distance).loadUnaligned(as: UInt64.self)
      guard change == 0 else { return length &+ change.trailingZeroBitCount / 8 }
      length &+= 8
    }
    return length
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
