/// The pixels around a brush's middle, row by row.
struct BrushDisc {
  /// How many rows there are above the middle one, and below it.
  let radius: Int
  /// How far a row reaches to the left and to the right, by its distance from the middle row.
  let reaches: [Int]

  /// Finds the pixels of a radius.
  ///
  /// - Complexity: O(radius): rows get no longer away from the middle, so the end of each is looked
  ///   for from that of the one before.
  init(radius: Int) {
    self.radius = radius
    var reach = radius
    reaches = (0...radius).map { row in
      while reach > 0, !Self.contains(reach, row, radius) { reach -= 1 }
      return reach
    }
  }

  /// Whether a pixel at a distance from the middle, neither coordinate negative, is among those of
  /// a radius.
  private static func contains(_ x: Int, _ y: Int, _ radius: Int) -> Bool {
    x * x + y * y - max(x, y) < radius * radius
  }
}
