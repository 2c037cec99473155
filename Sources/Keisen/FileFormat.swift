import KeisenPrimitives

/// A format of files that charts are written to, as the end of a file's name tells it.
enum FileFormat: String, CaseIterable {
  /// Pixels.
  case png
  /// Shapes and text, for pages of the web.
  case svg
  /// Shapes and text, for print.
  case pdf

  /// Device pixels per point of a file of this format, where nobody asks for others: two a point
  /// are sharp on the screens of today, and of a document they only say on which parts of a point
  /// lines lie.
  var pixelRatio: Double { self == .png ? 2 : 1 }

  /// Reads the format off a file's name.
  ///
  /// - Parameters:
  ///   - path: The name, of which capitals are small letters too.
  ///   - allowed: The formats that can be written.
  /// - Throws: `KeisenError` with code `.invalidArgument` for an empty path or one with a NUL,
  ///   `.unsupported` when it ends in none of them.
  init(path: String, among allowed: [FileFormat] = allCases) throws(KeisenError) {
    guard !path.isEmpty else { throw .invalidArgument("path is empty") }
    guard !path.utf8.contains(0) else {
      throw .invalidArgument("path must not contain NUL, got \(String(reflecting: path))")
    }
    let name = path.lowercased()
    guard let format = allowed.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      let ends = allowed.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let which = allowed.count == 1 ? "" : "one of "
      throw KeisenError(.unsupported, "path must end in \(which)\(ends), got \"\(path)\"")
    }
    self = format
  }
}
