import Glibc
import KeisenPrimitives

/// Where zoneinfo files are looked for.
struct ZoneFolders: Hashable, Sendable {
  /// The folders, the first one first.
  let paths: [String]

  /// No file is as long: the longest are of 4 kB.
  static let maxBytes = 1 << 18

  /// The folder that `TZDIR` names when this is first used, then where systems keep them.
  static let system = ZoneFolders(
    paths: (getenv("TZDIR").map { [String(cString: $0)] } ?? []).filter { !$0.isEmpty } + [
      "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]
  )

  /// Reads the zone of a name.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the name is none or no folder has
  ///   it, `.io` when its file can't be read or is damaged, or there is no folder at all.
  func zone(named name: String) throws(KeisenError) -> Zone {
    if let clock = Zone.universal[name] { return Zone(name: name, table: ZoneTable(clock)) }
    guard Self.isName(name) else {
      throw .invalidArgument("no time zone is named \"\(Self.shown(name))\"")
    }
    let bytes = try content(of: name)
    do {
      return Zone(name: name, table: try ZoneFile(bytes).table)
    } catch {
      let what = "the file of time zone \"\(name)\" is damaged: \(error.what)"
      throw KeisenError(.io, what, systemError: EBADMSG)
    }
  }

  /// Returns the bytes of the first file of a name.
  private func content(of name: String) throws(KeisenError) -> [UInt8] {
    var hasFolder = false
    for path in paths {
      let number = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard number >= 0 else {
        let code = errno
        guard code == ENOENT || code == ENOTDIR else {
          throw .io("the file of time zone \"\(name)\" can't be opened", code)
        }
        hasFolder = hasFolder || access(path, F_OK) == 0
        continue
      }
      defer { close(number) }
      hasFolder = true
      var status = stat()
      guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      return try Self.read(number, name)
    }
    guard hasFolder else {
      throw .io("no zoneinfo to read time zone \"\(name)\" from", ENOENT)
    }
    let near = near(name).map { "; did you mean \"\($0)\"?" } ?? ""
    throw .invalidArgument("no time zone is named \"\(name)\"\(near)")
  }

  /// Returns the zone that is meant by a name: each part of it is one that is there, or near one.
  private func near(_ name: String) -> String? {
    for path in paths {
      var found = ""
      for part in name.split(separator: "/", maxSplits: 3) {
        let entries = Self.entries(of: "\(path)/\(found)")
        guard let entry = NearName.of(String(part), among: entries) else {
          found = ""
          break
        }
        found += found.isEmpty ? entry : "/\(entry)"
      }
      var status = stat()
      if !found.isEmpty, found != name, stat("\(path)/\(found)", &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      {
        return found
      }
    }
    return nil
  }

  /// Returns what is in a folder; nothing where it can't be read.
  private static func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isName(name) { names.append(name) }
    }
    return names
  }

  private static func read(_ number: Int32, _ name: String) throws(KeisenError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8_192)
    while true {
      let count = Glibc.read(number, &piece, piece.count)
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw .io("the file of time zone \"\(name)\" can't be read", code)
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= maxBytes else {
        throw KeisenError(
          .io,
          "the file of time zone \"\(name)\" is damaged: it is longer than \(maxBytes) bytes",
          systemError: EFBIG
        )
      }
    }
  }

  /// Whether a name can be that of a file below a folder: no other way leads out of it.
  private static func isName(_ name: String) -> Bool {
    guard (1...255).contains(name.utf8.count) else { return false }
    let isText = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return isText && parts.allSatisfy { $0.first.map { $0 != UInt8(ascii: ".") } ?? false }
  }

  /// A name of any kind as a part of one line.
  private static func shown(_ name: String) -> String {
    let start = name.unicodeScalars.prefix(64).map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7f ? "?" : Character(scalar)
    }
    return String(start) + (name.unicodeScalars.count > 64 ? "…" : "")
  }
}
