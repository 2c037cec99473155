/// Names as C and Python have them.
enum DescribedName {
  /// Returns a name of Swift's in snake case, without what makes a question of it: `isClosed` is
  /// `closed`.
  static func snake(_ name: String) -> String {
    var words: [String] = [""]
    var wasUpper = true
    for character in name {
      if character.isUppercase, !wasUpper { words.append("") }
      wasUpper = character.isUppercase
      words[words.count - 1] += character == " " ? "_" : character.lowercased()
    }
    if words.count > 1, ["is", "has", "are"].contains(words[0]) { words.removeFirst() }
    return words.joined(separator: "_")
  }
}
