import Glibc

/// Files that are written whole or not at all.
package enum AtomicFile {
  /// Puts `bytes` into the file at `path`, in place of what it held.
  ///
  /// They are written to a new file beside it, which is then renamed: whoever reads `path` sees the
  /// old file or the new one, and where anything fails the old one stays and nothing is left
  /// behind. A symbolic link is followed, so the link stays. The new file keeps the permission bits
  /// of the old one (0666 less the umask where there was none), not its owner, its other hard links
  /// or its extended attributes; a file that may not be written is not replaced either.
  ///
  /// What is no regular file (a device, a FIFO), and whatever a link in `/proc` stands for, such as
  /// `/dev/stdout`, is written directly, behind what it holds; opening a FIFO waits for its reader.
  ///
  /// No signal reaches the caller: neither SIGXFSZ from a file size limit (`RLIMIT_FSIZE`) nor
  /// SIGPIPE from a reader that left.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: Path of the file, absolute or from the working directory.
  ///   - synchronized: Whether the bytes reach the disk before the file gets its name, and the name
  ///     before this returns, so that a crash of the machine too leaves the old file or the new
  ///     one.
  ///   - aside: A file that gets another name, as `setAside` gives it, where it is the one that is
  ///     replaced. It has that name before the new file has its own, so that a crash in between
  ///     leaves it under both names.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty or holds a NUL,
  ///   `.io` with errno when the system refuses.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to path: String,
    synchronized: Bool = false,
    keeping aside: Aside? = nil
  ) throws(KeisenError) {
    try write(to: path, synchronized: synchronized, keeping: aside) { $0(bytes) }
  }

  /// Puts bytes that come in pieces into the file at `path`, as `write(_:to:synchronized:keeping:)`
  /// does.
  ///
  /// - Parameters:
  ///   - path: As of `write(_:to:synchronized:keeping:)`.
  ///   - synchronized: As of it.
  ///   - aside: As of it.
  ///   - pieces: Calls what it gets with one piece after another; once one can't be written the
  ///     others count for nothing.
  /// - Throws: As `write(_:to:synchronized:keeping:)`.
  package static func write(
    to path: String,
    synchronized: Bool = false,
    keeping aside: Aside? = nil,
    pieces: (_ write: (UnsafeRawBufferPointer) -> Void) -> Void
  ) throws(KeisenError) {
    try requirePath(path)
    do throws(SystemError) {
      switch try Destination(path) {
      case .direct:
        let file = try FileDescriptor(path, O_WRONLY | O_APPEND | O_NOCTTY)
        try file.write(pieces)
        try file.close()
      case .replace(let folder, let name, let mode):
        try withoutActuallyEscaping(pieces) { (pieces) throws(SystemError) in
          let file = NewFile(pieces: pieces, mode: mode, isSynchronized: synchronized)
          try replace(name, in: folder, with: file, keeping: aside)
        }
      }
    } catch {
      throw .io("can't write \(String(reflecting: path))", error.code)
    }
  }

  /// Checks a path that a caller chose.
  static func requirePath(_ path: String) throws(KeisenError) {
    guard !path.isEmpty else { throw .invalidArgument("path must not be empty") }
    guard !path.utf8.contains(0) else {
      throw .invalidArgument("path must not contain NUL, got \(String(reflecting: path))")
    }
  }

  /// A name that no file has.
  ///
  /// Short, so that it fits wherever the file's own name does.
  static var temporaryName: String {
    ".keisen-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }

  /// What takes a file's place.
  private struct NewFile {
    var pieces: ((UnsafeRawBufferPointer) -> Void) -> Void
    /// Permission bits, or nil for those of the umask.
    var mode: mode_t?
    var isSynchronized: Bool
  }

  /// Writes a new file in `folder` and renames it to `name`.
  private static func replace(
    _ name: String,
    in folder: borrowing FileDescriptor,
    with new: NewFile,
    keeping aside: Aside?
  ) throws(SystemError) {
    let temporary = temporaryName
    let file = try FileDescriptor(creating: temporary, in: folder)
    var kept: String?
    do throws(SystemError) {
      try file.write(new.pieces)
      if let mode = new.mode { try check { fchmod(file.number, mode) } }
      if new.isSynchronized { try check { fsync(file.number) } }
      try file.close()
      if let aside {
        kept = try keep(name, in: folder, aside)
        if new.isSynchronized { try synchronize(folder) }
      }
      try check { renameat(folder.number, temporary, folder.number, name) }
    } catch {
      unlinkat(folder.number, temporary, 0)
      if let kept { unlinkat(folder.number, kept, 0) }
      throw error
    }
    if new.isSynchronized { try synchronize(folder) }
  }

  /// Lets the names in `folder` reach the disk, where its file system can be told to.
  private static func synchronize(_ folder: borrowing FileDescriptor) throws(SystemError) {
    do throws(SystemError) {
      let names = try FileDescriptor(listing: folder)
      let number = names.number
      try check { fsync(number) }
    } catch {
      // A folder that may not be listed, and file systems that have nothing to synchronise.
      guard error.code == EACCES || error.code == EINVAL else { throw error }
    }
  }
}
