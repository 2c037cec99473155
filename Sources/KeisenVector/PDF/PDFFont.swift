import KeisenPrimitives
import KeisenText

/// A font of a PDF: a subset of a face whose glyphs have codes of two bytes, or outlines where a
/// face can't be cut.
struct PDFFont {
  /// The face.
  let font: Font
  /// What it is called in the content.
  let name: String
  /// Number of the font's object; 0 until it is written.
  private(set) var object = 0
  private let texts: [UInt32: [Unicode.Scalar]]
  private let codes: [UInt32: UInt32]
  private let program: Program?

  private enum Program {
    case compact([UInt8])
    case trueType([UInt8])
  }

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - font: The face.
  ///   - name: What it is called in the content.
  ///   - texts: The glyphs that are shown, each with the characters that it stands for; none where
  ///     these differ.
  init(_ font: Font, name: String, texts: [UInt32: [Unicode.Scalar]]) {
    self.font = font
    self.name = name
    self.texts = texts
    guard let subset = font.subset(glyphs: Set(texts.keys)) else {
      (codes, program) = ([:], nil)
      return
    }
    if let compact = subset.table("CFF ") {
      guard let known = CompactFont(compact) else {
        (codes, program) = ([:], nil)
        return
      }
      codes = subset.numbers.mapValues { number in
        guard let identifiers = known.identifiers else { return number }
        return Int(number) < identifiers.count ? identifiers[Int(number)] : 0
      }
      program = .compact([UInt8](compact))
    } else if subset.table("glyf") != nil {
      codes = subset.numbers
      program = .trueType(subset.bytes)
    } else {
      (codes, program) = ([:], nil)
    }
  }

  /// Whether glyphs are shown by codes; else they are drawn as outlines.
  var isEmbedded: Bool { program != nil }

  /// The code of a glyph.
  func code(of glyph: UInt32) -> UInt32 { codes[glyph] ?? 0 }

  /// Whether a glyph alone tells the characters that it stands for.
  func identifies(_ scalars: ArraySlice<Unicode.Scalar>, by glyph: UInt32) -> Bool {
    texts[glyph].map { $0.elementsEqual(scalars) } ?? false
  }

  /// Writes the font's objects.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func write(to file: PDFFile) throws(KeisenError) {
    guard let program else { return }
    let glyphs = codes.sorted { $0.value < $1.value }
    var hash = DocumentHash()
    let data: Int
    let (key, subtype): (String, String)
    switch program {
    case .compact(let bytes):
      (key, subtype) = ("FontFile3", "CIDFontType0")
      data = try Self.add(bytes, "/Subtype/CIDFontType0C", to: file, &hash)
    case .trueType(let bytes):
      (key, subtype) = ("FontFile2", "CIDFontType2")
      data = try Self.add(bytes, "/Length1 \(bytes.count)", to: file, &hash)
    }
    let base = "\(hash.letters(6, from: "A"))+\(PDFText.name(font.postScriptName))"
    let metrics = font.metrics(size: 1000)
    func number(_ value: Double) -> String { VectorNumber.text(value) }
    let descriptor = file.add(
      "<</Type/FontDescriptor/FontName/\(base)/Flags 4/FontBBox[-1000 -1000 2000 2000]"
        + "/ItalicAngle \(font.isItalic ? -10 : 0)/Ascent \(number(metrics.ascent))"
        + "/Descent \(number(-metrics.descent))/CapHeight \(number(metrics.capHeight))"
        + "/StemV \(font.weight >= 600 ? 120 : 80)/\(key) \(data) 0 R>>"
    )
    let widths = glyphs.map { "\($0.value)[\(number(font.advance(of: $0.key) * 1000))]" }
    let numbers = subtype == "CIDFontType2" ? "/CIDToGIDMap/Identity" : ""
    let descendant = file.add(
      "<</Type/Font/Subtype/\(subtype)/BaseFont/\(base)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        + "/FontDescriptor \(descriptor) 0 R/DW 0/W[\(widths.joined())]\(numbers)>>"
    )
    let map = DocumentBuffer()
    map.append(characterMap(glyphs))
    let toUnicode = try file.addStream("", map)
    object = file.add(
      "<</Type/Font/Subtype/Type0/BaseFont/\(base)/Encoding/Identity-H"
        + "/DescendantFonts[\(descendant) 0 R]/ToUnicode \(toUnicode) 0 R>>"
    )
  }

  private static func add(
    _ bytes: [UInt8],
    _ entries: String,
    to file: PDFFile,
    _ hash: inout DocumentHash
  ) throws(KeisenError) -> Int {
    try bytes.withUnsafeBufferPointer { (bytes) throws(KeisenError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      hash.add(bytes)
      return try file.addStream(entries, bytes)
    }
  }

  /// Which characters each code stands for.
  private func characterMap(_ glyphs: [(key: UInt32, value: UInt32)]) -> String {
    let known = glyphs.compactMap { glyph, code in
      texts[glyph].flatMap { text in
        text.isEmpty ? nil : "<\(PDFText.hex(code, digits: 4))><\(PDFText.utf16(text))>\n"
      }
    }
    var map =
      "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      + "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n"
      + "/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n"
      + "1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n"
    for start in stride(from: 0, to: known.count, by: 100) {
      let part = known[start..<min(start + 100, known.count)]
      map += "\(part.count) beginbfchar\n\(part.joined())endbfchar\n"
    }
    return map + "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n"
  }
}
