import KeisenPrimitives
import KeisenText

/// Texts that are cut to the room there is, with an ellipsis.
package enum ShortText {
  /// What stands for the part that is cut off.
  package static let ellipsis = "…"
  /// Scalars beyond which no text is looked at.
  package static let maxScalars = 4096
  /// Bytes up to which a text is laid out before anything else: most texts fit.
  private static let shortText = 256

  /// What a text has room in.
  package struct Room: Hashable {
    /// The widest that a line may be, in points.
    package var width: Double
    /// The highest that the block may be, in points.
    package var height = Double.infinity
    /// The most lines; 1 puts line feeds and all on one line.
    package var lines = Int.max
    /// Whether lines end where they have no room too, or at line feeds only.
    package var wraps = false

    /// Takes its parts.
    package init(
      width: Double,
      height: Double = Double.infinity,
      lines: Int = Int.max,
      wraps: Bool = false
    ) {
      (self.width, self.height, self.lines, self.wraps) = (width, height, lines, wraps)
    }
  }

  /// Returns as much of a text as there is room for.
  ///
  /// - Parameters:
  ///   - text: Any string. It is not cut within math markup.
  ///   - style: How it is set.
  ///   - room: Its room.
  /// - Returns: The block, empty where not even an ellipsis has room.
  /// - Complexity: A text that is too long is laid out O(log *n*) times for *n* characters that
  ///   fit, and then found in a cache.
  package static func block(_ text: String, style: TextStyle, room: Room) -> TextBlock {
    guard room.width > 0, room.lines > 0, !text.isEmpty else {
      return TextLayout.block("", style: style)
    }
    let isShort = text.utf8.count <= shortText
    if isShort {
      let block = room.block(joined(text, room), style)
      if room.holds(block) { return block }
    }
    let text = Head(text, hasMarkup: style.hasMarkup, joinsLines: room.lines == 1)
    let key = Cache.Key(text: Array(text.source.utf8), style: style, room: room)
    if let block = Cache.shared.withLock({ $0.find(key) }) { return block }
    let block = text.longest(style, room)
    Cache.shared.withLock { cache in
      // Another thread may have been faster.
      guard cache.find(key) == nil else { return }
      let bytes = 2 * text.source.utf8.count + 24 * block.source.utf8.count
      cache.insert(block, for: key, cost: 512 + bytes)
    }
    return block
  }

  /// Whether a block that `block` returned lacks the end of its text.
  package static func isShortened(_ block: TextBlock, from text: String) -> Bool {
    guard !block.isEmpty, block.source.hasSuffix(ellipsis) else { return false }
    return block.source != text && block.source != joined(text, Room(width: 1, lines: 1))
  }

  /// Puts a text on one line where only one is wanted.
  private static func joined(_ text: String, _ room: Room) -> String {
    guard room.lines == 1, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  /// The texts that were cut, or looked at for that.
  private struct Cache {
    struct Key: Hashable {
      /// As bytes: other spellings of a letter may look different.
      var text: [UInt8]
      var style: TextStyle
      var room: Room
    }

    static let shared = Locked(GenerationCache<Key, TextBlock>(capacity: 4 << 20))
  }
}

extension ShortText.Room {
  /// Lays out a text within the width.
  fileprivate func block(_ text: String, _ style: TextStyle) -> TextBlock {
    TextLayout.block(text, style: style, width: wraps && lines > 1 ? width : nil)
  }

  /// Whether a block has room.
  fileprivate func holds(_ block: TextBlock) -> Bool {
    block.width <= width && block.height <= height && block.lines.count <= lines
  }
}

/// The beginning of a text that is looked at, and where it may be cut.
private struct Head {
  /// What was looked at.
  let source: String
  private let characters: [Character]
  /// Whether the whole text is longer.
  private let isCut: Bool
  /// How many characters stay instead of each number that can't.
  private let ends: [Int: Int]

  /// Takes the beginning of a text.
  init(_ text: String, hasMarkup: Bool, joinsLines: Bool) {
    // As much more as the longest formula that begins in it, to know where that ends.
    let maximum = ShortText.maxScalars + Markup.longestFormula + 2
    let scalars = text.unicodeScalars
    let end =
      text.utf8.count > maximum
      ? scalars.index(scalars.startIndex, offsetBy: maximum, limitedBy: scalars.endIndex) : nil
    var head = end.map { String(scalars[..<$0]) } ?? text
    if joinsLines { head = String(head.map { $0.isNewline ? " " : $0 }) }
    source = head

    var formulas = (hasMarkup ? Markup.formulas(in: head) : [])[...]
    var characters: [Character] = []
    var ends: [Int: Int] = [:]
    var (scalar, start) = (0, 0)
    for character in head {
      let next = scalar + character.unicodeScalars.count
      guard next <= ShortText.maxScalars else { break }
      while let formula = formulas.first, formula.upperBound <= scalar { formulas.removeFirst() }
      if let formula = formulas.first, next > formula.lowerBound {
        if scalar <= formula.lowerBound { start = characters.count }
        if next < formula.upperBound { ends[characters.count + 1] = start }
      } else if hasMarkup, character == "$" {
        // With an ellipsis behind it, a price's dollar might end a formula.
        ends[characters.count + 1] = characters.count
      }
      characters.append(character)
      scalar = next
    }
    self.characters = characters
    self.ends = ends
    isCut = scalar < head.unicodeScalars.count || end.map { $0 != scalars.endIndex } ?? false
  }

  /// Returns as much as has room.
  func longest(_ style: TextStyle, _ room: ShortText.Room) -> TextBlock {
    // As a beginning grows, its lines do not get shorter: where one without an ellipsis has no
    // room, the whole has none. The first one is about a line long.
    var high = characters.count
    var length = 64
    while length < characters.count {
      if !room.holds(room.block(String(characters[..<end(length)]), style)) {
        high = length
        break
      }
      length *= 2
    }
    if high == characters.count, !isCut {
      let block = room.block(String(characters), style)
      if room.holds(block) { return block }
    }
    var low = 0
    while low < high {
      let middle = (low + high + 1) / 2
      if room.holds(room.block(shortened(middle), style)) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let block = room.block(shortened(low), style)
    return room.holds(block) ? block : TextLayout.block("", style: style)
  }

  /// Returns the beginning with an ellipsis, not cut within math markup or after a space.
  private func shortened(_ count: Int) -> String {
    var end = end(count)
    while end > 0, characters[end - 1].isWhitespace { end -= 1 }
    return String(characters[..<end]) + ShortText.ellipsis
  }

  /// Returns how many characters stay where `count` are wanted.
  private func end(_ count: Int) -> Int { ends[count] ?? count }
}
