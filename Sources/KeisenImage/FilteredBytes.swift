import Glibc

/// Filtered bytes that are being written, and their check sum.
///
/// The sum of zeros needs no look at them, so runs that are known to be zeros cost their writing
/// only.
struct FilteredBytes {
  /// Check sum of the bytes, once `finish` was called.
  private(set) var adler = Adler32()
  /// Where the next byte goes.
  private(set) var end: UnsafeMutableRawPointer
  private let start: UnsafeMutableRawPointer
  /// What is before is in the check sum.
  private var summed: UnsafeMutableRawPointer

  init(at start: UnsafeMutableRawPointer) {
    (self.start, end, summed) = (start, start, start)
  }

  /// Number of bytes written.
  var count: Int { end - start }

  /// Writes one byte.
  mutating func put(_ byte: UInt8) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }

  /// Writes `count` zeros.
  mutating func putZeros(_ count: Int) {
    memset(end, 0, count)
    finish()
    adler.appendZeros(count)
    end += count
    summed = end
  }

  /// Goes past `count` bytes that were written at `end`.
  mutating func skip(_ count: Int) {
    end += count
  }

  /// Takes the last bytes into the check sum.
  mutating func finish() {
    guard end > summed else { return }
    adler = Deflater.adler32(
      UnsafeRawBufferPointer(start: summed, count: end - summed),
      after: adler
    )
    summed = end
  }
}
