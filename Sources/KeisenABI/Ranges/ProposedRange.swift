import CKeisen
import Keisen

extension ProposedRange {
  /// Reads a range.
  init(_ range: keisen_proposed_range) {
    self.init(min: range.min, max: range.max)
  }
}

extension keisen_proposed_range {
  /// Tells a range.
  init(_ range: ProposedRange) {
    self.init(min: range.min, max: range.max)
  }
}

extension keisen_projection_range {
  static let name = "keisen_projection_range"

  /// Tells what a projection holds; nil for no range.
  init(_ range: ProjectionRange?) {
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_projection_range>.size),
      set: range != nil,
      scale: range?.scale.c ?? KEISEN_SCALE_AUTOMATIC,
      origin: range?.origin ?? 0,
      min: range?.min ?? 0,
      max: range?.max ?? 0
    )
  }
}
