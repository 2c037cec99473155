/// What a message is about.
public enum MessageKind: Int32, Hashable, Sendable, CaseIterable {
  /// Something that is to be known.
  case normal = 0
  /// Something went well: green in the themes that there are.
  case ok = 1
  /// Something to look at: blue.
  case caution = 2
  /// Something went wrong: red.
  case error = 3
  /// For who writes the program: grey.
  case debug = 4
  /// A defect of the program: violet.
  case internalError = 5
}
