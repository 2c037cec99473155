import Glibc

extension AtomicFile {
  /// Where the bytes for a path go.
  enum Destination: ~Copyable {
    /// Into the file itself, which can't be replaced.
    case direct
    /// Into a file of that name in the folder; `mode` are the permission bits of the one there.
    case replace(folder: FileDescriptor, name: String, mode: mode_t?)

    /// Follows `path` to its end.
    ///
    /// - Throws: EISDIR for a folder, EACCES for a file that may not be written, and what the way
    ///   there brings.
    init(_ path: String) throws(SystemError) {
      var path = path
      // As many links as the system itself follows.
      for _ in 0...40 {
        let (folderPath, name) = Self.split(path)
        guard !name.isEmpty else { throw SystemError(code: EISDIR) }
        let folder = try FileDescriptor(folderPath, FileDescriptor.pathOnly | O_DIRECTORY)
        let number = folder.number
        var status = stat()
        do throws(SystemError) {
          try check { fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
        } catch {
          guard error.code == ENOENT else { throw error }
          self = .replace(folder: folder, name: name, mode: nil)
          return
        }
        switch status.st_mode & S_IFMT {
        case S_IFLNK:
          if try folder.isProcess {
            self = .direct
            return
          }
          let target = try folder.link(name)
          path = target.hasPrefix("/") ? target : folderPath + "/" + target
        case S_IFREG:
          try check { faccessat(number, name, W_OK, AT_EACCESS) }
          self = .replace(folder: folder, name: name, mode: status.st_mode & 0o777)
          return
        case S_IFDIR:
          throw SystemError(code: EISDIR)
        default:
          self = .direct
          return
        }
      }
      throw SystemError(code: ELOOP)
    }

    /// Cuts a path behind its last slash.
    private static func split(_ path: String) -> (folder: String, name: String) {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
      let name = String(path[path.utf8.index(after: slash)...])
      return (String(path[...slash]), name)
    }
  }
}

extension FileDescriptor {
  /// O_PATH, which Glibc's module hides: a folder may be opened so that can't be listed.
  fileprivate static let pathOnly: Int32 = 0o10_000_000

  /// Whether this is a folder of `/proc`, whose links are not what they look like: one may stand
  /// for an open file that has no name.
  fileprivate var isProcess: Bool {
    get throws(SystemError) {
      var (here, process) = (stat(), stat())
      guard stat("/proc/self/fd", &process) == 0 else { return false }
      let number = number
      try check { fstat(number, &here) }
      return here.st_dev == process.st_dev
    }
  }

  /// Returns what the symbolic link `name` in this folder says.
  ///
  /// - Throws: EILSEQ where that is no UTF-8.
  fileprivate func link(_ name: String) throws(SystemError) -> String {
    let number = number
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try check { readlinkat(number, name, &target, target.count) }
    guard let text = String(validating: target[..<count], as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return text
  }
}
