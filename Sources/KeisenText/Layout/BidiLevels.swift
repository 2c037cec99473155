import CFriBidi

/// Which way each character of a paragraph runs: the Unicode bidirectional algorithm, UAX #9.
struct BidiLevels {
  /// 0 where the paragraph reads from left to right, 1 where it reads from right to left.
  let base: Int8
  /// A level for each character, odd for right to left; nil where all are 0.
  let levels: [Int8]?

  /// Reads a paragraph; the first letter with a direction gives it its own.
  init(_ scalars: [UInt32]) {
    guard scalars.contains(where: isDirectional),
      let count = FriBidiStrIndex(exactly: scalars.count)
    else {
      (base, levels) = (0, nil)
      return
    }
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = FRIBIDI_PAR_ON
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    // 0 when it has no memory left.
    guard highest > 0 else {
      (base, self.levels) = (0, nil)
      return
    }
    base = Int8(truncatingIfNeeded: direction.rawValue & 1)
    self.levels = levels
  }

  /// Returns the order in which parts of a line stand, left to right: rule L2.
  static func visualOrder(of levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0,
      let lowest = levels.filter({ $0 % 2 == 1 }).min()
    else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
