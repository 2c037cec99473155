import Glibc

/// What becomes of the validation layer's messages.
enum Validation: Sendable {
  /// There are none: no layer is loaded.
  case off
  /// They are kept for whoever asks.
  case collected
  /// A frame that brought one fails, too.
  case enforced

  /// What a caller wants, who has the last word, and else the environment.
  init(wanted: Bool) {
    let value = getenv("KEISEN_VULKAN_VALIDATION").map { String(cString: $0) }
    self = wanted ? .collected : value == "1" ? .enforced : .off
  }
}
