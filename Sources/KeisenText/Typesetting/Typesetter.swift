/// Sets texts, with the fonts of one finder.
struct Typesetter {
  /// The longest text that is set, in scalars; a longer one ends with an ellipsis.
  static let longestText = 65_536
  /// Distance of lines for the ascent and descent of their fonts.
  private static let lineSpacing = 1.1

  /// Distance between the boxes of lines with tall signs, in ems.
  private static let minGap = 1.0 / 12

  /// Where fonts come from that are not embedded.
  let finder: FontFinder

  /// Returns a text's block, laid out anew.
  ///
  /// - Parameters:
  ///   - text: Any string.
  ///   - style: How it is set.
  ///   - width: The widest that a line may be in points; nil, NaN and infinity for any.
  /// - Returns: The block, empty for a size that is not positive and finite.
  func block(_ text: String, style: TextStyle, width: Double?) -> TextBlock {
    guard !text.isEmpty, style.size > 0, style.size.isFinite else {
      return TextBlock(
        runs: [],
        lines: [],
        width: 0,
        height: 0,
        descent: 0,
        missing: 0,
        source: text
      )
    }
    let limit = width.flatMap { $0 < .infinity ? max(0, $0) : nil }
    if let block = plainBlock(text, style, limit: limit) { return block }
    let face = TextFace(style, finder: finder)
    var lines: [SetLine] = []
    for scalars in paragraphs(of: shortened(text)) {
      let marked = style.hasMarkup ? Markup.read(scalars, face) : (scalars, [:])
      let paragraph = Paragraph(marked.0, formulas: marked.1, face: face)
      if let limit {
        lines += LineBreaks(paragraph, limit: limit).lines()
      } else {
        lines.append(paragraph.line(0..<paragraph.scalars.count))
      }
    }
    return block(of: lines, style.alignment, size: style.size, source: text)
  }

  /// Returns the block of a text that is one line of ASCII in the embedded font, as most labels
  /// are: the same that the general way gives, sooner.
  func plainBlock(_ text: String, _ style: TextStyle, limit: Double?) -> TextBlock? {
    guard style.family.isEmpty, text.utf8.count <= 256,
      text.utf8.allSatisfy({ byte in
        0x20..<0x7F ~= byte && byte != 0x7C && (byte != 0x24 || !style.hasMarkup)
      })
    else { return nil }
    let font = Font.embedded(isBold: style.isBold, isItalic: style.isItalic)
    let shaped = font.shape(text, size: style.size)
    if let limit, shaped.width > limit || text.utf8.last == 0x20 { return nil }
    let metrics = font.metrics(size: style.size)
    return TextBlock(
      runs: [TextBlock.Run(text: shaped, x: 0, y: metrics.capHeight)],
      lines: [TextBlock.Line(x: 0, baseline: metrics.capHeight, width: shaped.width)],
      width: shaped.width,
      height: metrics.capHeight + metrics.descent,
      descent: metrics.descent,
      missing: shaped.missing,
      source: text
    )
  }

  /// Puts lines below each other.
  private func block(
    of lines: [SetLine],
    _ alignment: TextStyle.Alignment,
    size: Double,
    source: String
  ) -> TextBlock {
    let widest = lines.reduce(0) { max($0, $1.right - $1.left) }
    var runs: [TextBlock.Run] = []
    var places: [TextBlock.Line] = []
    places.reserveCapacity(lines.count)
    var baseline = lines[0].rise
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let above = lines[index - 1]
        let distance = (above.descent + line.ascent) * Self.lineSpacing
        baseline += max(distance, above.fall + line.rise + Self.minGap * size)
      }
      let free = widest - (line.right - line.left)
      let start =
        switch alignment {
        case .leading: line.isRightToLeft ? free : 0
        case .center: free / 2
        case .trailing: line.isRightToLeft ? 0 : free
        case .left: 0.0
        case .right: free
        }
      let x = start - line.left
      for run in line.runs {
        runs.append(TextBlock.Run(text: run.text, x: x + run.x, y: baseline + run.y))
      }
      places.append(TextBlock.Line(x: x, baseline: baseline, width: line.width))
    }
    let fall = lines[lines.count - 1].fall
    return TextBlock(
      runs: runs,
      lines: places,
      width: widest,
      height: baseline + fall,
      descent: fall,
      missing: lines.reduce(0) { $0 + $1.missing },
      source: source
    )
  }

  /// Divides a text at line feeds; other control characters become spaces.
  private func paragraphs(of text: String) -> [[UInt32]] {
    var paragraphs: [[UInt32]] = [[]]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        let last = paragraphs.count - 1
        if paragraphs[last].last == 0x0D { paragraphs[last].removeLast() }
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(scalar.value)
      }
    }
    return paragraphs.map { scalars in scalars.map { isControl($0) ? 0x20 : $0 } }
  }

  /// Returns a text of at most `longestText` scalars, whose end was not cut through a character.
  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > Self.longestText,
      let end = scalars.index(
        scalars.startIndex,
        offsetBy: Self.longestText - 1,
        limitedBy: scalars.endIndex
      ), end != scalars.endIndex, scalars.index(after: end) != scalars.endIndex
    else { return text }
    var head = String(scalars[..<end])
    // The last may go on behind the cut.
    if head.count > 1 { head.removeLast() }
    return head + "…"
  }
}
