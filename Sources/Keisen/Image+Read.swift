import Glibc
import KeisenImage
import KeisenPrimitives

extension Image {
  /// The most bytes of a picture's file.
  private static let maxBytes = 1 << 31

  /// Reads a PNG file, as `decode(png:maxPixels:)` does.
  ///
  /// - Returns: The picture.
  /// - Throws: `KeisenError` with code `.invalidArgument` for an empty path, one with a NUL or one
  ///   that names no file, and as `decode`; `.io`, with EFBIG for more than 2 GiB; `.outOfMemory`.
  public static func read(contentsOf path: String) throws(KeisenError) -> Image {
    guard let file = try AtomicFile.read(path, maximum: maxBytes) else {
      throw .io("can't read \(String(reflecting: path))", ENOENT)
    }
    do throws(KeisenError) {
      return try file.bytes.withUnsafeBytes { (bytes) throws(KeisenError) in try decode(png: bytes)
      }
    } catch {
      guard error.code == .invalidArgument else { throw error }
      throw .invalidArgument("\(String(reflecting: path)): \(error.message)")
    }
  }
}
