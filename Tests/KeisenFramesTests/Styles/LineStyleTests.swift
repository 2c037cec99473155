import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenFrames

@Suite("LineStyle")
struct LineStyleTests {
  @Test(
    "refuses what no line can look like",
    arguments: [
      LineStyle(width: -1), LineStyle(width: .nan), LineStyle(width: .infinity),
      LineStyle(dash: [1]), LineStyle(dash: [1, -1]), LineStyle(dash: [.nan, 1]),
      LineStyle(dash: [.infinity, 1]), LineStyle(dash: [0, 0]),
      LineStyle(dash: [1.7e308, 1.7e308]),
      LineStyle(mitreLimit: 0.9), LineStyle(mitreLimit: .nan), LineStyle(mitreLimit: .infinity),
    ]
  )
  func refused(style: LineStyle) {
    let error = #expect(throws: KeisenError.self) { try style.validate() }
    #expect(error?.code == .invalidArgument)
  }

  @Test(
    "accepts what a line can look like",
    arguments: [
      LineStyle(), LineStyle(width: 0), LineStyle(dash: [0, 1]), LineStyle(dash: [1, 0]),
      LineStyle(dash: [4, 1, 0, 1]), LineStyle(mitreLimit: 1), LineStyle(width: 1e300),
    ]
  )
  func accepted(style: LineStyle) throws {
    try style.validate()
  }
}
