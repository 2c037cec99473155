import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenVulkan

@Suite("GlyphAtlas")
struct GlyphAtlasTests {
  @Test("shows every glyph's bitmap pixel by pixel", arguments: [0.0, 90, 180, 270, 33])
  func coverage(angle: Double) throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 200, height: 160), pixelRatio: 1.25)
      for (index, text) in ["Keisen 0.125", "y = f(x)", "The quick brown fox"].enumerated() {
        if index == 2 {
          list.clip(to: Clip(rect: Rect(x: 40, y: 20, width: 100, height: 99.5), radii: .init(9)))
        }
        list.draw(
          .glyphRun(
            GlyphRun(
              text: (index == 1 ? Font.semibold : .regular).shape(
                text,
                size: 11 + 3 * Double(index)
              ),
              origin: Point(x: 90 + 0.3 * Double(index), y: 40.4 + 30 * Double(index)),
              angle: angle,
              color: Color(rgb: 0x113355, alpha: index == 0 ? 1 : 0.7)
            )
          )
        )
      }
      let image = try renderer.render(list)
      let parity = PictureParity(
        image,
        try ReferenceRenderer().render(list),
        background: list.background
      )
      #expect(parity.values > 1_000)
      #expect(parity.maximum.difference <= 1, "\(parity)")
      // From the atlas as it is now.
      #expect(try renderer.render(list).bytes == image.bytes)
    }
  }

  @Test("grows or starts anew among lists of one submission, and draws the same")
  func growthAmongLists() throws {
    try validated { renderer in
      let lists = (0..<40).map { step in
        var list = DisplayList(size: Size(width: 300, height: 120), pixelRatio: 2)
        let text = Font.regular.shape(
          "0123456789abcdefghijklmnopqrstuvwxyz",
          size: 20 + 3 * Double(step % 25)
        )
        let origin = Point(x: 4, y: 100)
        list.draw(
          .glyphRun(GlyphRun(text: text, origin: origin, angle: Double(step), color: .black))
        )
        return list
      }
      let images = try lists.map { _ in try Image(width: 600, height: 240, pixelRatio: 2) }
      let before = try renderer.engine().withFrames { $0.atlas?.side ?? 0 }
      let failures = renderer.render(zip(lists, images).map { RenderJob($0, into: $1.target) })
      #expect(failures.allSatisfy { $0 == nil })
      #expect(try renderer.engine().withFrames { $0.atlas?.side ?? 0 } > max(before, 1_024))
      for (list, image) in zip(lists, images) {
        #expect(image.bytes.elementsEqual(try renderer.render(list).bytes))
      }
    }
  }

  @Test("grows or starts anew, and draws the same")
  func growth() throws {
    try validated { renderer in
      func list(size: Double, angle: Double) -> DisplayList {
        var list = DisplayList(size: Size(width: 300, height: 120), pixelRatio: 2)
        let text = Font.regular.shape("0123456789abcdefghijklmnopqrstuvwxyz", size: size)
        let origin = Point(x: 4, y: 100)
        list.draw(.glyphRun(GlyphRun(text: text, origin: origin, angle: angle, color: .black)))
        return list
      }
      let first = try renderer.render(list(size: 20, angle: 0)).bytes
      var sides: Set<Int> = []
      for step in 0..<24 {
        let list = list(size: 20 + 3 * Double(step), angle: Double(step))
        let image = try renderer.render(list)
        let alone = try VulkanRenderer().render(list).bytes
        #expect(image.bytes == alone, "step \(step)")
        try renderer.engine().withFrames { frames in
          if let atlas = frames.atlas { sides.insert(atlas.side) }
        }
      }
      #expect(sides.count > 1)
      #expect(try renderer.render(list(size: 20, angle: 0)).bytes == first)
    }
  }

  @Test("draws a glyph larger than the first atlas")
  func hugeGlyph() throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 600, height: 400), pixelRatio: 1)
      let text = Font.semibold.shape("M", size: 1_500)
      let origin = Point(x: -200, y: 700)
      list.draw(.glyphRun(GlyphRun(text: text, origin: origin, color: .black)))
      let reference = try ReferenceRenderer().render(list)
      let parity = PictureParity(
        try renderer.render(list),
        reference,
        background: list.background
      )
      #expect(parity.values > 1_000)
      #expect(parity.maximum.difference <= 1, "\(parity)")
    }
  }
}
