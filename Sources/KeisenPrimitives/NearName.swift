/// The known name that is meant by one that is unknown.
package enum NearName {
  /// Longer texts are no names.
  private static let maxBytes = 64

  /// Returns the known name nearest to a text, whatever their case; nil where none is near.
  ///
  /// A name is near where at most a third of its letters, and at least one, is missing, added,
  /// other or swapped with the next one. Of equally near ones it is the first in the order of the
  /// alphabet.
  package static func of(_ text: String, among names: some Sequence<String>) -> String? {
    guard (1...maxBytes).contains(text.utf8.count) else { return nil }
    let letters = Array(text.lowercased().utf8)
    var best: (distance: Int, name: String)?
    for name in names where name.utf8.count <= maxBytes {
      let known = Array(name.lowercased().utf8)
      let maximum = max(1, known.count / 3)
      guard abs(known.count - letters.count) <= maximum else { continue }
      let distance = distance(letters, known)
      guard distance <= maximum, distance < known.count else { continue }
      if best.map({ (distance, name) < $0 }) ?? true { best = (distance, name) }
    }
    return best?.name
  }

  /// Returns what an error says of the name that is meant, or nothing.
  package static func hint(_ text: String, among names: some Sequence<String>) -> String {
    of(text, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The least number of letters to insert, delete, replace or swap with the next one.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var (earlier, last) = ([Int](), Array(0...second.count))
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var minimum = min(
          last[column] + (isSame ? 0 : 1),
          last[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          minimum = min(minimum, earlier[column - 1] + 1)
        }
        current.append(minimum)
      }
      (earlier, last) = (last, current)
    }
    return last[second.count]
  }
}
