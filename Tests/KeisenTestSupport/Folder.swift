import Glibc

/// A new folder for a test's files.
public struct Folder {
  /// Its path.
  public let path: String

  /// Calls `body` with a new folder, which is removed afterwards.
  public static func with(_ body: (Folder) throws -> Void) throws {
    var template = Array("/tmp/keisen-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw NoFolder() }
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    let folder = Folder(path: String(decoding: bytes, as: UTF8.self))
    defer { remove(folder.path) }
    try body(folder)
  }

  /// The path of `name` in the folder.
  public subscript(name: String) -> String { "\(path)/\(name)" }

  /// What is in the folder, sorted.
  public var names: [String] { Self.names(path) }

  /// What is in a folder, sorted; nothing where it can't be read.
  public static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    chmod(path, 0o777)
    for name in names(path) where unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    rmdir(path)
  }

  private struct NoFolder: Error {}
}
