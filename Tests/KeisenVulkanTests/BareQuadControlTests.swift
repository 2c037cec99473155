import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenVulkan
import Testing

@Suite("BareQuadControl")
struct BareQuadControlTests {
  @Test("draws one quad a segment, without a complaint of validation")
  func quads() throws {
    try validated { renderer in
      let line = try walk(count: 1_000, width: 320, height: 200)
      let control = try BareQuadControl(
        renderer,
        polyline: line,
        pixelRatio: 1,
        width: 320,
        height: 200
      )
      #expect(control.count == 999)
      try control.run()
      // The images are the renderer's own: its next picture is none the worse.
      var list = DisplayList(size: Size(width: 320, height: 200), pixelRatio: 1)
      list.draw(.polyline(line))
      #expect(try renderer.render(list).bytes == VulkanRenderer().render(list).bytes)
    }
  }

  /// Prints; nothing about time is asserted.
  @Test("is the measure for a line of a million rows", .enabled(if: getenv("KEISEN_BENCH") != nil))
  func measure() throws {
    let renderer = try VulkanRenderer()
    for ratio in [1.0, 2.0] {
      let line = try walk(count: 1_000_000, width: 1_280 / ratio, height: 720 / ratio)
      var list = DisplayList(
        size: Size(width: 1_280 / ratio, height: 720 / ratio),
        pixelRatio: ratio
      )
      list.draw(.polyline(line))
      let image = try renderer.render(list)
      let control = try BareQuadControl(
        renderer,
        polyline: line,
        pixelRatio: Float(ratio),
        width: image.width,
        height: image.height
      )
      var whole: [Double] = []
      var bare: [Double] = []
      for _ in 0..<7 {
        whole.append(try milliseconds { _ = try renderer.render(list) })
        bare.append(try milliseconds { try control.run() })
      }
      whole.sort()
      bare.sort()
      print(
        "\(renderer.name), 1 M rows, \(image.width) x \(image.height), width \(1.5 * ratio) px: "
          + "whole \(whole[3]) ms (best \(whole[0])), bare quads \(bare[3]) ms (best \(bare[0])), "
          + "ratio \(whole[3] / bare[3])"
      )
    }
  }

  /// A random walk across the picture.
  private func walk(count: Int, width: Double, height: Double) throws -> Polyline {
    var random = SeededGenerator(seed: 7)
    let vertices = VertexBuffer()
    var y = 0.5
    for index in 0..<count {
      y += Double.random(in: -0.05...0.05, using: &random) - 0.01 * (y - 0.5)
      let x = Double(index) / Double(count - 1) * width
      try vertices.append(SIMD2(Float(x), Float(y * height)))
    }
    return Polyline(vertices: vertices, runStarts: [0, count], stroke: Stroke())
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let time = try clock.measure(body)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
  }
}
