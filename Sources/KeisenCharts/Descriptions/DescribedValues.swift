import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension Color: DescribedValue {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque; its components where bytes can't tell them.
  package var describedValue: Any? {
    let components = [red, green, blue, alpha]
    // What is written to a component may be anything, NaN too.
    let bytes = components.compactMap { UInt8(exactly: ($0 * 255).rounded()) }
    guard bytes.count == 4, zip(bytes, components).allSatisfy({ Float($0) / 255 == $1 }) else {
      return DescribedMembers(["red": red, "green": green, "blue": blue, "alpha": alpha])
    }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}

extension ColorMap: DescribedValue {
  /// Its name, or its colours.
  package var describedValue: Any? {
    name
      ?? table.map { color in
        Color(
          rgb: (color & 255) << 16 | color & 0xff00 | (color >> 16) & 255,
          alpha: Float(color >> 24) / 255
        )
      }
  }
}

extension DataValue: DescribedValue {
  /// A number where it is one, else what it is made of.
  package var describedValue: Any? {
    if unit == nil, origin == 0 { return offset }
    if unit == nil, offset == 0 { return origin }
    return DescribedMembers(["origin": origin, "offset": offset, "unit": unit])
  }
}

extension ProjectionRange: DescribedValue {
  /// What a caller sets, without the scale.
  package var describedValue: Any? {
    DescribedMembers(["origin": origin, "min": min, "max": max])
  }
}

extension Viewport: DescribedValue {
  /// Points, or the plot of a chart.
  package var describedValue: Any? {
    switch self {
    case .points(let points): DescribedMembers(["points": points])
    case .plot(let plot):
      DescribedMembers(["chart": DescribedLink(plot.chart), "dimension": plot.dimension])
    }
  }
}

extension Zone: DescribedValue {
  /// Its name.
  package var describedValue: Any? { name }
}

extension Weekdays: DescribedValue {
  /// Names of days.
  package var describedValue: Any? {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return days.indices.filter { rawValue & 1 << $0 != 0 }.map { days[$0] }
  }
}

extension MotionCurve: DescribedValue {
  /// What a caller sets, as seconds.
  package var describedValue: Any? {
    DescribedMembers([
      "easing": easing, "run": run, "autoreverses": autoreverses, "duration": duration,
    ])
  }
}
