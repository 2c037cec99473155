import CKeisen
import Keisen

@c @implementation
public func keisen_color_parse(
  _ text: UnsafePointer<CChar>?,
  _ color: UnsafeMutablePointer<keisen_color>?
) -> keisen_status {
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
