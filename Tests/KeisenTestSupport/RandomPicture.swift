import KeisenDrawing
import KeisenPrimitives

/// Display lists drawn by randomMarks, for comparing renderers.
public struct RandomPicture {
  private var random: SeededGenerator
  let size: Size

  /// Starts the pictures that belong to a seed.
  public init(seed: UInt64, size: Size) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  /// Returns a list with `count` primitives of all kinds, clipped here and there.
  public mutating func list(count: Int, pixelRatio: Double) throws(KeisenError) -> DisplayList {
    let background = chance(0.7) ? color(opaque: true) : color(opaque: false)
    var list = DisplayList(size: size, pixelRatio: pixelRatio, background: background)
    for _ in 0..<count {
      if chance(0.3) { list.clip(to: chance(0.5) ? nil : clip()) }
      list.draw(chance(0.5) ? .rectangle(rectangle()) : .polyline(try polyline()))
    }
    for _ in 0..<count / 6 { list.draw(.markers(try markers(maximum: 12))) }
    return list
  }

  /// Returns a polyline of one to four runs with any stroke.
  public mutating func polyline() throws(KeisenError) -> Polyline {
    let vertices = VertexBuffer()
    var runStarts = [0]
    let reach = chance(0.3) ? number(1...4) : chance(0.2) ? 4000 : number(5...80)
    for _ in 0..<Int(number(1...4.99)) {
      var place = SIMD2(number(-10...size.width + 10), number(-10...size.height + 10))
      for _ in 0..<Int(number(1...14)) {
        try vertices.append(SIMD2(Float(place.x), Float(place.y)))
        let step = SIMD2(number(-reach...reach), number(-reach...reach))
        place += chance(0.2) ? SIMD2(step.x + 0.5, 0) : step
      }
      runStarts.append(vertices.count)
    }
    return Polyline(vertices: vertices, runStarts: runStarts, stroke: stroke())
  }

  /// Returns up to `maximum` markers of any shape, of one size and colour or each of its own.
  public mutating func markers(maximum: Int, shape: MarkerShape? = nil) throws(KeisenError)
    -> Markers
  {
    let count = Int(number(0...Double(maximum) + 0.99))
    let positions = VertexBuffer()
    let sizes = GrowingBuffer<Float>()
    let colors = GrowingBuffer<MarkerColor>()
    let largest = chance(0.4) ? 3.0 : chance(0.1) ? 300 : 25
    let isCrowded = chance(0.2)
    for _ in 0..<count {
      let place =
        isCrowded
        ? SIMD2(size.width / 2 + number(-2...2), size.height / 2 + number(-2...2))
        : SIMD2(number(-10...size.width + 10), number(-10...size.height + 10))
      try positions.append(SIMD2(Float(place.x), Float(place.y)))
      try sizes.append(chance(0.05) ? Float(number(-2...0.01)) : Float(number(0.1...largest)))
      try colors.append(MarkerColor(color(opaque: chance(0.4))))
    }
    let border = Markers.Border(
      width: chance(0.3) ? number(0...0.6) : number(0...4),
      color: chance(0.2) ? .clear : color(opaque: chance(0.5))
    )
    return Markers(
      positions: positions,
      shape: shape ?? MarkerShape(rawValue: UInt32(number(0...14.99))) ?? .circle,
      size: chance(0.6) ? .one(number(0.1...largest)) : .each(sizes),
      fill: chance(0.6) ? .one(color(opaque: chance(0.4))) : .each(colors),
      border: chance(0.4) ? border : nil
    )
  }

  mutating func stroke() -> Stroke {
    Stroke(
      width: chance(0.3) ? number(0.3...2) : number(0.3...20),
      color: color(opaque: chance(0.4)),
      join: [.round, .bevel, .mitre][Int(number(0...2.99))],
      cap: [.round, .butt, .square][Int(number(0...2.99))],
      mitreLimit: chance(0.5) ? 4 : number(1...12)
    )
  }

  private mutating func rectangle() -> Rectangle {
    var fill: Fill?
    if chance(0.8) {
      fill = chance(0.6) ? .color(color(opaque: chance(0.5))) : .gradient(gradient())
    }
    var border: Rectangle.Border?
    if chance(0.5) {
      border = Rectangle.Border(width: number(0.2...8), color: color(opaque: chance(0.5)))
    }
    return Rectangle(rect: rect(), radii: radii(), fill: fill, border: border)
  }

  mutating func gradient() -> Gradient {
    Gradient(
      start: Point(x: number(0...size.width), y: number(0...size.height)),
      end: Point(x: number(0...size.width), y: number(0...size.height)),
      startColor: color(opaque: chance(0.5)),
      endColor: color(opaque: chance(0.5))
    )
  }

  /// Returns any clip.
  public mutating func clip() -> Clip {
    var rect = rect()
    rect.width += 20
    rect.height += 20
    return Clip(rect: rect, radii: radii())
  }

  mutating func rect() -> Rect {
    var rect = Rect(
      x: number(-20...size.width),
      y: number(-20...size.height),
      width: chance(0.2) ? number(0...2) : number(0...size.width),
      height: chance(0.2) ? number(0...2) : number(0...size.height)
    )
    if chance(0.3) {
      rect.x.round()
      rect.y.round()
      rect.width.round()
      rect.height.round()
    }
    return rect
  }

  private mutating func radii() -> CornerRadii {
    if chance(0.4) { return .zero }
    if chance(0.4) { return CornerRadii(number(0...20)) }
    return CornerRadii(
      topLeft: number(0...30),
      topRight: 0,
      bottomRight: number(0...10),
      bottomLeft: number(0...60)
    )
  }

  mutating func color(opaque: Bool) -> Color {
    Color(
      red: Float(number(0...1)),
      green: Float(number(0...1)),
      blue: Float(number(0...1)),
      alpha: opaque ? 1 : Float(number(0...1))
    )
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
