import KeisenImage
import KeisenPrimitives

extension Image {
  /// Writes the picture to a file, whose format its name tells: `.png`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for an empty path or one with a NUL,
  ///   `.unsupported` when the name tells no format that there is, `.io`, `.outOfMemory`. On any
  ///   error the old file stays, or none.
  public func write(to path: String) throws(KeisenError) {
    _ = try FileFormat(path: path, among: [.png])
    try png().withUnsafeBytes { (bytes) throws(KeisenError) in
      try AtomicFile.write(bytes, to: path)
    }
  }
}
