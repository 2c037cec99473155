import KeisenPrimitives

/// Looks for the one row of a series that suits best.
protocol RowSearch {
  /// The rank of what was found, or what must be less than to be found.
  var best: HitRank { get }

  /// Returns what no row in a box is less than; `HitRank.none` where none of them is to be found.
  func rank(of box: PlaceBox, _ rows: Range<Int>) -> HitRank

  /// Looks at rows one by one.
  mutating func look(at rows: Range<Int>)
}

extension RowBoxes {
  /// Rows that are looked at one by one, where they are not left out together.
  private static var leafRows: Int { 64 }
  /// Parts of a run of rows.
  private static var fanOut: Int { 4 }

  /// Lets a search look at all rows of a run but those that a box around them leaves out: branch and bound.
  ///
  /// - Complexity: O(log *n*) and the rows that are looked at, where boxes tell rows apart; O(*n*) at worst.
  func search<Search: RowSearch>(_ rows: Range<Int>, _ search: inout Search) {
    guard !rows.isEmpty else { return }
    var count = Self.leafRows
    while count < rows.upperBound { count *= Self.fanOut }
    look(at: 0, count, rows, &search)
  }

  /// Searches the rows of a node: `count` of them from `first` on, as far as they are asked for.
  private func look<Search: RowSearch>(
    at first: Int,
    _ count: Int,
    _ rows: Range<Int>,
    _ search: inout Search
  ) {
    guard count > Self.leafRows else { return search.look(at: part(first, count, rows)) }
    let step = count / Self.fanOut
    var ranks = InlineArray<4, HitRank>(repeating: .none)
    for index in 0..<Self.fanOut {
      let part = part(first + index * step, step, rows)
      if !part.isEmpty { ranks[index] = search.rank(of: box(around: part), part) }
    }
    // The nearest part first: it may spare the others.
    for _ in 0..<Self.fanOut {
      var next = 0
      for index in 1..<Self.fanOut where ranks[index] < ranks[next] { next = index }
      guard ranks[next] < search.best else { return }
      ranks[next] = .none
      look(at: first + next * step, step, rows, &search)
    }
  }

  private func part(_ first: Int, _ count: Int, _ rows: Range<Int>) -> Range<Int> {
    let low = min(max(first, rows.lowerBound), rows.upperBound)
    return low..<max(low, min(first + count, rows.upperBound))
  }
}
