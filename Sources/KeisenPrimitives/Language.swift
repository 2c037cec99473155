/// A language in which charts are told to people who don't see them.
public enum Language: Int32, Hashable, Sendable, CaseIterable {
  /// English.
  case english = 0
  /// Japanese.
  case japanese = 1

  /// The tag of BCP 47: `en`, `ja`.
  public var tag: String {
    switch self {
    case .english: "en"
    case .japanese: "ja"
    }
  }
}
