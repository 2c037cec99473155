extension Table {
  /// The number of the first row that has a word in a column.
  func row(_ name: String, _ word: String) -> Int {
    guard let row = self[name].firstIndex(of: word) else { fatalError("no \(name) \(word)") }
    return row
  }
}
