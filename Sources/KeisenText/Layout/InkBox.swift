/// What glyphs cover, as distances from a point of their baseline, in points.
struct InkBox: Hashable {
  /// To the left edge, rightwards.
  private(set) var left = Double.infinity
  /// To the right edge, rightwards.
  private(set) var right = -Double.infinity
  /// Up to the top.
  private(set) var rise = -Double.infinity
  /// Down to the bottom.
  private(set) var fall = -Double.infinity

  /// Whether nothing is covered.
  var isEmpty: Bool { left > right }

  /// Grows to hold another box.
  mutating func form(left: Double, right: Double, rise: Double, fall: Double) {
    self.left = min(self.left, left)
    self.right = max(self.right, right)
    self.rise = max(self.rise, rise)
    self.fall = max(self.fall, fall)
  }

  /// Grows to hold another box, which is moved before.
  mutating func form(_ other: InkBox, movedBy x: Double, downBy y: Double) {
    guard !other.isEmpty else { return }
    form(left: other.left + x, right: other.right + x, rise: other.rise - y, fall: other.fall + y)
  }
}
