import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenText

/// The machine has Debian's `fonts-noto-core` and `fonts-noto-cjk`, which `scripts/setup test`
/// installs.
@Suite struct FontFinderTests {
  private let regular = FontFinder.Appearance(isBold: false, isItalic: false)
  private let noFonts = "<fontconfig></fontconfig>"

  private func find(_ text: String, _ appearance: FontFinder.Appearance? = nil) -> Font? {
    let scalars = text.unicodeScalars.map(\.value)
    let paragraph = Paragraph(
      scalars,
      face: TextFace(
        TextStyle(
          size: 10,
          isBold: appearance?.isBold ?? false,
          isItalic: appearance?.isItalic ?? false
        ),
        finder: .shared
      )
    )
    return paragraph.items.first { $0.font !== paragraph.face.primary }?.font
  }

  @Test("opens fontconfig at the first character that the embedded font lacks, and not before")
  func lazy() {
    let finder = FontFinder()
    let typesetter = Typesetter(finder: finder)
    let texts = [
      "Volume 1,250 µΩ αβγ é e\u{301} ½ → ∞ \u{202F}x\u{AD}", "$\\alpha^2 \\le \\nabla$",
    ]
    for text in texts {
      let style = TextStyle(size: 10, hasMarkup: true)
      _ = typesetter.block(text, style: style, width: 50)
      #expect(!finder.isOpened)
    }
    _ = typesetter.block("日", style: TextStyle(size: 10), width: nil)
    #expect(finder.isOpened)
  }

  @Test("draws boxes and counts them without fontconfig, and without fonts")
  func absent() {
    for finder in [
      FontFinder(library: "libno-such-library.so.1"), FontFinder(library: "libc.so.6"),
      FontFinder(configuration: noFonts), FontFinder(configuration: "no XML"),
    ] {
      let block = Typesetter(finder: finder)
        .block("a日本語b", style: TextStyle(size: 10), width: nil)
      #expect(block.missing == 3)
      #expect(block.runs.map(\.text.font.name) == ["regular"])
      #expect(throws: KeisenError.self) { try finder.font(family: "Noto Sans", regular) }
    }
    let none = FontFinder(library: "libno-such-library.so.1")
    do throws(KeisenError) {
      _ = try none.font(family: "Foo", regular)
    } catch {
      #expect(error.message == "font \"Foo\" was not found: there is no libno-such-library.so.1")
    }
  }

  @Test(
    "finds the font that goes with the script",
    arguments: [
      ("日本", "NotoSansCJKjp-Regular"), ("日本か", "NotoSansCJKjp-Regular"),
      ("한국", "NotoSansCJKkr-Regular"), ("العربية", "NotoSansArabic-Regular"),
      ("हिन्दी", "NotoSansDevanagari-Regular"), ("Я", "NotoSans-Regular"),
      ("ไทย", "NotoSansThai-Regular"), ("שלום", "NotoSansHebrew-Regular"),
      ("∈", "NotoSansMath-Regular"), ("ế", "NotoSans-Regular"),
    ]
  )
  func scripts(_ text: String, _ name: String) {
    #expect(find(text)?.name == name)
  }

  @Test("finds faces by weight and slants those that have no italic")
  func appearances() throws {
    let bold = try #require(find("日本", FontFinder.Appearance(isBold: true, isItalic: false)))
    #expect(bold.name == "NotoSansCJKjp-Bold")
    #expect(bold.slant == 0)
    let slanted = try #require(find("日本", FontFinder.Appearance(isBold: false, isItalic: true)))
    #expect(slanted.name == "NotoSansCJKjp-Regular")
    #expect(slanted.slant == FontFinder.slant)
    let italic = try #require(find("Я", FontFinder.Appearance(isBold: false, isItalic: true)))
    #expect(italic.name == "NotoSans-Italic")
    #expect(italic.slant == 0)
    // Drawing and shaping lean alike: the top of a stem moves, its foot does not.
    let upright = try #require(find("日本"))
    let glyph = upright.glyph("｜")
    let (straight, leaning) = (GlyphKey(glyph, pixels: 100), GlyphKey(glyph, pixels: 100))
    let before = try #require(upright.bitmap(straight))
    let after = try #require(slanted.bitmap(leaning))
    #expect(after.width > before.width + 12)
    #expect(after.height == before.height)
  }

  @Test("keeps a letter and its marks in one font")
  func marks() {
    for text in ["q\u{323}\u{308}", "x\u{20D7}", "क्षि", "ที่", "日\u{3099}"] {
      let scalars = text.unicodeScalars.map(\.value)
      let face = TextFace(TextStyle(size: 10), finder: .shared)
      let fonts = Paragraph(scalars, face: face).items.map(\.font.serial)
      #expect(Set(fonts).count == 1, "\(text)")
    }
  }

  @Test("counts characters that only fonts with colours have")
  func emoji() {
    let block = Typesetter(finder: .shared)
      .block("\u{1FAE0}👩‍🔬", style: TextStyle(size: 10), width: nil)
    for run in block.runs where run.text.font.serial != Font.regular.serial {
      #expect(run.text.glyphs.allSatisfy { $0.id != 0 })
    }
    #expect(block.missing == block.runs.flatMap(\.text.glyphs).count { $0.id == 0 })
  }

  @Test("finds families by name and files by path")
  func families() throws {
    let finder = FontFinder()
    let serif = try finder.font(family: "Noto Serif", regular)
    #expect(serif.name == "NotoSerif-Regular")
    #expect(try finder.font(family: "noto serif", regular) === serif)
    let bold = FontFinder.Appearance(isBold: true, isItalic: false)
    #expect(try finder.font(family: "Noto Serif", bold).name == "NotoSerif-Bold")
    #expect(try finder.font(family: "sans-serif", regular).hasGlyphs)
    try withFile(of: Font.regular.file.bytes) { path in
      let font = try finder.font(family: path, regular)
      #expect(font.name == "Inter-Regular")
      let style = TextStyle(size: 10, family: path)
      let block = Typesetter(finder: finder).block("Abc |", style: style, width: nil)
      #expect(block.runs.map { $0.text.font === font } == [true])
      let embedded = Typesetter(finder: finder)
        .block("Abc |", style: TextStyle(size: 10), width: nil)
      #expect(block.width == embedded.width && block.height == embedded.height)
    }
  }

  @Test("takes what a named family lacks from the embedded font, then from others")
  func companions() {
    let style = TextStyle(size: 10, family: "Noto Sans Devanagari")
    let block = Typesetter(finder: .shared).block("हिन्दी ∞ 日", style: style, width: nil)
    let names = block.runs.map(\.text.font.name)
    #expect(names.first == "NotoSansDevanagari-Regular")
    #expect(names.contains("regular"))
    #expect(names.last == "NotoSansCJKjp-Regular")
    #expect(block.missing == 0)
  }

  @Test("shares the file of a collection among its faces")
  func collections() throws {
    let japanese = try #require(find("日本"))
    let korean = try #require(find("한국"))
    #expect(japanese.index != korean.index)
    #expect(japanese.file === korean.file)
  }

  @Test("finds the same on many threads at once")
  func threads() {
    let finder = FontFinder()
    let names = Locked(Set<[String]>())
    onThreads(6) { _ in
      let block = Typesetter(finder: finder)
        .block("a 日本 한국 العربية हिन्दी Я", style: TextStyle(size: 10), width: nil)
      let fonts = block.runs.map(\.text.font.name)
      names.withLock { _ = $0.insert(fonts) }
    }
    #expect(names.withLock { $0.count } == 1)
  }
}
