import CKeisen
import Keisen

extension AnimatedNumber {
  /// Reads which number.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for one that is unknown.
  init(c number: keisen_animated_number) throws(KeisenError) {
    guard let known = Self(rawValue: number.number) else {
      throw KeisenError(.invalidArgument, "animated number \(number.number) is unknown")
    }
    self = known
  }
}

extension AnimatedColor {
  /// Reads which colour.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for one that is unknown.
  init(c color: keisen_animated_color) throws(KeisenError) {
    guard let known = Self(rawValue: color.number) else {
      throw KeisenError(.invalidArgument, "animated colour \(color.number) is unknown")
    }
    self = known
  }

  /// Returns the colour of an object as C has it.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the object has no such colour.
  fileprivate func reported(of object: AnyObject) throws(KeisenError) -> keisen_color {
    try value(of: object).map { keisen_color($0) } ?? .automatic
  }
}

@c @implementation
public func keisen_series_get_number(
  _ series: Handle, _ number: keisen_animated_number, _ value: Out<Double>
) -> keisen_status {
  get(series, as: .series, value, "value") { (series) throws(KeisenError) in
    try AnimatedNumber(c: number).value(of: series)
  }
}

@c @implementation
public func keisen_attachment_get_number(
  _ attachment: Handle, _ number: keisen_animated_number, _ value: Out<Double>
) -> keisen_status {
  get(attachment, as: .attachment, value, "value") { (attachment) throws(KeisenError) in
    try AnimatedNumber(c: number).value(of: attachment)
  }
}

@c @implementation
public func keisen_series_get_color(
  _ series: Handle, _ color: keisen_animated_color, _ value: Out<keisen_color>
) -> keisen_status {
  get(series, as: .series, value, "value") { (series) throws(KeisenError) in
    try AnimatedColor(c: color).reported(of: series)
  }
}

@c @implementation
public func keisen_attachment_get_color(
  _ attachment: Handle, _ color: keisen_animated_color, _ value: Out<keisen_color>
) -> keisen_status {
  get(attachment, as: .attachment, value, "value") { (attachment) throws(KeisenError) in
    try AnimatedColor(c: color).reported(of: attachment)
  }
}
