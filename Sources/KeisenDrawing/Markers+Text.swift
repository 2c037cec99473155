import KeisenPrimitives

extension Markers {
  /// The markers as part of a display list's text.
  var text: String {
    defer { withExtendedLifetime(self) {} }
    var text = "\(shape) "
    var hash = CoordinateHash()
    var isHashed = count > 12
    switch size {
    case .one(let size): text += rounded(size)
    case .each(let sizes):
      let minimum = sizes.elements.min() ?? 0
      text += "\(rounded(Double(minimum))) to \(rounded(Double(sizes.elements.max() ?? 0)))"
      for size in sizes.elements { hash.add(size) }
      isHashed = true
    }
    switch fill {
    case .one(let color): text += " \(color.text)"
    case .each(let colors):
      text += " coloured"
      for color in colors.elements {
        for lane in 0..<4 { hash.add(UInt64(color[lane])) }
      }
      isHashed = true
    }
    if let border { text += ", border \(rounded(border.width)) \(border.color.text)" }
    text += ":"
    let points = positions.vertices
    var low = SIMD2<Float>(repeating: .infinity)
    var high = -low
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
      hash.add(point.x)
      hash.add(point.y)
    }
    if isHashed, count > 0 {
      text += " \(count) in \(Self.text(low)) to \(Self.text(high)), hash \(hash.text):"
    }
    let shown = count > 12 ? Array(points.prefix(3)) + points.suffix(3) : Array(points)
    for (index, point) in shown.enumerated() {
      text += (count > 12 && index == 3 ? " ... " : " ") + Self.text(point)
    }
    return text
  }

  private static func text(_ position: SIMD2<Float>) -> String {
    Point(x: Double(position.x), y: Double(position.y)).text
  }
}
