// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen

extension keisen_restriction_kind {
  /// Each by its name.
  static let named: [String: Self] = [
    "other": KEISEN_RESTRICTION_OTHER,
    "probe": KEISEN_RESTRICTION_PROBE,
    "custom": KEISEN_RESTRICTION_CUSTOM,
    "source": KEISEN_RESTRICTION_SOURCE,
    "length": KEISEN_RESTRICTION_LENGTH,
    "padding": KEISEN_RESTRICTION_PADDING,
    "interval": KEISEN_RESTRICTION_INTERVAL,
    "window": KEISEN_RESTRICTION_WINDOW,
    "user_interactive": KEISEN_RESTRICTION_USER_INTERACTIVE,
    "include": KEISEN_RESTRICTION_INCLUDE,
    "bounds": KEISEN_RESTRICTION_BOUNDS,
    "span": KEISEN_RESTRICTION_SPAN,
    "margins": KEISEN_RESTRICTION_MARGINS,
    "symmetric": KEISEN_RESTRICTION_SYMMETRIC,
    "latest": KEISEN_RESTRICTION_LATEST,
    "nice": KEISEN_RESTRICTION_NICE,
    "positive": KEISEN_RESTRICTION_POSITIVE,
    "aspect": KEISEN_RESTRICTION_ASPECT,
  ]
}
