import Glibc
import KeisenPrimitives

/// The bytes of a document while it is written, in memory that is checked when taken.
///
/// When there is no memory left, what follows is dropped, and `finish` tells.
final class DocumentBuffer {
  /// Number of bytes.
  private(set) var count = 0
  private var capacity = 0
  private var storage: UnsafeMutableRawPointer?
  private var failure: KeisenError?

  deinit {
    free(storage)
  }

  /// Returns the place of the next `more` bytes, nil when there is no memory left.
  private func room(for more: Int) -> UnsafeMutableRawPointer? {
    if let storage, capacity - count >= more { return storage + count }
    guard failure == nil else { return nil }
    let wanted = max(4096, count + more, count + count / 2)
    guard let grown = realloc(storage, wanted) else {
      failure = .outOfMemory(wanted, for: "a document")
      return nil
    }
    (storage, capacity) = (grown, wanted)
    return grown + count
  }

  /// Notes that a part of the document could not be made; `finish` throws the first of these
  /// errors.
  func fail(_ error: KeisenError) {
    failure = failure ?? error
  }

  /// Adds one byte.
  func append(byte: UInt8) {
    guard let place = room(for: 1) else { return }
    place.storeBytes(of: byte, as: UInt8.self)
    count += 1
  }

  /// Adds bytes.
  func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, let place = room(for: bytes.count) else { return }
    memcpy(place, source, bytes.count)
    count += bytes.count
  }

  /// Adds a text in UTF-8.
  func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a decimal number, given in thousandths, as short as it can be written: `-.5`, `12`,
  /// `3.125`.
  func append(thousandths: Int64) {
    // 19 digits, a sign and a point.
    guard let place = room(for: 24) else { return }
    let digits = place.assumingMemoryBound(to: UInt8.self)
    var end = 24
    var (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if rest > 0 {
      var isSignificant = false
      for _ in 0..<3 {
        let digit = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        isSignificant = isSignificant || digit != 0
        guard isSignificant else { continue }
        end -= 1
        digits[end] = 0x30 + digit
      }
      end -= 1
      digits[end] = 0x2E
    }
    while whole > 0 || end == 24 {
      end -= 1
      digits[end] = 0x30 + UInt8(truncatingIfNeeded: whole % 10)
      whole /= 10
    }
    if thousandths < 0 {
      end -= 1
      digits[end] = 0x2D
    }
    memmove(place, place + end, 24 - end)
    count += 24 - end
  }

  /// Adds a number with three decimals at most.
  func append(_ number: Double) {
    append(thousandths: Self.thousandths(number))
  }

  /// Returns a number in thousandths, rounded; NaN becomes 0, and what is beyond 10^9 stops there.
  @inline(__always)
  static func thousandths(_ number: Double) -> Int64 {
    let clamped = max(-1e9, min(number.isNaN ? 0 : number, 1e9))
    return Int64((clamped * 1000).rounded())
  }

  /// Calls `body` with the bytes, which live as long as the call.
  func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Puts other bytes where some were written before.
  func replace(at place: Int, with text: String) {
    guard let storage, failure == nil, place >= 0, place + text.utf8.count <= count else { return }
    for (index, byte) in text.utf8.enumerated() {
      storage.storeBytes(of: byte, toByteOffset: place + index, as: UInt8.self)
    }
  }

  /// Returns all bytes in memory of their own.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, where there was no memory for one of them
  ///   too.
  func finish() throws(KeisenError) -> ByteBuffer {
    if let failure { throw failure }
    let buffer = try ByteBuffer(count: count)
    withUnsafeBytes { buffer.mutableBytes.copyMemory(from: $0) }
    return buffer
  }

  /// Throws where there was no memory for something.
  func check() throws(KeisenError) {
    if let failure { throw failure }
  }
}
