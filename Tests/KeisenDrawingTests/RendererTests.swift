import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("Renderer")
struct RendererTests {
  @Test("makes a picture of the list's size")
  func render() throws {
    let renderer = RecordingRenderer()
    let image = try renderer.render(DisplayList(size: Size(width: 5, height: 3), pixelRatio: 2.5))
    #expect(image.width == 13 && image.height == 8 && image.pixelRatio == 2.5)
    #expect(renderer.lists.count == 1)
  }

  @Test("refuses a list without a size, and a picture that memory can't hold")
  func noSize() {
    let renderer = RecordingRenderer()
    for (width, code) in [(0, KeisenError.Code.invalidArgument), (5e8, .outOfMemory)] {
      let list = DisplayList(size: Size(width: width, height: 5e8), pixelRatio: 1)
      let error = #expect(throws: KeisenError.self) { try renderer.render(list) }
      #expect(error?.code == code)
    }
    #expect(renderer.lists.isEmpty)
  }

  @Test("passes on what fails")
  func failure() {
    let renderer = RecordingRenderer(throwing: KeisenError(.deviceLost, "gone"))
    let list = DisplayList(size: Size(width: 1, height: 1), pixelRatio: 1)
    #expect(throws: KeisenError(.deviceLost, "gone")) { try renderer.render(list) }
  }
}
