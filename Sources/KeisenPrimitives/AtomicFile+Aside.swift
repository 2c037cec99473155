import Glibc

extension AtomicFile {
  /// A file that is not to be lost when another one takes its name.
  package struct Aside: Hashable, Sendable {
    /// The file that is meant, as `read` told.
    package var identity: Identity
    /// What its new name has behind the old one, such as `.damaged`.
    package var suffix: String

    /// Names a file.
    package init(_ identity: Identity, suffix: String) {
      self.identity = identity
      self.suffix = suffix
    }
  }

  /// Gives a file another name in its folder, so that a new one can take its place.
  ///
  /// The name is its own with the suffix behind it, and a number where that is taken already:
  /// nothing is overwritten. A symbolic link to the file stays. Where somebody else has put another
  /// file in its place meanwhile, that one stays.
  ///
  /// - Parameters:
  ///   - path: Path of the file, absolute or from the working directory.
  ///   - aside: The file that is meant.
  /// - Returns: The new name without a folder, or nil where the file was not there any more.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the path is empty or holds a NUL,
  ///   `.io` with errno when the system refuses; then the file is where it was.
  package static func setAside(_ path: String, _ aside: Aside) throws(KeisenError) -> String? {
    try requirePath(path)
    do throws(SystemError) {
      switch try Destination(path) {
      case .direct: return nil
      case .replace(let folder, let name, _):
        guard try folder.identity(of: name) == aside.identity else { return nil }
        return try setAside(name, in: folder, aside)
      }
    } catch {
      throw .io("can't set aside \(String(reflecting: path))", error.code)
    }
  }

  private static func setAside(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ aside: Aside
  ) throws(SystemError) -> String? {
    let number = folder.number
    guard let kept = try link(name, in: folder, aside) else {
      return try move(name, in: folder, aside)
    }
    // What has the name now may be somebody's new file: it is looked at where nobody else finds it.
    let temporary = temporaryName
    do throws(SystemError) {
      try check { renameat(number, name, number, temporary) }
    } catch {
      if kept.isNew { unlinkat(number, kept.name, 0) }
      guard error.code == ENOENT else { throw error }
      return nil
    }
    let isMeant = try folder.identity(of: temporary) == aside.identity
    if !isMeant {
      // Unless there is a still newer one.
      linkat(number, temporary, number, name, 0)
      if kept.isNew { unlinkat(number, kept.name, 0) }
    }
    unlinkat(number, temporary, 0)
    return isMeant ? kept.name : nil
  }

  /// Gives what a file holds a second name, before another file takes the first one.
  ///
  /// The second name is a link, or a copy where the file system has none.
  ///
  /// - Returns: The name if it was made, so that it can be taken away again; nil where the file was
  ///   not there any more or has such a name already, from a process that ended too early.
  static func keep(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ aside: Aside
  ) throws(SystemError) -> String? {
    let number = folder.number
    guard try folder.identity(of: name) == aside.identity else { return nil }
    guard let kept = try link(name, in: folder, aside) else {
      return try copy(name, in: folder, aside)
    }
    guard kept.isNew else { return nil }
    // The name may have been somebody's new file by then.
    if try folder.identity(of: kept.name) == aside.identity { return kept.name }
    unlinkat(number, kept.name, 0)
    return nil
  }

  /// Links a file to the first of its new names that is free.
  ///
  /// - Returns: The name, and whether it is new, or else was the same file's already; nil where the
  ///   file system, or its owner's rules, allow no link.
  private static func link(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ aside: Aside
  ) throws(SystemError) -> (name: String, isNew: Bool)? {
    let number = folder.number
    for candidate in names(name, aside) {
      if linkat(number, name, number, candidate, 0) == 0 { return (candidate, true) }
      switch errno {
      case EEXIST:
        if try folder.identity(of: candidate) == aside.identity { return (candidate, false) }
      case EPERM, EOPNOTSUPP, ENOSYS, EMLINK: return nil
      case let code: throw SystemError(code: code)
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Renames a file to the first of its new names that is free, in one step.
  ///
  /// - Throws: EINVAL or ENOSYS where the file system, or the C library, can't rename without
  ///   overwriting.
  private static func move(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ aside: Aside
  ) throws(SystemError) -> String? {
    for candidate in names(name, aside) {
      do throws(SystemError) {
        try folder.rename(name, toNew: candidate)
      } catch {
        if error.code == ENOENT { return nil }
        guard error.code == EEXIST else { throw error }
        continue
      }
      if try folder.identity(of: candidate) == aside.identity { return candidate }
      // It was somebody's new file, which goes back unless there is a still newer one.
      do throws(SystemError) {
        try folder.rename(candidate, toNew: name)
      } catch {
        guard error.code == EEXIST else { throw error }
        unlinkat(folder.number, candidate, 0)
      }
      return nil
    }
    throw SystemError(code: EEXIST)
  }

  /// Copies what a file holds to the first of its new names that is free.
  private static func copy(
    _ name: String,
    in folder: borrowing FileDescriptor,
    _ aside: Aside
  ) throws(SystemError) -> String? {
    let file = try FileDescriptor(reading: name, in: folder)
    let number = file.number
    var status = stat()
    try check { fstat(number, &status) }
    guard Identity(status) == aside.identity else { return nil }
    let bytes = try ByteBuffer(reading: file, maximum: .max)
    for candidate in names(name, aside) {
      do throws(SystemError) {
        try write(bytes, to: candidate, in: folder, mode: status.st_mode & 0o777)
      } catch {
        guard error.code == EEXIST else { throw error }
        continue
      }
      return candidate
    }
    throw SystemError(code: EEXIST)
  }

  /// Writes a new file; where that fails there is none.
  ///
  /// - Throws: EEXIST where there is one.
  private static func write(
    _ bytes: borrowing ByteBuffer,
    to name: String,
    in folder: borrowing FileDescriptor,
    mode: mode_t
  ) throws(SystemError) {
    let file = try FileDescriptor(creating: name, in: folder)
    do throws(SystemError) {
      try bytes.withUnsafeBytes { (bytes) throws(SystemError) in try file.write(bytes) }
      try check { fchmod(file.number, mode) }
      try check { fsync(file.number) }
      try file.close()
    } catch {
      unlinkat(folder.number, name, 0)
      throw error
    }
  }

  /// The names that a file may get, in the order in which they are tried.
  private static func names(_ name: String, _ aside: Aside) -> some Sequence<String> {
    (1...10_000).lazy.map { copy in
      copy == 1 ? name + aside.suffix : "\(name)\(aside.suffix)-\(copy)"
    }
  }
}

extension FileDescriptor {
  /// Gives a file in this folder a name that no file has.
  ///
  /// - Throws: EEXIST where there is one, EINVAL or ENOSYS where the system can't tell in one step.
  fileprivate borrowing func rename(
    _ name: String,
    toNew newName: String
  ) throws(SystemError) {
    // Glibc's module hides it, and its flag.
    typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    let noReplace: UInt32 = 1
    guard let symbol = dlsym(nil, "renameat2") else { throw SystemError(code: ENOSYS) }
    let rename = unsafeBitCast(symbol, to: Rename.self)
    let number = number
    try check { rename(number, name, number, newName, noReplace) }
  }
}
