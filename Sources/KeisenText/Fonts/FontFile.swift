import Glibc
import KeisenPrimitives

/// The bytes of a font file, in memory for as long as a font uses them.
///
/// Read and not mapped: under a mapping, a file that another process cuts short would end this one.
final class FontFile: @unchecked Sendable {
  /// The largest file that is read.
  static let largestSize = 256 << 20

  /// The file's content.
  let bytes: UnsafeBufferPointer<UInt8>
  private let isOwned: Bool

  /// Takes bytes that stay for ever.
  init(lasting bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isOwned = false
  }

  /// Reads a file.
  ///
  /// - Throws: `KeisenError` with code `.io` when it can't be read, `.invalidArgument` when it is
  ///   empty, larger than `largestSize` or no ordinary file, `.outOfMemory`.
  init(path: String) throws(KeisenError) {
    // A pipe without a writer must not be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .io("cannot read \"\(path)\"", errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .io("cannot read \"\(path)\"", errno) }
    let size = Int(status.st_size)
    guard status.st_mode & S_IFMT == S_IFREG, 1...Self.largestSize ~= size else {
      throw .invalidArgument("\"\(path)\" is no font")
    }
    guard let memory = malloc(size) else { throw .outOfMemory(size, for: "a font file") }
    var count = 0
    while count < size {
      let more = read(file, memory + count, size - count)
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else {
        let code = errno
        free(memory)
        throw .io("cannot read \"\(path)\"", code)
      }
      if more == 0 { break }
      count += more
    }
    bytes = UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
    isOwned = true
  }

  deinit {
    if isOwned { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
  }
}
