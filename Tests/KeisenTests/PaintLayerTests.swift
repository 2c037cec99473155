import Glibc
import Keisen
import KeisenTestSupport
import Testing

@Suite("PaintLayer")
struct PaintLayerTests {
  private let chart: Chart
  private let paint: Paint
  private let red = Brush(color: Color(rgb: 0xff0000), diameter: 1)

  init() throws {
    chart = try Chart(bare: Size(width: 100, height: 80))
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 0, max: 80)
    paint = try Paint(aspect: 1.25, height: 80)
    try paint.setBrush(red)
  }

  /// Paints one pixel.
  private func dot(_ x: Double, _ y: Double) throws {
    try paint.strokeBegin(at: Point(x: x + 0.5, y: y + 0.5))
    try paint.strokeEnd()
  }

  /// The pixels of the chart's picture that are at least half red; where paint is enlarged its
  /// edges are soft.
  private func reds() throws -> Set<[Int]> {
    let image = try chart.render(renderer: Renderers.make(RendererOptions(.cpu)))
    var reds: Set<[Int]> = []
    for y in 0..<image.height {
      for x in 0..<image.width {
        guard let pixel = image[x, y], pixel.x == 255, pixel.y < 128 else { continue }
        reds.insert([x, y])
      }
    }
    return reds
  }

  @Test("lies over the plot, pixel on pixel where it has as many, and shows a stroke under way")
  func plot() throws {
    chart.add(try PaintLayer(paint), to: .above)
    #expect(try reds() == [])
    try dot(30, 20)
    #expect(try reds() == [[30, 20]])
    try paint.strokeBegin(at: Point(x: 31, y: 20))
    #expect(try reds() == [[30, 20], [31, 20]])
    try paint.strokeCancel()
    #expect(try reds() == [[30, 20]])
    try chart.space.x.setRange(min: 50, max: 60)
    #expect(try reds() == [[30, 20]])
  }

  @Test("follows the data through pan and zoom once it is anchored, and is cut at the plot")
  func anchored() throws {
    let layer = try PaintLayer(paint, in: chart.space)
    chart.add(layer, to: .above)
    try dot(30, 20)
    try layer.anchor()
    #expect(try reds() == [[30, 20]])
    try chart.space.x.setRange(min: 10, max: 110)
    #expect(try reds() == [[20, 20]])
    try chart.space.y.setRange(min: -5, max: 75)
    #expect(try reds() == [[20, 15]])
    try chart.space.x.setRange(min: 20, max: 70)
    #expect(try reds() == [[20, 15], [21, 15]])
    try chart.space.x.setRange(min: 200, max: 300)
    #expect(try reds() == [])
    try chart.space.x.setRange(min: 100, max: 0)
    #expect(try reds() == [[69, 15]])
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 80, max: 0)
    #expect(try reds() == [[30, 59]])
    try chart.space.x.setRange(min: 5, max: 5)
    #expect(try reds() == [])
  }

  @Test("is anchored on any scale, exactly at the ends of ranges, and at parts of the plot")
  func scales() throws {
    chart.space.x.unset()
    try chart.space.x.setScale(.log())
    try chart.space.x.setRange(min: 1, max: 10_000)
    try chart.space.y.setRange(origin: 1_700_000_000_000_000_000, min: 0, max: 80)
    let corners = PaintLayer.Corners(
      topLeft: Position(x: .plot(0), y: .plot(0)),
      bottomRight: Position(x: .plot(0.5), y: .picture(80))
    )
    let layer = try PaintLayer(paint, corners: corners, in: chart.space)
    try layer.anchor()
    let origin: Int64 = 1_700_000_000_000_000_000
    #expect(layer.position.topLeft.x == .data(DataValue(1)))
    #expect(layer.position.topLeft.y == .data(DataValue(80, origin: origin)))
    #expect(layer.position.bottomRight.y == .picture(80))
    guard case .data(let middle) = layer.position.bottomRight.x else {
      Issue.record("\(layer.position)")
      return
    }
    #expect(abs(middle.offset - 100) < 1e-9)
    chart.add(layer, to: .above)
    try dot(0, 20)
    try chart.space.x.setRange(min: 0.01, max: 100)
    // Two decades of four are half of the plot, and its pixels half as wide.
    try paint.clear()
    try paint.setBrush(Brush(color: Color(rgb: 0xff0000), diameter: 4))
    try dot(50, 20)
    #expect(try Set(reds().map { $0[0] }).isSubset(of: [73, 74, 75, 76, 77]))
  }

  @Test("looks like one that was never drawn before, whatever has changed since its last frame")
  func keptPixels() throws {
    var generator = SeededGenerator(seed: 31)
    let layer = try PaintLayer(paint, in: chart.space)
    chart.add(layer, to: .above)
    let cpu = try Renderers.make(RendererOptions(.cpu))
    func bytes(_ pixelRatio: Double) throws -> [UInt8] {
      try chart.render(pixelRatio: pixelRatio, renderer: cpu).withUnsafeBytes { Array($0) }
    }
    var pixelRatio = 1.0
    for round in 0..<80 {
      let value = Double(Int.random(in: 0..<80, using: &generator))
      switch round % 10 {
      case 0: try paint.setBrush(Brush(color: .black.opacity(0.5), diameter: value / 4 + 1))
      case 1: try paint.strokeBegin(at: Point(x: value, y: 10))
      case 2: try paint.strokeMove(to: Point(x: 100 - value, y: 70))
      case 3: try paint.strokeEnd()
      case 4: try chart.space.x.setRange(min: value - 40, max: value + 70)
      case 5: try chart.space.x.setRange(min: value + 70, max: value - 40)
      case 6: try layer.anchor()
      case 7: try chart.space.y.setRange(min: 80, max: value - 10)
      case 8: pixelRatio = 3 - pixelRatio
      default: if round > 40 { try paint.undo() } else { try layer.setPosition(.init()) }
      }
      let kept = try bytes(pixelRatio)
      #expect(try bytes(pixelRatio) == kept)
      let fresh = try PaintLayer(paint, corners: layer.position, in: chart.space)
      chart.remove(layer)
      chart.add(fresh, to: .above)
      #expect(try bytes(pixelRatio) == kept, "round \(round)")
      chart.remove(fresh)
      chart.add(layer, to: .above)
    }
  }

  @Test("lies in the picture where it is told to, over all of its parts")
  func picture() throws {
    let corners = PaintLayer.Corners(
      topLeft: Position(x: .picture(0), y: .picture(0)),
      bottomRight: Position(x: .picture(200), y: .picture(160))
    )
    let layer = try PaintLayer(paint, corners: corners)
    #expect(layer.rect == nil)
    chart.add(layer, to: .above)
    try chart.setPadding(.fixed(Insets(10)))
    try dot(1, 1)
    #expect(try reds() == [[2, 2], [3, 2], [2, 3], [3, 3]])
    #expect(layer.rect == Rect(x: 0, y: 0, width: 200, height: 160))
    try layer.setPosition(PaintLayer.Corners())
    _ = try reds()
    #expect(layer.rect == Rect(x: 10, y: 10, width: 80, height: 60))
  }

  @Test("tells a chart of its changes, and asks for no frame without one")
  func changes() throws {
    let layer = try PaintLayer(paint, in: chart.space)
    chart.add(layer, to: .above)
    var last = layer.latestChange
    for change: () throws -> Void in [
      { try dot(1, 1) }, { try paint.undo() }, { try layer.anchor() },
      { try layer.setPosition(PaintLayer.Corners()) },
    ] {
      try change()
      #expect(layer.latestChange > last)
      _ = try reds()
      last = layer.latestChange
    }
    _ = try reds()
    #expect(layer.latestChange == last)
  }

  @Test("refuses corners that are none, and to be anchored to nothing")
  func refusals() throws {
    let value = PaintLayer.Corners(topLeft: Position(x: 1, y: 2))
    #expect(throws: KeisenError.self) { try PaintLayer(paint, corners: value) }
    let nan = PaintLayer.Corners(bottomRight: Position(x: .plot(.nan), y: .plot(1)))
    #expect(throws: KeisenError.self) { try PaintLayer(paint, corners: nan) }
    let layer = try PaintLayer(paint)
    #expect(throws: KeisenError.self) { try layer.setPosition(value) }
    let text = "paint layer has no space to be anchored to"
    #expect(throws: KeisenError(.invalidArgument, text)) { try layer.anchor() }
    #expect(layer.position == PaintLayer.Corners())
  }

  @Test("is filled by Vulkan to the byte as by the CPU, where there is Vulkan")
  func vulkan() throws {
    guard let renderer = try? Renderers.make(RendererOptions(.vulkan)) else { return }
    let other = try Paint(aspect: 1.25, height: 80, renderer: renderer)
    for paint in [paint, other] {
      try paint.setBrush(Brush(color: Color(rgb: 0x2060ff, alpha: 0.3), diameter: 17))
      for y in stride(from: 5.0, to: 80, by: 20) {
        try paint.strokeBegin(at: Point(x: 3, y: y))
        try paint.strokeMove(to: Point(x: 90, y: 80 - y))
        try paint.strokeEnd()
      }
    }
    let images = (try paint.image(), try other.image())
    let bytes = (images.0.withUnsafeBytes { Array($0) }, images.1.withUnsafeBytes { Array($0) })
    #expect(bytes.0 == bytes.1)
  }

  @Test("keeps its pixels in a PNG file and has them back")
  func files() throws {
    try dot(3, 4)
    let path = "/tmp/keisen-paint-\(UInt64.random(in: 0 ... .max)).png"
    defer { unlink(path) }
    try paint.image().write(to: path)
    let read = try Image.read(contentsOf: path)
    try paint.clear()
    try paint.load(read)
    #expect(try paint.image()[3, 4] == SIMD4(255, 0, 0, 255))
    #expect(throws: KeisenError.self) { try Image.read(contentsOf: path + "none") }
  }
}
