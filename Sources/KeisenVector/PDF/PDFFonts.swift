import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// The fonts of a list, in the order in which it shows them.
struct PDFFonts {
  private(set) var all: [PDFFont] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Finds the fonts of a list, and which of their glyphs it shows.
  init(_ list: DisplayList) {
    var fonts: [(font: Font, texts: [UInt32: [Unicode.Scalar]])] = []
    for command in list.commands {
      guard case .glyphRun(let run) = command.primitive else { continue }
      let identity = ObjectIdentifier(run.text.font)
      let place = places[identity] ?? fonts.count
      if place == fonts.count {
        places[identity] = place
        fonts.append((run.text.font, [:]))
      }
      for cluster in TextCluster.all(of: run.text) {
        for index in cluster.glyphs {
          let glyph = run.text.glyphs[index].id
          let text = cluster.glyphs.count == 1 && glyph != 0 ? Array(cluster.scalars) : []
          // The first that it stands for; where it stands for others too, these are told beside it.
          if fonts[place].texts[glyph]?.isEmpty ?? true { fonts[place].texts[glyph] = text }
        }
      }
    }
    all = fonts.enumerated().map { PDFFont($1.font, name: "F\($0)", texts: $1.texts) }
  }

  /// Writes the objects of all fonts.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func write(to file: PDFFile) throws(KeisenError) {
    for index in all.indices { try all[index].write(to: file) }
  }

  /// The font of a text, which the list shows.
  subscript(text: ShapedText) -> PDFFont? {
    places[ObjectIdentifier(text.font)].map { all[$0] }
  }

  /// What a dictionary of resources holds of them.
  var resources: String {
    all.filter(\.isEmbedded).map { "/\($0.name) \($0.object) 0 R" }.joined()
  }
}
