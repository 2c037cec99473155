import KeisenImage
import KeisenPrimitives

extension Image {
  /// The most bytes of a picture's file.
  private static let mostBytes = 1 << 31

  /// Reads a PNG file, as `decode(png:mostPixels:)` does.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for an empty path or one with a NUL, a file of more than 2 GiB, and
  ///   as `decode`; `.io`, `.outOfMemory`.
  public static func read(contentsOf path: String) throws(KeisenError) -> Image {
    let file = try ByteBuffer(contentsOf: path, mostBytes: mostBytes)
    do throws(KeisenError) {
      return try file.withUnsafeBytes { (bytes) throws(KeisenError) in try decode(png: bytes) }
    } catch {
      guard error.code == .invalidArgument else { throw error }
      throw .invalidArgument("\(String(reflecting: path)): \(error.message)")
    }
  }
}
