import CKeisen
import Keisen

@c @implementation
public func keisen_color_parse(_ text: CString, _ color: Out<keisen_color>) -> keisen_status {
  status { () throws(KeisenError) in
    let parsed = try Color(try string(text, "text"))
    try require(color, "color").pointee = keisen_color(parsed)
  }
}

extension keisen_color {
  /// Tells a colour.
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

/// Reads colours of rows.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are too many, or none where
///   there should be some.
func readColors(_ colors: In<keisen_color>, _ count: UInt32) throws(KeisenError) -> [Color] {
  guard count <= 1_000_000 else {
    throw KeisenError(.invalidArgument, "color_count must be at most 1000000, got \(count)")
  }
  guard count == 0 || colors != nil else {
    throw KeisenError(.invalidArgument, "colors is NULL, color_count is \(count)")
  }
  return UnsafeBufferPointer(start: colors, count: Int(count)).map { Color($0) }
}
