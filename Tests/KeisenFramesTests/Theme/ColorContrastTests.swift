import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenFrames

@Suite("Words on colours")
struct ColorContrastTests {
  @Test("are black or white, and easy to read on any colour")
  func contrast() {
    for red in 0..<16 {
      for green in 0..<16 {
        for blue in 0..<16 {
          let color = Color(
            rgb: UInt32(red * 17) << 16 | UInt32(green * 17) << 8 | UInt32(blue * 17)
          )
          let text = color.contrasting(on: .white)
          #expect(text == .white || text == .black)
          #expect(text.contrast(to: color) >= 4.5, "\(color)")
        }
      }
    }
  }

  @Test("count with what shines through")
  func ground() {
    #expect(Color.black.opacity(0.1).contrasting(on: .white) == .black)
    #expect(Color.black.opacity(0.1).contrasting(on: .black) == .white)
  }
}
