import KeisenDrawing
import KeisenPrimitives

/// Display lists of random primitives, the same for the same seed.
public struct RandomDrawing {
  private var random: SeededGenerator

  /// Starts the sequence of lists that belongs to `seed`.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a list of up to `count` polylines and rectangles, with clips, of any style.
  public mutating func list(width: Double, height: Double, count: Int) throws -> DisplayList {
    let ratios = [1, 1, 1.25, 1.5, 2, 3]
    let ratio = ratios[Int.random(in: 0..<ratios.count, using: &random)]
    let backgrounds = [Color.white, .black, .clear, Color(rgb: 0x336699, alpha: 0.5)]
    var list = DisplayList(
      size: Size(width: width / ratio, height: height / ratio),
      pixelRatio: ratio,
      background: backgrounds[Int.random(in: 0..<backgrounds.count, using: &random)]
    )
    let area = Rect(x: 0, y: 0, width: width / ratio, height: height / ratio)
    for _ in 0..<count {
      if chance(0.3) { list.clip(to: chance(0.4) ? nil : clip(in: area)) }
      if chance(0.5) {
        list.draw(.rectangle(rectangle(in: area)))
      } else {
        list.draw(.polyline(try polyline(in: area)))
      }
    }
    return list
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func color() -> Color {
    Color(
      red: Float(number(0...1)),
      green: Float(number(0...1)),
      blue: Float(number(0...1)),
      alpha: chance(0.5) ? 1 : Float(number(0.05...1))
    )
  }

  private mutating func point(in area: Rect) -> Point {
    Point(
      x: number(area.minX - 0.2 * area.width...area.maxX + 0.2 * area.width),
      y: number(area.minY - 0.2 * area.height...area.maxY + 0.2 * area.height)
    )
  }

  private mutating func rect(in area: Rect) -> Rect {
    let first = point(in: area)
    let second = point(in: area)
    var rect = Rect(
      left: min(first.x, second.x),
      top: min(first.y, second.y),
      right: max(first.x, second.x),
      bottom: max(first.y, second.y)
    )
    if chance(0.2) { rect.width = number(0...2) }
    if chance(0.2) { rect.x = rect.x.rounded() }
    return rect
  }

  private mutating func radii() -> CornerRadii {
    if chance(0.5) { return .zero }
    if chance(0.3) { return CornerRadii(number(0...30)) }
    return CornerRadii(
      topLeft: number(0...20),
      topRight: chance(0.5) ? 0 : number(0...20),
      bottomRight: number(0...40),
      bottomLeft: number(0...3)
    )
  }

  private mutating func clip(in area: Rect) -> Clip {
    Clip(rect: rect(in: area), radii: radii())
  }

  private mutating func rectangle(in area: Rect) -> Rectangle {
    let fill: Fill?
    switch Int.random(in: 0..<3, using: &random) {
    case 0: fill = nil
    case 1: fill = .color(color())
    default:
      let start = point(in: area)
      fill = .gradient(
        Gradient(
          start: start,
          end: chance(0.1) ? start : point(in: area),
          startColor: color(),
          endColor: color()
        )
      )
    }
    let border =
      fill == nil || chance(0.5)
      ? Rectangle.Border(width: number(0.1...12), color: color()) : nil
    return Rectangle(rect: rect(in: area), radii: radii(), fill: fill, border: border)
  }

  private mutating func polyline(in area: Rect) throws -> Polyline {
    let vertices = VertexBuffer()
    var runStarts = [0]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let count = chance(0.2) ? 1 : Int.random(in: 2...12, using: &random)
      var last = point(in: area)
      let isShort = chance(0.2)
      for _ in 0..<count {
        try vertices.append(SIMD2(Float(last.x), Float(last.y)))
        if isShort {
          last = Point(x: last.x + number(-3...3), y: last.y + number(0.1...3))
        } else {
          last = point(in: area)
        }
      }
      runStarts.append(vertices.count)
    }
    let widths = [0.3, 1, 1.5, 2, 5, 14]
    let joins: [Stroke.Join] = [.round, .bevel, .mitre]
    let caps: [Stroke.Cap] = [.round, .butt, .square]
    return Polyline(
      vertices: vertices,
      runStarts: runStarts,
      stroke: Stroke(
        width: widths[Int.random(in: 0..<widths.count, using: &random)],
        color: color(),
        join: joins[Int.random(in: 0..<3, using: &random)],
        cap: caps[Int.random(in: 0..<3, using: &random)],
        mitreLimit: [1.0, 2, 4, 10][Int.random(in: 0..<4, using: &random)]
      )
    )
  }
}
