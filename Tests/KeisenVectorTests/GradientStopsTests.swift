import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenVector

@Suite struct GradientStopsTests {
  @Test func `Colours of one opacity have a stop at each end`() {
    #expect(stops(.black, .white).map(\.offset) == [0, 1])
    #expect(stops(Color(rgb: 1, alpha: 0.5), Color(rgb: 1)).count == 2)
  }

  @Test func `Between opacities colours are mixed with alpha multiplied in`() {
    let stops = stops(Color(rgb: 0xff0000), Color(rgb: 0x0000ff, alpha: 0.5))
    #expect(stops.count == 17)
    let middle = stops[8].color
    #expect(middle.alpha == 0.75)
    #expect(abs(middle.red - 2 / 3) < 1e-6 && abs(middle.blue - 1 / 3) < 1e-6)
    #expect(stops[0].color == Color(rgb: 0xff0000) && stops[16].color.alpha == 0.5)
  }

  private func stops(_ start: Color, _ end: Color) -> [(offset: Double, color: Color)] {
    Gradient(start: Point(x: 0, y: 0), end: Point(x: 1, y: 0), startColor: start, endColor: end)
      .stops
  }
}
