import KeisenText

/// Characters of a text that one or more glyphs stand for together.
struct TextCluster {
  /// The characters.
  var scalars: ArraySlice<Unicode.Scalar>
  /// Which glyphs of the text.
  var glyphs: Range<Int>

  /// Divides a text into its clusters, left to right.
  static func all(of text: ShapedText) -> [TextCluster] {
    let scalars = Array(text.source.unicodeScalars)
    let glyphs = text.glyphs
    let starts = Set(glyphs.map { min(Int($0.cluster), scalars.count) }).sorted()
    var ends: [Int: Int] = [:]
    for (index, start) in starts.enumerated() {
      ends[start] = index + 1 < starts.count ? starts[index + 1] : scalars.count
    }
    var clusters: [TextCluster] = []
    var first = 0
    while first < glyphs.count {
      var end = first + 1
      while end < glyphs.count, glyphs[end].cluster == glyphs[first].cluster { end += 1 }
      let start = min(Int(glyphs[first].cluster), scalars.count)
      clusters.append(
        TextCluster(scalars: scalars[start..<(ends[start] ?? start)], glyphs: first..<end)
      )
      first = end
    }
    return clusters
  }
}
