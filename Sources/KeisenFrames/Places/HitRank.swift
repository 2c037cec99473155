/// How near a row is, or at most: what is less is found rather than what is more.
package struct HitRank: Comparable {
  /// What decides, in points: a distance.
  package var distance: Double
  /// What decides between equal distances, in points.
  package var second: Double
  /// What decides between rows that are equal in both.
  package var place: Int

  /// Takes its parts.
  package init(distance: Double, second: Double, place: Int) {
    (self.distance, self.second, self.place) = (distance, second, place)
  }

  /// Of what is never found.
  package static let none = HitRank(distance: .infinity, second: .infinity, place: .max)

  @inline(__always)
  package static func < (left: HitRank, right: HitRank) -> Bool {
    if left.distance != right.distance { return left.distance < right.distance }
    return left.second != right.second ? left.second < right.second : left.place < right.place
  }
}
