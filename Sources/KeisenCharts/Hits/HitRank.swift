/// How near a row is, or at most: what is less is found rather than what is more.
struct HitRank: Comparable {
  /// What decides, in points: a distance.
  var distance: Double
  /// What decides between equal distances, in points.
  var second: Double
  /// What decides between rows that are equal in both.
  var place: Int

  /// Of what is never found.
  static let none = HitRank(distance: .infinity, second: .infinity, place: .max)

  @inline(__always)
  static func < (left: HitRank, right: HitRank) -> Bool {
    if left.distance != right.distance { return left.distance < right.distance }
    return left.second != right.second ? left.second < right.second : left.place < right.place
  }
}
