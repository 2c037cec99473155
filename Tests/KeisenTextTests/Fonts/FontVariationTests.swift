import Glibc
import Testing

@testable import KeisenText

@Suite struct FontVariationTests {
  /// Width of the stem and the advance at a place of the face, in units of 1000.
  private func measures(_ variation: FontVariation) throws -> (stem: Double, advance: Double) {
    try VariableFont.bytes.withUnsafeBufferPointer { bytes in
      let font = Font(file: FontFile(lasting: bytes), variation: variation)
      let shaped = font.shape("I", size: 1000)
      let glyph = try #require(shaped.glyphs.first).id
      var rasterizer = GlyphRasterizer()
      let drawn = rasterizer.draw(GlyphKey(glyph, pixels: 1000), of: font)
      return (Double(try #require(drawn).width), shaped.width)
    }
  }

  @Test("shapes and draws at one place of the face")
  func places() throws {
    #expect(try measures(.standard) == (100, 300))
    #expect(try measures(.instance(0)) == (100, 300))
    #expect(try measures(.instance(1)) == (400, 600))
    #expect(try measures(.weight(700)) == (400, 600))
    #expect(try measures(.weight(900)) == (600, 800))
    // Beyond the end of the axis, and an instance that is not there.
    #expect(try measures(.weight(5000)) == (600, 800))
    #expect(try measures(.instance(9)) == (100, 300))
  }

  @Test("does not change a face that does not vary")
  func fixed() {
    let font = Font(file: Font.regular.file, variation: .weight(700))
    #expect(font.coordinates.isEmpty)
    #expect(font.shape("Abc", size: 10).width == Font.regular.shape("Abc", size: 10).width)
  }

  @Test("takes the instance of a family that is wanted, and the weight of a file")
  func found() throws {
    try withFile(of: VariableFont.bytes) { path in
      let finder = FontFinder()
      let bold = try finder.font(family: path, FontFinder.Appearance(isBold: true, isItalic: false))
      #expect(bold.shape("I", size: 1000).width == 600)
      let folder = path + "-folder"
      try #require(mkdir(folder, 0o700) == 0)
      let file = folder + "/variable.ttf"
      try #require(link(path, file) == 0)
      defer {
        unlink(file)
        rmdir(folder)
      }
      let configuration = "<fontconfig><dir>\(folder)</dir></fontconfig>"
      let named = FontFinder(configuration: configuration)
      for (isBold, width) in [(false, 300.0), (true, 600)] {
        let appearance = FontFinder.Appearance(isBold: isBold, isItalic: false)
        let font = try named.font(family: "Keisen Test Variable", appearance)
        #expect(font.shape("I", size: 1000).width == width)
      }
    }
  }
}
