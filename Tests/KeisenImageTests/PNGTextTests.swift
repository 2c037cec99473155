import KeisenPrimitives
import Testing

@testable import KeisenImage

@Suite("PNGText")
struct PNGTextTests {
  @Test("writes a chunk of UTF-8 that is as long as it says")
  func chunk() throws {
    let text = PNGText(.description, "折れ線\0グラフ", language: "ja")
    let header = PNGHeader(
      width: 1,
      height: 1,
      channels: 3,
      pixelRatio: .nan,
      texts: [text, PNGText(.software, "Keisen")]
    )
    let memory = try ByteBuffer(count: header.size)
    var writer = PNGWriter(at: memory.base)
    header.write(to: &writer)
    #expect(writer.position - memory.base == header.size)
    let file = try PNGFile(memory)
    #expect(file.crcsAreRight)
    #expect(file.order == ["IHDR", "sRGB", "iTXt", "iTXt"])
    #expect(
      file.data("iTXt") == Array("Description\0\0\0ja\0\0折れ線グラフ".utf8)
    )
    #expect(file.chunks.last?.data == Array("Software\0\0\0\0\0Keisen".utf8))
  }

  @Test("leaves all else of a file as it is")
  func others() throws {
    let picture = try Image(width: 40, height: 30, pixelRatio: 1)
    let plain = try PNGFile(picture.png())
    let reported = try PNGFile(
      picture.png(texts: [PNGText(.title, "A", language: "en"), PNGText(.software, "Keisen")])
    )
    #expect(reported.crcsAreRight)
    #expect(reported.chunks.filter { $0.type == "iTXt" }.count == 2)
    let rest = reported.chunks.filter { $0.type != "iTXt" }
    #expect(rest.map(\.type) == plain.chunks.map(\.type))
    #expect(rest.map(\.data) == plain.chunks.map(\.data))
    #expect(try reported.decode() == plain.decode())
  }
}
