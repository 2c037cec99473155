import KeisenPrimitives

extension Path {
  /// The path for people and for tests: how it is painted, and its steps as letters of SVG.
  ///
  /// Of more than 12 points the first and the last three are shown, their extent, and a hash of all
  /// rounded coordinates.
  var text: String {
    switch paint {
    case .fill(let fill, let rule):
      "\(fill.text.dropFirst(2))\(rule == .evenOdd ? " even-odd" : ""): \(outline.text)"
    case .stroke(let stroke): "\(stroke.text): \(outline.text)"
    }
  }
}

extension PathOutline {
  fileprivate var text: String {
    defer { withExtendedLifetime(self) {} }
    let points = points.vertices
    var words: [String] = []
    var next = 0
    for verb in verbs.elements {
      words.append(verb.letter)
      for index in next..<next + verb.pointCount {
        words.append(Point(x: Double(points[index].x), y: Double(points[index].y)).text)
      }
      next += verb.pointCount
    }
    guard points.count > 12, let first = points.first else { return words.joined(separator: " ") }
    var hash = CoordinateHash()
    var (low, high) = (first, first)
    for point in points {
      (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
      hash.add(point.x)
      hash.add(point.y)
    }
    for verb in verbs.elements { hash.add(UInt64(verb.rawValue)) }
    let (start, end) = (
      Point(x: Double(low.x), y: Double(low.y)), Point(x: Double(high.x), y: Double(high.y))
    )
    return "\(verbs.count) steps, \(points.count) points in \(start.text) to \(end.text), "
      + "hash \(hash.text): \(words.prefix(6).joined(separator: " ")) ... "
      + words.suffix(4).joined(separator: " ")
  }
}

extension PathOutline.Verb {
  /// As in a path of SVG.
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}
