import Glibc

/// An open regular file of which any part can be read, by any thread: it is never mapped into
/// memory.
///
/// What was opened stays open when another file takes its name.
package final class ReadableFile: Sendable {
  /// The path that it was opened by.
  package let path: String
  /// Its size in bytes when it was opened.
  package let size: Int
  /// When it was changed last, in seconds since 1970 and nanoseconds, as of its opening.
  package let modified: (seconds: Int, nanoseconds: Int)
  private let file: FileDescriptor

  /// Opens a file.
  ///
  /// - Parameter path: Absolute or from the working directory; symbolic links are followed.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty, holds a NUL, or
  ///   names what is no regular file; `.io` with errno when the system refuses, ENOENT where there
  ///   is no file and EISDIR for a folder.
  package init(_ path: String) throws(KeisenError) {
    try AtomicFile.requirePath(path)
    file = try Self.open(path)
    let number = file.number
    var status = stat()
    do throws(SystemError) {
      try check { fstat(number, &status) }
      if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    } catch {
      throw .io("can't read \(String(reflecting: path))", error.code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .invalidArgument("path must name a regular file, got \(String(reflecting: path))")
    }
    self.path = path
    size = status.st_size
    modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  private static func open(_ path: String) throws(KeisenError) -> FileDescriptor {
    do throws(SystemError) {
      // A FIFO without a writer must not stop us.
      return try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      throw .io("can't read \(String(reflecting: path))", error.code)
    }
  }

  /// Reads bytes from a place in the file on.
  ///
  /// - Parameters:
  ///   - bytes: Room for them.
  ///   - offset: Where they begin, 0 or more.
  /// - Returns: How many there are: fewer than have room where the file ends before.
  /// - Throws: `KeisenError` with code `.io`, with errno.
  package func read(
    into bytes: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(KeisenError) -> Int {
    do throws(SystemError) {
      return try file.read(into: bytes, at: offset)
    } catch {
      throw .io("can't read \(String(reflecting: path)) from byte \(offset) on", error.code)
    }
  }

  /// Reads all of some bytes.
  ///
  /// - Throws: `KeisenError` with code `.io`, with errno, EIO where the file ends before.
  package func readAll(
    into bytes: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(KeisenError) {
    let count = try read(into: bytes, at: offset)
    guard count == bytes.count else {
      let number = file.number
      var status = stat()
      let left = fstat(number, &status) == 0 ? status.st_size : offset + count
      throw KeisenError(
        .io,
        "\(String(reflecting: path)) has \(left) bytes left of the \(size) that it was opened with",
        systemError: EIO
      )
    }
  }
}
