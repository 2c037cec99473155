/// One group of rows, of which a box or a violin is drawn.
protocol PlacedGroup {
  /// Where it stands, relative to the base of positions.
  var position: Double { get }
  /// Number of its rows.
  var count: Int { get }
  /// The least way from group to group.
  var step: Double { get }
}

/// The bodies of a mark on one plot.
struct GroupShapes<Shape> {
  let places: GroupPlaces
  private(set) var all: [Shape] = []
  /// Rows of all groups.
  private(set) var counted = 0
  /// Rows of groups that have no place.
  private(set) var dropped = 0

  /// Makes the shapes of the groups that reach into the plot, each with its sides across.
  ///
  /// - Parameters:
  ///   - groups: The groups.
  ///   - style: How wide they are.
  ///   - places: Where they stand.
  ///   - part: The part of the width that a group has.
  ///   - shape: Makes a shape between two sides.
  init<Group: PlacedGroup>(
    _ groups: [Group],
    _ style: some GroupStyle,
    _ places: GroupPlaces,
    part: (Group) -> Double = { _ in 1 },
    shape: (Group, (low: Double, high: Double)) -> Shape
  ) {
    self.places = places
    for group in groups {
      counted += group.count
      guard !places.center(of: group.position).isNaN else {
        dropped += group.count
        continue
      }
      let half = places.half(style.width, of: group.step) * part(group)
      guard let sides = places.sides(of: group.position, half) else { continue }
      all.append(shape(group, sides))
    }
  }
}
