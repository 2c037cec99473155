import KeisenData
import KeisenPrimitives
import KeisenStatistics

/// The rows of a treemap as a tree: which are within which, and how much each is worth.
package struct TreemapTree: Sendable {
  /// Some rows that are worth something, from the greatest down, of equal ones the first first, and
  /// how much they are worth.
  package struct Order: Sendable {
    /// How much each is worth, less than 0: what they were sorted by.
    fileprivate let negated: RowBuffer<Double>
    /// The rows.
    package let rows: RowBuffer<Int>

    /// How many these are.
    package var count: Int { rows.count }

    /// How much one of them is worth, by its place.
    package func sum(at place: Int) -> Double { -negated[place] }
  }

  /// Which rows are within which.
  private struct Links: Sendable {
    /// Where the children of a row begin among all children; one more than rows.
    let starts: RowBuffer<Int>
    let children: RowBuffer<Int>
    /// Rows that are reached from one without a parent, these first, parents before their children.
    let reached: RowBuffer<Int>
    let count: Int
    /// How many of these have no parent.
    let roots: Int
  }

  private static let purpose = "a treemap"

  /// Rows whose value is missing or not above 0, or that are their own ancestors.
  package let gaps: Int
  private let sums: RowBuffer<Double>
  /// Nil where no row is within another.
  private let links: Links?

  /// Makes the tree of some columns.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*).
  package init(_ values: Column, _ parents: Column?) throws(KeisenError) {
    let (snapshot, parents) = (values.snapshot(), parents?.snapshot())
    let rows = parents.map { $0.rows.clamped(to: snapshot.rows) } ?? snapshot.rows
    let sums = try RowBuffer<Double>(count: rows.count, for: Self.purpose)
    sums.withMutableValues { sums in
      // An empty range of common rows need not be among those of a column.
      guard let base = sums.baseAddress, !rows.isEmpty else { return }
      snapshot.read(rows, relativeTo: 0, in: nil, into: base)
    }
    let links = try parents.map { (parents) throws(KeisenError) in try Self.links(rows, parents) }
    var gaps = rows.count - (links?.count ?? rows.count)
    sums.withMutableValues { sums in
      guard let links else {
        for row in sums.indices where !(sums[row].isFinite && sums[row] > 0) {
          sums[row] = 0
          gaps += 1
        }
        return
      }
      let starts = links.starts
      for row in sums.indices where starts[row] == starts[row + 1] {
        guard !(sums[row].isFinite && sums[row] > 0) else { continue }
        sums[row] = 0
        gaps += 1
      }
      for index in stride(from: links.count - 1, through: 0, by: -1) {
        let row = links.reached[index]
        guard starts[row] < starts[row + 1] else { continue }
        var sum = 0.0
        for child in starts[row]..<starts[row + 1] { sum += sums[links.children[child]] }
        sums[row] = sum
      }
    }
    (self.sums, self.links, self.gaps) = (sums, links, gaps)
  }

  /// Finds the children of each row.
  private static func links(
    _ rows: Range<Int>,
    _ parents: ColumnSnapshot
  ) throws(KeisenError) -> Links {
    let (count, first) = (rows.count, rows.lowerBound)
    let above = try RowBuffer<Double>(repeating: -1, count: count, for: purpose)
    let starts = try RowBuffer<Int>(repeating: 0, count: count + 1, for: purpose)
    let children = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    let reached = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    let next = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    above.withMutableValues { above in
      guard let base = above.baseAddress, !rows.isEmpty else { return }
      parents.read(rows, relativeTo: Int64(first), in: nil, into: base)
    }
    func parent(_ row: Int) -> Int? {
      let number = above[row]
      guard number >= 0, number < Double(count), number == number.rounded() else { return nil }
      return Int(number)
    }
    var (found, roots) = (0, 0)
    // Parents first: rows in a circle are never reached.
    reached.withMutableValues { reached in
      starts.withMutableValues { starts in
        for row in 0..<count {
          if let parent = parent(row) {
            starts[parent + 1] += 1
          } else {
            reached[roots] = row
            roots += 1
          }
        }
        for row in 0..<count { starts[row + 1] += starts[row] }
        next.withMutableValues { next in
          children.withMutableValues { children in
            for row in 0..<count {
              guard let parent = parent(row) else { continue }
              children[starts[parent] + next[parent]] = row
              next[parent] += 1
            }
          }
        }
        found = roots
        var index = 0
        while index < found {
          let row = reached[index]
          for child in starts[row]..<starts[row + 1] {
            reached[found] = children[child]
            found += 1
          }
          index += 1
        }
      }
    }
    return Links(starts: starts, children: children, reached: reached, count: found, roots: roots)
  }

  /// How much a row is worth: its value, or the sum of its children.
  package func sum(of row: Int) -> Double { sums[row] }

  /// Whether a row has no children.
  package func isLeaf(_ row: Int) -> Bool {
    links.map { $0.starts[row] == $0.starts[row + 1] } ?? true
  }

  /// Number of rows without a parent.
  package var groups: Int { links?.roots ?? sums.count }

  /// Returns which of the rows without a parent one of them is, counted in the order of rows.
  package func group(of root: Int) -> Int {
    guard let links else { return root }
    // They stand in the order of rows.
    var (low, high) = (0, links.roots)
    while low < high {
      let middle = (low + high) / 2
      if links.reached[middle] < root { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the rows without a parent.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func roots() throws(KeisenError) -> Order {
    guard let links else { return try order(sums.count) { $0 } }
    return try order(links.roots) { links.reached[$0] }
  }

  /// Returns the children of a row.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func children(of row: Int) throws(KeisenError) -> Order {
    guard let links else { return try order(0) { $0 } }
    let start = links.starts[row]
    return try order(links.starts[row + 1] - start) { links.children[start + $0] }
  }

  /// Returns the rows without children.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func leaves() throws(KeisenError) -> Order {
    guard let links else { return try roots() }
    let all = try RowBuffer<Int>(count: links.count, for: Self.purpose)
    var count = 0
    all.withMutableValues { all in
      for index in 0..<links.count where isLeaf(links.reached[index]) {
        all[count] = links.reached[index]
        count += 1
      }
    }
    return try order(count) { all[$0] }
  }

  /// Returns those of some rows that are worth something, from the greatest down.
  private func order(_ count: Int, _ row: (Int) -> Int) throws(KeisenError) -> Order {
    let keys = try RowBuffer<Double>(count: count, for: Self.purpose)
    keys.withMutableValues { keys in
      sums.withValues { sums in
        for index in 0..<count {
          let sum = sums[row(index)]
          keys[index] = sum > 0 ? -sum : .nan
        }
      }
    }
    let sorted = try keys.withValues { (keys) throws(KeisenError) in
      try RadixSort.sortedRows(keys)
    }
    sorted.rows.withMutableValues { rows in
      for index in rows.indices { rows[index] = row(rows[index]) }
    }
    return Order(negated: sorted.values, rows: sorted.rows)
  }
}
