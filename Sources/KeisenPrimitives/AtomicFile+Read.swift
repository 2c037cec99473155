import Glibc

extension AtomicFile {
  /// Which file it is, whatever its name.
  package struct Identity: Hashable, Sendable {
    fileprivate var device: UInt64
    fileprivate var number: UInt64
  }

  /// What a file holds, and which file that was.
  package struct Content: Sendable {
    /// All of its bytes.
    package var bytes: ByteBuffer
    /// The file that was read.
    package var identity: Identity
  }

  /// Reads a regular file, whole.
  ///
  /// - Parameters:
  ///   - path: Path of the file, absolute or from the working directory; symbolic links are
  ///     followed.
  ///   - maximum: Bytes beyond which a file is not read.
  /// - Returns: Its content, or nil where there is no file.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty, holds a NUL, or
  ///   names what is neither file nor folder; `.io` with errno when the system refuses, EISDIR for
  ///   a folder, EFBIG for a file that is too large.
  package static func read(_ path: String, maximum: Int) throws(KeisenError) -> Content? {
    try requirePath(path)
    do throws(SystemError) {
      // A FIFO without a writer must not stop us.
      let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let number = file.number
      var status = stat()
      try check { fstat(number, &status) }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFREG {
        let bytes = try ByteBuffer(reading: file, maximum: maximum)
        return Content(bytes: bytes, identity: Identity(status))
      }
      if kind == S_IFDIR { throw SystemError(code: EISDIR) }
    } catch {
      if error.code == ENOENT { return nil }
      let beyond = error.code == EFBIG ? " of more than \(maximum) bytes" : ""
      throw .io("can't read \(String(reflecting: path))\(beyond)", error.code)
    }
    throw .invalidArgument("path must name a regular file, got \(String(reflecting: path))")
  }
}

extension AtomicFile.Identity {
  /// That of an open or named file.
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension FileDescriptor {
  /// Returns which file has a name in this folder, or nil for none.
  borrowing func identity(of name: String) throws(SystemError) -> AtomicFile.Identity? {
    let number = number
    var status = stat()
    do throws(SystemError) {
      try check { fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
    return AtomicFile.Identity(status)
  }
}
