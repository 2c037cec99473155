/// Which nodes a summary of some rows has: of levels from one on, up to the one of a single node or
/// fewer levels.
struct SummaryShape: Hashable, Sendable {
  /// The rows, by their absolute numbers.
  let rows: Range<Int>
  /// The level of the smallest blocks: 0 for 64 rows, 1 for 256, and so on.
  let baseLevel: Int
  /// Number of levels.
  let levelCount: Int

  /// The highest level there is: its blocks hold 2^60 rows.
  static let highestLevel = 27

  /// Rows of a block as a power of two.
  @inline(__always)
  static func shift(ofLevel level: Int) -> Int { 6 + 2 * level }

  /// Rows of a block.
  static func blockRows(ofLevel level: Int) -> Int { 1 << shift(ofLevel: level) }

  /// Returns the level of blocks of a number of rows; nil where there is none.
  static func level(ofBlockRows rows: Int) -> Int? {
    guard rows >= 64, rows.nonzeroBitCount == 1 else { return nil }
    let shift = rows.trailingZeroBitCount
    return shift % 2 == 0 && shift <= self.shift(ofLevel: highestLevel) ? (shift - 6) / 2 : nil
  }

  /// Makes the shape of one level.
  init(rows: Range<Int>, level: Int) {
    (self.rows, baseLevel, levelCount) = (rows, level, 1)
  }

  /// Makes the shape of all levels.
  init(whole rows: Range<Int>) {
    var count = 1
    while count <= Self.highestLevel, Self.nodes(of: rows, level: count - 1).count > 1 {
      count += 1
    }
    (self.rows, baseLevel, levelCount) = (rows, 0, count)
  }

  /// The levels that there are.
  var levels: Range<Int> { baseLevel..<baseLevel + levelCount }

  /// The nodes of a level, by their absolute numbers; those at the ends may lack rows.
  static func nodes(of rows: Range<Int>, level: Int) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    let shift = shift(ofLevel: level)
    return rows.lowerBound >> shift..<(rows.upperBound - 1) >> shift + 1
  }

  /// The nodes of a level, by their absolute numbers.
  func nodes(ofLevel level: Int) -> Range<Int> { Self.nodes(of: rows, level: level) }

  /// The rows of some nodes.
  func rows(of nodes: Range<Int>, level: Int) -> Range<Int> {
    let shift = Self.shift(ofLevel: level)
    return (nodes.lowerBound << shift..<nodes.upperBound << shift).clamped(to: rows)
  }
}
