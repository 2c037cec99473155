import KeisenImage
import KeisenPrimitives

extension Image {
  /// Writes the picture to a file, whose format its name tells: `.png`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for an empty path or one with a NUL, `.unsupported` when the name
  ///   tells no format that there is, `.io`, `.outOfMemory`. On any error the old file stays, or none.
  public func write(to path: String) throws(KeisenError) {
    try Self.checkFormat(of: path)
    try png().withUnsafeBytes { (bytes) throws(KeisenError) in
      try AtomicFile.write(bytes, to: path)
    }
  }

  /// Checks that a file's name tells a format that there is.
  static func checkFormat(of path: String) throws(KeisenError) {
    guard !path.isEmpty else { throw .invalidArgument("path is empty") }
    guard !path.utf8.contains(0) else {
      throw .invalidArgument("path must not contain NUL, got \(String(reflecting: path))")
    }
    guard path.lowercased().hasSuffix(".png") else {
      throw KeisenError(.unsupported, "path must end in .png, got \"\(path)\"")
    }
  }
}
