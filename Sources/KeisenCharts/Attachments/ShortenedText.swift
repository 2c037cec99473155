import KeisenText

/// Texts that are cut where there is no room for them.
enum ShortenedText {
  /// Returns a text's block, or that of its beginning with an ellipsis where it is too wide or high.
  ///
  /// - Parameters:
  ///   - text: Any string.
  ///   - style: How it is set.
  ///   - width: The widest that the block may be, in points.
  ///   - wraps: Whether lines may break.
  ///   - height: The highest that the block may be, in points.
  /// - Returns: The block; an empty one where not even the ellipsis has room.
  /// - Complexity: O(log *n*) blocks in the length of a text that is cut.
  static func block(
    _ text: String,
    style: TextStyle,
    width: Double,
    wraps: Bool = false,
    height: Double = .infinity
  ) -> TextBlock {
    func block(_ text: String) -> TextBlock {
      TextLayout.block(text, style: style, width: wraps ? width : nil)
    }
    func fits(_ block: TextBlock) -> Bool {
      block.width <= width + 1e-6 && block.height <= height + 1e-6
    }
    let whole = block(text)
    if fits(whole) { return whole }
    let characters = Array(text)
    var best = TextLayout.block("", style: style)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      var start = characters[..<middle]
      while start.last?.isWhitespace == true { start.removeLast() }
      let shortened = block(String(start) + "…")
      if fits(shortened) {
        best = shortened
        low = middle + 1
      } else {
        high = middle
      }
    }
    return best
  }
}
