import KeisenFrames
import KeisenPrimitives

/// Looks for the one row of a series that suits best.
package protocol RowSearch {
  /// The rank of what was found, or what must be less than to be found.
  var best: HitRank { get }

  /// Returns what none of some rows is less than; `HitRank.none` where none of them is to be found.
  func rank(of rows: Range<Int>) -> HitRank

  /// Looks at rows one by one.
  mutating func appearance(at rows: Range<Int>)
}

extension RowSearch {
  /// Rows that are looked at one by one, where they are not left out together.
  private static var leafRows: Int { 64 }
  /// Parts of a run of rows.
  private static var fanOut: Int { 4 }

  /// Looks at all rows of a run but those whose rank together leaves them out: branch and bound.
  ///
  /// - Complexity: O(log *n*) and the rows that are looked at, where ranks tell rows apart; O(*n*)
  ///   at worst.
  package mutating func search(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    // Rows of a ring count on, so nodes begin at the run's own start, on a border of blocks.
    let first = rows.lowerBound - rows.lowerBound % Self.leafRows
    var count = Self.leafRows
    while count < rows.upperBound - first, count <= .max / Self.fanOut { count *= Self.fanOut }
    search(first, count, rows)
  }

  /// Searches the rows of a node: `count` of them from `first` on, as far as they are asked for.
  private mutating func search(_ first: Int, _ count: Int, _ rows: Range<Int>) {
    guard count > Self.leafRows else { return appearance(at: part(first, count, rows)) }
    let step = count / Self.fanOut
    var ranks = InlineArray<4, HitRank>(repeating: .none)
    for index in 0..<Self.fanOut {
      let part = part(Self.row(first, index * step), step, rows)
      if !part.isEmpty { ranks[index] = rank(of: part) }
    }
    // The nearest part first: it may spare the others.
    for _ in 0..<Self.fanOut {
      var next = 0
      for index in 1..<Self.fanOut where ranks[index] < ranks[next] { next = index }
      guard ranks[next] < best else { return }
      ranks[next] = .none
      search(Self.row(first, next * step), step, rows)
    }
  }

  private func part(_ first: Int, _ count: Int, _ rows: Range<Int>) -> Range<Int> {
    let low = min(max(first, rows.lowerBound), rows.upperBound)
    return low..<max(low, min(Self.row(first, count), rows.upperBound))
  }

  /// Returns the row some way behind another one, or the last there can be.
  private static func row(_ first: Int, _ way: Int) -> Int {
    way < .max - first ? first + way : .max
  }
}
