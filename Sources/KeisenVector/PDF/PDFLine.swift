import KeisenText

/// A line of text as a PDF shows it: codes of glyphs, and what moves them from where their advances
/// put them.
struct PDFLine {
  private let text: ShapedText
  private let font: PDFFont

  init(_ text: ShapedText, _ font: PDFFont) {
    self.text = text
    self.font = font
  }

  /// Writes the operators; where a glyph does not tell its characters, these are told beside it.
  func write(to content: DocumentBuffer) {
    var pen = 0.0
    var rise = 0.0
    var isOpen = false
    func end() {
      if isOpen { content.append("]TJ\n") }
      isOpen = false
    }
    for cluster in TextCluster.all(of: text) {
      let first = text.glyphs[cluster.glyphs.lowerBound].id
      let isDescribed =
        cluster.glyphs.count == 1 && font.identifies(cluster.scalars, by: first)
        || cluster.scalars.isEmpty
      if !isDescribed {
        end()
        content.append("/Span<</ActualText\(PDFText.string(cluster.scalars))>>BDC\n")
      }
      for index in cluster.glyphs {
        let glyph = text.glyphs[index]
        if glyph.y != rise {
          end()
          content.append("\(VectorNumber.text(-glyph.y)) Ts\n")
          rise = glyph.y
        }
        if !isOpen { content.append("[") }
        isOpen = true
        let shift = DocumentBuffer.thousandths((pen - glyph.x) / text.size * 1000)
        if abs(shift) >= 100 {
          content.append(thousandths: shift)
          pen -= Double(shift) / 1_000_000 * text.size
        }
        content.append("<\(PDFText.hex(font.code(of: glyph.id), digits: 4))>")
        pen += font.font.advance(of: glyph.id) * text.size
      }
      if !isDescribed {
        end()
        content.append("EMC\n")
      }
    }
    end()
    if rise != 0 { content.append("0 Ts\n") }
  }
}
