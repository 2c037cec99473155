import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("Faint markers on Vulkan")
struct FaintMarkersTests {
  /// How markers come to their colours.
  enum Kind: CaseIterable {
    case one, each, bordered, small
  }

  private func markers(_ kind: Kind, count: Int) throws -> Markers {
    let positions = VertexBuffer()
    let colors = GrowingBuffer<MarkerColor>()
    for index in 0..<count {
      try positions.append(SIMD2(20.25, 19.75))
      try colors.append(MarkerColor(Color(rgb: index % 2 == 0 ? 0xff8000 : 0x0080ff, alpha: 0.005)))
    }
    let faint = Color(rgb: 0x2060a0, alpha: 0.005)
    return Markers(
      positions: positions,
      shape: .circle,
      // An opaque one of a tenth of a pixel lets 0.99 through.
      size: .one(kind == .small ? 0.1 : 12),
      fill: kind == .each ? .each(colors) : .one(kind == .small ? Color(rgb: 0x2060a0) : faint),
      border: kind == .bordered
        ? Markers.Border(width: 2, color: Color(rgb: 0xc00000, alpha: 0.004)) : nil
    )
  }

  @Test("add up by the thousand as they do on the CPU", arguments: Kind.allCases)
  func addUp(kind: Kind) throws {
    try validated { renderer in
      for background in [Color.white, .clear] {
        var list = DisplayList(
          size: Size(width: 40, height: 40),
          pixelRatio: 1,
          background: background
        )
        list.draw(.markers(try markers(kind, count: 20_000)))
        let image = try renderer.render(list)
        let reference = try RasterRenderer().render(list)
        let difference = try #require(image.difference(from: reference))
        #expect(difference.value <= 1, "\(kind): \(difference)")
      }
    }
  }

  @Test("take a picture of 32 bits a channel for their frame alone")
  func precision() throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 40, height: 40), pixelRatio: 1)
      var opaque = try markers(.one, count: 100)
      opaque.fill = .one(.black)
      list.draw(.markers(opaque))
      #expect(try !Plan(list, width: 40, height: 40).isFaint)
      let before = try renderer.render(list).bytes
      var faint = list
      faint.draw(.markers(try markers(.one, count: 100)))
      #expect(try Plan(faint, width: 40, height: 40).isFaint)
      _ = try renderer.render(faint)
      #expect(try renderer.render(list).bytes == before)
    }
  }

  @Test("are drawn with 16 bits a channel in a frame that there is no memory for more in")
  func noMemory() throws {
    try validated { renderer in
      func set(limit: Int?) throws {
        try renderer.engine().withFrames { frames throws(KeisenError) in
          frames.device.memoryLimit = limit.map { frames.device.memoryInUse + $0 } ?? .max
        }
      }
      let size = Size(width: 400, height: 300)
      var list = DisplayList(size: size, pixelRatio: 1)
      // With its upload block and its ordinary picture.
      _ = try renderer.render(list)
      list.draw(.markers(try markers(.one, count: 20_000)))
      try set(limit: 400 * 300 * 16 - 1)
      let reference = try RasterRenderer().render(list)
      let coarse = try renderer.render(list)
      let difference = try #require(coarse.difference(from: reference))
      #expect(difference.value > 1 && difference.value < 128, "\(difference)")
      try set(limit: nil)
      let precise = try renderer.render(list)
      #expect(try #require(precise.difference(from: reference)).value <= 1)
    }
  }

  @Test("are told by the least alpha and size that show")
  func reported() throws {
    var many = try markers(.one, count: 9)
    #expect(many.areFaint(pixelRatio: 1))
    #expect(try !markers(.one, count: 8).areFaint(pixelRatio: 1))
    many.fill = .one(Color(rgb: 0, alpha: 0.2))
    #expect(!many.areFaint(pixelRatio: 1))
    let sizes = GrowingBuffer<Float>()
    for size: Float in [0, -1, .nan, 5, 5, 5, 5, 5, 0.5] { try sizes.append(size) }
    many.size = .each(sizes)
    #expect(many.areFaint(pixelRatio: 1))
    #expect(!many.areFaint(pixelRatio: 3))
    let colors = GrowingBuffer<MarkerColor>()
    for alpha: UInt16 in [0, 65535, 0, 0, 0, 0, 0, 0, 9000] {
      try colors.append(MarkerColor(0, 0, 0, alpha))
    }
    many.size = .one(4)
    many.fill = .each(colors)
    #expect(!many.areFaint(pixelRatio: 1))
    try colors.append(MarkerColor(0, 0, 0, 1))
    try many.positions.append(.zero)
    #expect(many.areFaint(pixelRatio: 1))
  }
}
