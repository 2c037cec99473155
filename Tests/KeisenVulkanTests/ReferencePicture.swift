import Glibc
import KeisenDrawing
import KeisenPrimitives

/// The coverage formulas of `KeisenDrawing/README.md`, pixel by pixel in double, slow and plain.
struct ReferencePicture {
  private typealias Vector = SIMD2<Double>

  let list: DisplayList
  private let ratio: Double

  init(_ list: DisplayList) {
    self.list = list
    ratio = list.pixelRatio
  }

  /// The picture of the list.
  func image() throws -> Image {
    guard let (width, height) = list.pixelSize else { throw KeisenError(.invalidArgument, "size") }
    let image = try Image(width: width, height: height, pixelRatio: ratio)
    for y in 0..<height {
      for x in 0..<width {
        let p = Vector(Double(x) + 0.5, Double(y) + 0.5)
        var color = SIMD4<Double>(list.background.premultiplied)
        for command in list.commands {
          for (source, coverage) in paint(command.primitive, at: p) where coverage > 0 {
            let alpha = coverage * (command.clip.map { clip(list.clips[$0], at: p) } ?? 1)
            color = source * alpha + color * (1 - source.w * alpha)
          }
        }
        let straight =
          color.w * 255 >= 0.5
          ? SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w) : .zero
        let bytes = SIMD4<UInt8>(
          (straight * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)),
          rounding: .down
        )
        image.target.row(y).storeBytes(of: bytes, toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
      }
    }
    return image
  }

  /// Colours with alpha multiplied in, and how much of each.
  private func paint(_ primitive: Primitive, at p: Vector) -> [(SIMD4<Double>, Double)] {
    switch primitive {
    case .polyline(let line):
      let width = line.stroke.width * ratio
      let color = SIMD4<Double>(line.stroke.color.premultiplied)
      return [(color, coverage(of: line, at: p) * min(width, 1))]
    case .rectangle(let rectangle):
      var layers: [(SIMD4<Double>, Double)] = []
      if let fill = rectangle.fill {
        layers.append((color(of: fill, at: p), box(p, rectangle.rect, rectangle.radii)))
      }
      if let border = rectangle.border {
        func outline(_ growth: Double) -> Double {
          let rect = Rect(
            left: rectangle.rect.minX - growth,
            top: rectangle.rect.minY - growth,
            right: rectangle.rect.maxX + growth,
            bottom: rectangle.rect.maxY + growth
          )
          return box(p, rect, rectangle.radii.grown(by: growth))
        }
        let coverage = sat(outline(border.width / 2) - outline(-border.width / 2))
        layers.append((SIMD4<Double>(border.color.premultiplied), coverage))
      }
      return layers
    case .glyphRun(let run):
      var layers: [(SIMD4<Double>, Double)] = []
      run.forEachGlyph(pixelRatio: ratio) { glyph in
        let x = Int(p.x) - glyph.x
        let y = Int(p.y) - glyph.y
        guard x >= 0, y >= 0, x < glyph.bitmap.width, y < glyph.bitmap.height else { return }
        let coverage = Double(glyph.bitmap.pixels[y * glyph.bitmap.width + x]) / 255
        layers.append((SIMD4<Double>(run.color.premultiplied), coverage))
      }
      return layers
    }
  }

  private func clip(_ clip: Clip, at p: Vector) -> Double { box(p, clip.rect, clip.radii) }

  private func color(of fill: Fill, at p: Vector) -> SIMD4<Double> {
    switch fill {
    case .color(let color): return SIMD4<Double>(color.premultiplied)
    case .gradient(let gradient):
      let start = Vector(gradient.start.x, gradient.start.y) * ratio
      let way = Vector(gradient.end.x, gradient.end.y) * ratio - start
      let square = dot(way, way)
      let t = square > 0 ? sat(dot(p - start, way) / square) : 1
      return SIMD4<Double>(gradient.startColor.premultiplied) * (1 - t)
        + SIMD4<Double>(gradient.endColor.premultiplied) * t
    }
  }

  private func box(_ p: Vector, _ rect: Rect, _ radii: CornerRadii) -> Double {
    let (x0, x1) = (rect.minX * ratio, rect.maxX * ratio)
    let (y0, y1) = (rect.minY * ratio, rect.maxY * ratio)
    let x = max(0, min(p.x + 0.5, x1) - max(p.x - 0.5, x0))
    let y = max(0, min(p.y + 0.5, y1) - max(p.y - 0.5, y0))
    var coverage = x * y
    for (radius, corner, outwards) in [
      (radii.topLeft, Vector(x0, y0), Vector(-1, -1)),
      (radii.topRight, Vector(x1, y0), Vector(1, -1)),
      (radii.bottomRight, Vector(x1, y1), Vector(1, 1)),
      (radii.bottomLeft, Vector(x0, y1), Vector(-1, 1)),
    ] where radius > 0 {
      let r = radius * ratio
      let q = (p - (corner - outwards * r)) * outwards
      if q.x > 0, q.y > 0 { coverage = min(coverage, sat(0.5 + r - length(q))) }
    }
    return coverage
  }

  private func coverage(of line: Polyline, at p: Vector) -> Double {
    var greatest = 0.0
    let all = line.vertices.vertices.map { Vector(Double($0.x), Double($0.y)) * ratio }
    for run in 0..<line.runCount {
      let points = Array(all[line.runStarts[run]..<line.runStarts[run + 1]])
      let h = max(line.stroke.width * ratio, 1) / 2
      if points.count == 1 {
        greatest = max(greatest, sat(h + 0.5 - length(p - points[0])))
      }
      for index in 0..<points.count - 1 {
        greatest = max(greatest, segment(index, points, line.stroke, h, p))
        if index > 0 { greatest = max(greatest, wedge(index, points, line.stroke, h, p)) }
      }
    }
    return greatest
  }

  private func isRound(_ join: Int, _ points: [Vector], _ stroke: Stroke, _ h: Double) -> Bool {
    let shorter = min(
      length(points[join] - points[join - 1]),
      length(points[join + 1] - points[join])
    )
    return stroke.join == .round || shorter < h
  }

  private func segment(
    _ index: Int,
    _ points: [Vector],
    _ stroke: Stroke,
    _ h: Double,
    _ p: Vector
  ) -> Double {
    let (a, b) = (points[index], points[index + 1])
    let l = length(b - a)
    let d = (b - a) / l
    let t = dot(p - a, d)
    let across = sat(h + 0.5 - abs(cross(p - a, d)))
    func end(_ vertex: Int, beyond o: Double) -> Double {
      if vertex > 0, vertex < points.count - 1 {
        return isRound(vertex, points, stroke, h) ? sat(h + 0.5 - length(p - points[vertex])) : 0
      }
      switch stroke.cap {
      case .round: return sat(h + 0.5 - length(p - points[vertex]))
      case .butt: return min(across, sat(0.5 - o))
      case .square: return min(across, sat(h + 0.5 - o))
      }
    }
    if t < 0 { return end(index, beyond: -t) }
    if t > l { return end(index + 1, beyond: t - l) }
    var coverage = across
    if stroke.cap == .butt, index == 0 { coverage = min(coverage, sat(0.5 + t)) }
    if stroke.cap == .butt, index == points.count - 2 { coverage = min(coverage, sat(0.5 + l - t)) }
    return coverage
  }

  private func wedge(
    _ join: Int,
    _ points: [Vector],
    _ stroke: Stroke,
    _ h: Double,
    _ p: Vector
  ) -> Double {
    let j = points[join]
    let first = j - points[join - 1]
    let second = points[join + 1] - j
    let (d0, d1) = (first / length(first), second / length(second))
    guard !isRound(join, points, stroke, h), dot(p - j, d0) > 0, dot(p - j, d1) < 0 else {
      return 0
    }
    let c = length(d0 + d1) / 2
    let mitre = min(
      sat(h + 0.5 - abs(cross(p - j, d0))),
      sat(h + 0.5 - abs(cross(p - j, d1)))
    )
    if stroke.join == .mitre, 1 / c <= stroke.mitreLimit { return mitre }
    let m = (d0 - d1) / length(d0 - d1)
    return min(mitre, sat(h * c + 0.5 - dot(p - j, m)))
  }

  private func sat(_ x: Double) -> Double { max(0, min(x, 1)) }
  private func dot(_ a: Vector, _ b: Vector) -> Double { a.x * b.x + a.y * b.y }
  private func cross(_ a: Vector, _ b: Vector) -> Double { a.x * b.y - a.y * b.x }
  private func length(_ a: Vector) -> Double { dot(a, a).squareRoot() }
}
