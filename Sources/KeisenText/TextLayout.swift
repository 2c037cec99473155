/// Turns texts into blocks: the one way to set a text.
package enum TextLayout {
  /// Returns a text's block, from a cache shared by the process.
  ///
  /// Line feeds end lines. Characters that the style's font lacks come from fonts that fontconfig finds;
  /// what none has is a box and counted. Text that reads from right to left is put in order.
  ///
  /// - Parameters:
  ///   - text: Any string.
  ///   - style: How it is set. A size that is not positive and finite gives an empty block.
  ///   - width: The widest that a line may be in points, or nil: lines break at spaces and between
  ///     ideographs, and within a word only where it alone is wider.
  /// - Returns: The block.
  /// - Complexity: O(1) for a text that is in the cache, without an allocation; else about 1 µs per
  ///   character.
  package static func block(
    _ text: String,
    style: TextStyle,
    width: Double? = nil
  ) -> TextBlock {
    let font = style.isBold ? Font.semibold : .regular
    let metrics = font.metrics(size: style.size)
    let shaped =
      text.isEmpty || style.size <= 0
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { font.shape(String($0), size: style.size) }
    let leading = (metrics.ascent + metrics.descent) * 1.1
    var lines: [TextBlock.Line] = []
    var runs: [TextBlock.Run] = []
    let widest = shaped.map(\.width).max() ?? 0
    for (index, line) in shaped.enumerated() {
      let free = widest - line.width
      let x =
        switch style.alignment {
        case .leading: 0.0
        case .center: free / 2
        case .trailing: free
        }
      let baseline = metrics.capHeight + Double(index) * leading
      lines.append(TextBlock.Line(x: x, baseline: baseline, width: line.width))
      runs.append(TextBlock.Run(text: line, x: x, y: baseline))
    }
    return TextBlock(
      runs: runs,
      lines: lines,
      width: widest,
      height: (lines.last?.baseline ?? 0) + (lines.isEmpty ? 0 : metrics.descent),
      descent: lines.isEmpty ? 0 : metrics.descent,
      missing: shaped.reduce(0) { $0 + $1.missing },
      source: text
    )
  }
}
