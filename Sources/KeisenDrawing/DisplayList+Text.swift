import KeisenPrimitives

extension DisplayList {
  /// The list as text for people and for tests: a line for the picture, each clip and each command.
  ///
  /// Lengths are in points and rounded to three decimals. Of a polyline with more than 12 vertices
  /// the first and the last three are shown, the box of all, and a hash of all rounded coordinates.
  /// An envelope's intervals are shown likewise. Kept markers are shown as those that are placed.
  ///
  ///     picture 320 x 200 at 1, #ffffff
  ///     clip 0: 44 12 264 156
  ///     rectangle 44 12 264 156, fill #ffffff
  ///     polyline in clip 0, 1.5 #0072b2, round join, round cap: (44, 20) (300, 90)
  ///     envelope in clip 0, 1.5 #0072b2: 2 columns from 44.063 every 0.125: 20...21 | 20.5...90
  ///     text "1,960" regular 12 #404040 at (60, 180), 31.5 wide
  ///     markers in clip 0, circle 6 #0072b2: (44, 20) (300, 90)
  ///     path in clip 0, fill #0072b2: M (44, 20) L (300, 90) L (44, 90) Z
  ///     picture in clip 0, 64 x 32 in 44 20 64 32, hash 811c9dc5
  package var text: String {
    var lines = [
      "picture \(rounded(size.width)) x \(rounded(size.height)) at \(rounded(pixelRatio)), "
        + "\(background.text)"
    ]
    for (index, clip) in clips.enumerated() {
      lines.append("clip \(index): \(clip.rect.text)\(clip.radii.text)")
    }
    for command in commands {
      let clip = command.clip.map { " in clip \($0)," } ?? ""
      switch command.primitive {
      case .polyline(let polyline): lines.append("polyline\(clip) \(polyline.text)")
      case .envelope(let envelope): lines.append("envelope\(clip) \(envelope.text)")
      case .rectangle(let rectangle): lines.append("rectangle\(clip) \(rectangle.text)")
      case .cells(let cells): lines.append("cells\(clip) \(cells.text)")
      case .glyphRun(let run): lines.append("text\(clip) \(run.line)")
      case .markers(let markers): lines.append("markers\(clip) \(markers.text)")
      case .keptMarkers(let kept):
        guard let markers = try? kept.placed() else { continue }
        lines.append("markers\(clip) \(markers.text)")
      case .path(let path): lines.append("path\(clip) \(path.text)")
      case .picture(let picture): lines.append("picture\(clip) \(picture.text)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Returns a number with three decimals at most: rounded, never cut, zeros at the end dropped,
/// never -0.
///
/// From 10^12 on it is the shortest text that reads back as the same number.
func rounded(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let thousandths = Int64((number * 1000).rounded())
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  var decimals = String("\(1000 + rest)".dropFirst())
  while decimals.last == "0" { decimals.removeLast() }
  return "\(sign)\(whole).\(decimals)"
}

extension Cells {
  /// Numbers of columns and rows, where they lie, and a hash of all edges and colours.
  fileprivate var text: String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    func add(_ value: UInt64) { hash = (hash ^ value) &* 1_099_511_628_211 }
    for edge in columnEdges + rowEdges { add((edge * 1000).rounded().bitPattern) }
    for color in colors.elements { add(UInt64(color)) }
    let rect = Rect(
      left: columnEdges[0],
      top: rowEdges[0],
      right: columnEdges[columns],
      bottom: rowEdges[rows]
    )
    return "\(columns) x \(rows) in \(rect.text), hash \(String(hash, radix: 16))"
  }
}

extension Point {
  var text: String { "(\(rounded(x)), \(rounded(y)))" }
}

extension Rect {
  fileprivate var text: String {
    "\(rounded(x)) \(rounded(y)) \(rounded(width)) \(rounded(height))"
  }
}

extension CornerRadii {
  fileprivate var text: String {
    if isZero { return "" }
    return ", radii \(rounded(topLeft)) \(rounded(topRight)) \(rounded(bottomRight)) "
      + rounded(bottomLeft)
  }
}

extension Color {
  /// Like `#0072b2`, with two more digits where it is not opaque.
  var text: String {
    func digits(_ component: Float) -> String {
      let level = component > 0 ? Int((min(component, 1) * 255).rounded()) : 0
      return String(String(256 + level, radix: 16).dropFirst())
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 1 ? digits(alpha) : "")
  }
}

extension Rectangle {
  fileprivate var text: String {
    var text = rect.text + radii.text + (fill?.text ?? "")
    if let border { text += ", border \(rounded(border.width)) \(border.color.text)" }
    return text
  }
}

extension Fill {
  /// A comma, and the colours.
  var text: String {
    switch self {
    case .color(let color): ", fill \(color.text)"
    case .gradient(let gradient):
      ", gradient \(gradient.startColor.text) at \(gradient.start.text) to "
        + "\(gradient.endColor.text) at \(gradient.end.text)"
    }
  }
}

extension PlacedImage {
  /// Its pixels' size, where they are, and a hash of all of them.
  fileprivate var text: String {
    var hash = CoordinateHash()
    image.withUnsafeBytes { for byte in $0 { hash.add(UInt64(byte)) } }
    return "\(image.width) x \(image.height) in \(rect.text), hash \(hash.text)"
  }
}

extension GlyphRun {
  fileprivate var line: String {
    var line = "\"\(text.source)\" \(text.font.name) \(rounded(text.size)) \(color.text) "
    line += "at \(origin.text)"
    if angle != 0 { line += " turned \(rounded(angle))" }
    line += ", \(rounded(text.width)) wide"
    if text.missing > 0 { line += ", \(text.missing) missing" }
    return line
  }
}

extension Stroke {
  /// The pen, its joins and its ends.
  var text: String {
    let mitre = join == .mitre ? " \(rounded(mitreLimit))" : ""
    return "\(rounded(width)) \(color.text), \(join)\(mitre) join, \(cap) cap"
  }
}

extension Polyline {
  fileprivate var text: String {
    let head = stroke.text
    defer { withExtendedLifetime(vertices) {} }
    let points = vertices.vertices
    guard points.count > 12 else { return "\(head): \(vertices(0..<points.count))" }
    var low = points[0]
    var high = points[0]
    var hash = CoordinateHash()
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
      hash.add(point.x)
      hash.add(point.y)
    }
    for start in runStarts { hash.add(UInt64(start)) }
    let runs = runCount == 1 ? "1 run" : "\(runCount) runs"
    return "\(head): \(runs), \(points.count) vertices in \(Self.text(low)) to \(Self.text(high)), "
      + "hash \(hash.text): \(vertices(0..<3)) ... "
      + vertices(points.count - 3..<points.count)
  }

  /// The vertices of a range, with a bar between runs.
  private func vertices(_ range: Range<Int>) -> String {
    let starts = Set(runStarts)
    let points = vertices.vertices
    return range.map { index in
      (index > range.lowerBound && starts.contains(index) ? "| " : "") + Self.text(points[index])
    }.joined(separator: " ")
  }

  private static func text(_ vertex: SIMD2<Float>) -> String {
    Point(x: Double(vertex.x), y: Double(vertex.y)).text
  }
}
