import KeisenText

/// Texts that are cut to the room there is, with an ellipsis.
enum ShortText {
  /// What stands for the part that is cut off.
  static let ellipsis = "…"
  /// Characters beyond which no text is looked at.
  private static let mostCharacters = 4096

  /// Returns as much of a text as its lines have room for.
  ///
  /// - Parameters:
  ///   - text: Any string.
  ///   - style: How it is set.
  ///   - width: The widest that a line may be, in points.
  ///   - lines: The most lines; 1 puts line feeds and all on one line.
  /// - Returns: The block, empty where not even an ellipsis has room.
  /// - Complexity: A text that is too long is laid out O(log *n*) times, in its first 4,096 characters.
  static func block(
    _ text: String,
    style: TextStyle,
    width: Double,
    lines: Int
  ) -> TextBlock {
    let none = TextLayout.block("", style: style)
    guard width > 0, lines > 0, !text.isEmpty else { return none }
    let whole = lines == 1 ? String(text.map { $0.isNewline ? " " : $0 }) : text
    func block(_ text: String) -> TextBlock {
      TextLayout.block(text, style: style, width: lines == 1 ? nil : width)
    }
    func fits(_ block: TextBlock) -> Bool { block.width <= width && block.lines.count <= lines }

    let isLong = whole.utf8.count > mostCharacters
    var characters = isLong ? Array(whole.prefix(mostCharacters)) : []
    if !isLong {
      let block = block(whole)
      if fits(block) { return block }
      characters = Array(whole)
    }
    // The longest beginning that fits: as a beginning grows, its lines do not get shorter.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(block(shortened(characters[..<middle], style))) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let block = block(shortened(characters[..<low], style))
    return fits(block) ? block : none
  }

  /// Returns the beginning of a text with an ellipsis, not cut within math markup or after a space.
  private static func shortened(_ characters: ArraySlice<Character>, _ style: TextStyle) -> String {
    var characters = characters
    if style.hasMarkup, !characters.filter({ $0 == "$" }).count.isMultiple(of: 2),
      let open = characters.lastIndex(of: "$")
    {
      characters = characters[..<open]
    }
    while let last = characters.last, last.isWhitespace { characters.removeLast() }
    return String(characters) + ellipsis
  }
}
