import KeisenPrimitives

/// Turns texts into blocks: the one way to set a text.
package enum TextLayout {
  /// Returns a text's block, from a cache shared by the process.
  ///
  /// Line feeds end lines. Characters that the style's font lacks come from fonts that fontconfig
  /// finds; what none has is a box and counted. Text that reads from right to left is put in order.
  /// Of a text of more than 65,536 scalars the beginning is set, with an ellipsis. A font that is
  /// installed while the process runs may not be used before the next one.
  ///
  /// - Parameters:
  ///   - text: Any string.
  ///   - style: How it is set. A size that is not positive and finite gives an empty block, a
  ///     family that does not exist is the embedded one.
  ///   - width: The widest that a line may be in points, or nil: lines break at spaces and between
  ///     ideographs, and within a word only where it alone is wider. What Thai, Lao, Khmer and
  ///     Burmese write between two spaces counts as one word.
  /// - Returns: The block.
  /// - Complexity: O(1) for a text that is in the cache, without an allocation; else about 1 µs per
  ///   character.
  package static func block(
    _ text: String,
    style: TextStyle,
    width: Double? = nil
  ) -> TextBlock {
    // What is no number equals nothing, and would be held for ever without being found.
    let width = width.flatMap { $0 < .infinity ? $0 : nil }
    guard text.utf8.count <= BlockCache.longestText, style.size.isFinite else {
      return Typesetter(finder: .shared).block(text, style: style, width: width)
    }
    let key = BlockCache.Key(text: text, style: style, width: width)
    if let block = BlockCache.shared.withLock({ $0.blocks.find(key) }) { return block }
    // Not under the lock: it takes its time, and asks the finder, which has a lock of its own.
    let block = Typesetter(finder: .shared).block(text, style: style, width: width)
    return BlockCache.shared.withLock { $0.insert(block, for: key) }
  }

  /// Checks that a family is the embedded one, one that fontconfig knows, or a font file.
  ///
  /// - Parameter family: As in `TextStyle.family`.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is none (`font "Foo" was not
  ///   found`) or the file is no font, `.io` when the file can't be read.
  package static func check(family: String) throws(KeisenError) {
    guard !TextFace.isEmbedded(family) else { return }
    let appearance = FontFinder.Appearance(isBold: false, isItalic: false)
    _ = try FontFinder.shared.font(family: family, appearance)
  }
}

/// Blocks of texts, bounded in bytes.
private struct BlockCache {
  /// The longest text that is held, in bytes.
  static let longestText = 4096
  /// The cache of the process.
  static let shared = Locked(BlockCache())

  /// A text and how it is set.
  ///
  /// Texts are compared by bytes: faster, without an allocation, and other spellings of a letter
  /// may look different.
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var width: Double?

    static func == (one: Key, other: Key) -> Bool {
      one.text.utf8.elementsEqual(other.text.utf8) && one.style == other.style
        && one.width == other.width
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(style)
      hasher.combine(width)
    }
  }

  var blocks = GenerationCache<Key, TextBlock>(capacity: 8 << 20)

  /// Holds a block, and returns it or the one that another thread was faster with.
  mutating func insert(_ block: TextBlock, for key: Key) -> TextBlock {
    if let held = blocks.find(key) { return held }
    // Glyphs, text, objects and their share of the table.
    let glyphs = block.runs.reduce(0) { $0 + $1.text.glyphs.count }
    let cost = 512 + 2 * key.text.utf8.count + 24 * glyphs + 128 * block.runs.count
    blocks.insert(block, for: key, cost: cost)
    return block
  }
}
