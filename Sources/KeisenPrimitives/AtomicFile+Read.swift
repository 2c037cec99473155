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
  ///   - path: Path of the file, absolute or from the working directory; symbolic links are followed.
  ///   - most: Bytes beyond which a file is not read.
  /// - Returns: Its content, or nil where there is no file.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty, holds a NUL, or names what is
  ///   neither file nor folder; `.io` with errno when the system refuses, EISDIR for a folder, EFBIG for a
  ///   file that is too large.
  package static func read(_ path: String, most: Int) throws(KeisenError) -> Content? {
    try requirePath(path)
    do throws(SystemError) {
      // A FIFO without a writer must not stop us.
      let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let number = file.number
      var status = stat()
      try check { fstat(number, &status) }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFREG {
        let bytes = try ByteBuffer(reading: file, most: most)
        return Content(bytes: bytes, identity: Identity(status))
      }
      if kind == S_IFDIR { throw SystemError(code: EISDIR) }
    } catch {
      if error.code == ENOENT { return nil }
      throw .io("can't read \(String(reflecting: path))", error.code)
    }
    throw .invalidArgument("path must name a regular file, got \(String(reflecting: path))")
  }

  /// Gives a file another name in its folder, so that a new one can take its place.
  ///
  /// The name is its own with `.damaged` behind it, and a number where that is taken already: nothing is
  /// overwritten. A symbolic link to the file stays. Where somebody else has put another file in its place
  /// meanwhile, that one stays.
  ///
  /// - Parameters:
  ///   - path: Path of the file, absolute or from the working directory.
  ///   - identity: The file that is meant, as `read` told.
  /// - Returns: The new name without a folder, or nil where the file was not there any more.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty or holds a NUL, `.io` with errno
  ///   when the system refuses; then the file is where it was.
  package static func setAside(
    _ path: String,
    _ identity: Identity
  ) throws(KeisenError) -> String? {
    try requirePath(path)
    do throws(SystemError) {
      switch try Destination(path) {
      case .direct: return nil
      case .replace(let folder, let name, _):
        return try setAside(name, in: folder, identity)
      }
    } catch {
      throw .io("can't set aside \(String(reflecting: path))", error.code)
    }
  }

  private static func setAside(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ identity: Identity
  ) throws(SystemError) -> String? {
    guard try folder.identity(of: name) == identity else { return nil }
    let number = folder.number
    var aside = name + ".damaged"
    var copies = 1
    // A link fails where there is a file, and a rename does not.
    while linkat(number, name, number, aside, 0) != 0 {
      guard errno == EEXIST, copies < 10_000 else { throw SystemError(code: errno) }
      copies += 1
      aside = "\(name).damaged-\(copies)"
    }
    // What has the name now may be somebody's new file: it is looked at where nobody else finds it.
    let temporary = temporaryName
    do throws(SystemError) {
      try check { renameat(number, name, number, temporary) }
    } catch {
      unlinkat(number, aside, 0)
      guard error.code == ENOENT else { throw error }
      return nil
    }
    let isMeant = try folder.identity(of: temporary) == identity
    if !isMeant {
      // Unless there is a still newer one.
      linkat(number, temporary, number, name, 0)
      unlinkat(number, aside, 0)
    }
    unlinkat(number, temporary, 0)
    return isMeant ? aside : nil
  }
}

extension AtomicFile.Identity {
  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension FileDescriptor {
  /// Returns which file has a name in this folder, or nil for none.
  fileprivate borrowing func identity(of name: String) throws(SystemError) -> AtomicFile.Identity? {
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
