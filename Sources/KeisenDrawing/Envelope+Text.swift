extension Envelope {
  /// The envelope for people and for tests: its pen, where its columns stand, and its intervals.
  ///
  /// Of more than 12 intervals the first and the last three are shown, the extent of all, and a
  /// hash of all rounded coordinates. A bar parts columns.
  var text: String {
    let head =
      "\(rounded(width)) \(color.text): \(columnCount) columns from \(rounded(firstMiddle)) "
      + "every \(rounded(step))"
    defer { withExtendedLifetime((columnStarts, intervals)) {} }
    let all = intervals.elements
    guard all.count > 12 else { return "\(head): \(text(0..<all.count))" }
    var hash = CoordinateHash()
    var (low, high) = (Float.infinity, -Float.infinity)
    for interval in all {
      hash.add(interval.x)
      hash.add(interval.y)
      (low, high) = (min(low, interval.x), max(high, interval.y))
    }
    for start in columnStarts.elements { hash.add(UInt64(bitPattern: Int64(start))) }
    return
      "\(head): \(all.count) intervals in \(rounded(Double(low))) to \(rounded(Double(high))), "
      + "hash \(hash.text): \(text(0..<3)) ... \(text(all.count - 3..<all.count))"
  }

  /// The intervals of a range, with a bar between columns.
  private func text(_ range: Range<Int>) -> String {
    let (all, starts) = (intervals.elements, columnStarts.elements.dropFirst().dropLast())
    return range.map { index in
      let bar = index > range.lowerBound && starts.contains(Int32(index)) ? "| " : ""
      return "\(bar)\(rounded(Double(all[index].x)))...\(rounded(Double(all[index].y)))"
    }.joined(separator: " ")
  }
}
