/// Where the lines of a paragraph may end.
///
/// At spaces, after hyphens and dashes, beside ideographs but not before punctuation that closes
/// and small kana, nor after what opens. A part of UAX #14, and of the rules of JIS X 4051. Within
/// a formula only where it alone is wider than a line.
///
/// Thai, Lao, Khmer and Burmese have no spaces between words, and to tell words needs a dictionary:
/// their lines end at the spaces that there are, and else between two characters as people see
/// them.
struct LineBreaks {
  private let paragraph: Paragraph
  private let limit: Double

  /// Makes the breaks of a paragraph in lines of at most `limit` points.
  init(_ paragraph: Paragraph, limit: Double) {
    self.paragraph = paragraph
    self.limit = limit
  }

  /// Returns the lines of a paragraph, none wider than the limit unless it is one character.
  func lines() -> [SetLine] {
    let scalars = paragraph.scalars
    let advances = paragraph.advances()
    var lines: [SetLine] = []
    var start = 0
    repeat {
      // Letters at the ends of a line may be wider than they are inside of a text.
      var allowed = limit
      var (line, next) = cut(from: start, advances, allowed)
      var attempts = 0
      while line.width > limit * 1.000_001, allowed > 0 {
        // One character less in any case; when even that goes on for long, one character is a line.
        let measured = advances[start..<next].reduce(0, +)
        allowed = min(allowed - (line.width - limit), 0.999_99 * measured)
        attempts += 1
        if attempts == 16 { allowed = 0 }
        (line, next) = cut(from: start, advances, allowed)
      }
      lines.append(line)
      start = next
      while start < scalars.count, isSpace(scalars[start]) { start += 1 }
    } while start < scalars.count
    return lines
  }

  /// Sets the line that begins at `start`, and returns where it ends.
  private func cut(
    from start: Int,
    _ advances: [Double],
    _ limit: Double
  ) -> (line: SetLine, next: Int) {
    let scalars = paragraph.scalars
    let next = end(from: start, advances, limit)
    var last = next
    while last > start, isSpace(scalars[last - 1]) { last -= 1 }
    return (paragraph.line(start..<last), next)
  }

  /// Returns where a line ends that begins at `start`.
  private func end(from start: Int, _ advances: [Double], _ limit: Double) -> Int {
    let scalars = paragraph.scalars
    var width = 0.0
    var opportunity: Int?
    for index in start..<scalars.count {
      if index > start, mayBreak(before: index) { opportunity = index }
      width += advances[index]
      guard width > limit * 1.000_001, index > start, !isSpace(scalars[index]) else { continue }
      if let opportunity { return opportunity }
      // A word that alone is wider than a line is cut between two characters as people see them.
      var cut = index
      while cut > start, !isStart(cut) { cut -= 1 }
      if cut > start { return cut }
      cut = index + 1
      while cut < scalars.count, !isStart(cut) { cut += 1 }
      return cut
    }
    return scalars.count
  }

  /// Whether something that can be parted from what is before it begins here.
  private func isStart(_ index: Int) -> Bool {
    if let formula = paragraph.formulas[index], formula.wholeWidth > 0,
      formula.wholeWidth <= limit * 1.000_001
    {
      return false
    }
    return paragraph.starts?[index] ?? true
  }

  /// Whether a line may end before a character, which is not the first one.
  private func mayBreak(before index: Int) -> Bool {
    guard isStart(index) else { return false }
    let (before, after) = (paragraph.scalars[index - 1], paragraph.scalars[index])
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if paragraph.formulas[index - 1]?.mayEndLine == true { return true }
    switch before {
    case 0x2D, 0x2010, 0x2013, 0x2014:
      // Not after a minus sign or at a number's: a word must stand on both sides.
      return index > 1 && isWord(paragraph.scalars[index - 2]) && isWord(after) && !isDigit(after)
    default: break
    }
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    return !Self.endNoLine.contains(before) && !Self.beginNoLine.contains(after)
      && !isGlue(before) && !isGlue(after)
  }

  private func isWord(_ scalar: UInt32) -> Bool {
    !isSpace(scalar) && Unicode.Scalar(scalar)?.properties.isAlphabetic == true || isDigit(scalar)
  }

  private func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  private func isGlue(_ scalar: UInt32) -> Bool {
    [0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF].contains(scalar)
  }

  private static let endNoLine = Set("([{「『【〔〈《〖〘（［｛｟“‘$£¥€＄￥№#".unicodeScalars.map(\.value))

  private static let beginNoLine = Set(
    (")]}」』】〕〉》〗〙）］｝｠”’,.;:!?、。，．・：；？！ー゠–〜々〻ゝゞヽヾ‥…"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "ｧｨｩｪｫｬｭｮｯｰﾞﾟ｡､｣･%‰°′″℃％")
      .unicodeScalars.map(\.value)
  )
}
