import Glibc

/// Bytes in memory of their own, checked when it is taken: for results whose size a caller decides.
public final class ByteBuffer: @unchecked Sendable {
  private var storage: UnsafeMutableRawPointer
  /// Number of bytes.
  public private(set) var count: Int

  /// Takes memory for `count` bytes, not set yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(count: Int) throws(KeisenError) {
    precondition(count >= 0, "\(count) bytes")
    guard let storage = malloc(max(1, count)) else { throw .outOfMemory(count, for: "result") }
    self.storage = storage
    self.count = count
  }

  deinit {
    free(storage)
  }

  /// Calls `body` with the bytes, which live as long as the call.
  public func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(bytes)
  }

  /// The bytes, which live as long as the buffer does.
  ///
  /// A buffer may die after its last use, before that of its bytes: whoever takes these keeps it.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: storage, count: count) }

  /// The first byte, for the one who fills them.
  package var base: UnsafeMutableRawPointer { storage }

  /// The bytes, for the one who fills them.
  package var mutableBytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: storage, count: count)
  }

  /// Takes memory for `count` bytes in all, of which the new ones are not set yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`. Then it is as it was.
  package func grow(to count: Int) throws(KeisenError) {
    precondition(count >= self.count, "\(count) of \(self.count) bytes")
    guard let larger = realloc(storage, max(1, count)) else {
      throw .outOfMemory(count, for: "result")
    }
    storage = larger
    self.count = count
  }

  /// Keeps the first `count` bytes and gives the rest of the memory back.
  package func truncate(to count: Int) {
    precondition(count >= 0 && count <= self.count, "\(count) of \(self.count) bytes")
    if let smaller = realloc(storage, max(1, count)) { storage = smaller }
    self.count = count
  }
}

extension ByteBuffer {
  /// Reads a file from its position to its end.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - maximum: The most bytes that are read.
  /// - Throws: EFBIG where there are more, ENOMEM without memory for them.
  convenience init(reading file: borrowing FileDescriptor, maximum: Int) throws(SystemError) {
    do throws(KeisenError) { try self.init(count: 1 << 16) } catch {
      throw SystemError(code: ENOMEM)
    }
    var length = 0
    while true {
      if length == count {
        do throws(KeisenError) { try grow(to: 2 * count) } catch {
          throw SystemError(code: ENOMEM)
        }
      }
      let rest = UnsafeMutableRawBufferPointer(rebasing: mutableBytes[length...])
      let read = try file.read(into: rest)
      if read == 0 { break }
      length += read
      guard length <= maximum else { throw SystemError(code: EFBIG) }
    }
    truncate(to: length)
  }
}
