import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What a crosshair shows in one frame: where its lines are, and the values there.
struct CrosshairTarget {
  /// One line.
  struct Mark {
    /// Where it is across the plot, in points.
    var position: Double
    /// The value there.
    var value: DataValue
  }

  /// The lines, those at values of x first.
  private(set) var marks: [(dimension: Dimension, mark: Mark)] = []
  /// Where the row stands that it has moved to, in points; nil where it has moved to none.
  private(set) var row: Point?

  /// Finds what a pointer is at; nil for nothing.
  ///
  /// - Throws: As a hit.
  init?(
    _ pointer: PointerPosition,
    in space: Space,
    _ style: Crosshair.Style,
    _ frame: FrameContext
  ) throws(KeisenError) {
    let place = pointer.place(in: space, frame)
    if let hit = try Self.hit(place, in: space, style, frame) {
      row = hit.position
      add(.x, hit.position.x, hit.x, style, frame)
      add(.y, hit.position.y, hit.y, style, frame)
    } else {
      for (dimension, position) in [(Dimension.x, place.x), (.y, place.y)] {
        guard let position else { continue }
        add(dimension, position, frame.value(at: position, dimension, of: space), style, frame)
      }
    }
    if marks.isEmpty { return nil }
  }

  /// Adds the line of a dimension, where it is wanted and in the plot.
  private mutating func add(
    _ dimension: Dimension,
    _ position: Double,
    _ value: DataValue,
    _ style: Crosshair.Style,
    _ frame: FrameContext
  ) {
    guard style.shows(dimension), frame.shows(position, dimension) else { return }
    marks.append((dimension, Mark(position: position, value: value)))
  }

  /// Returns the row that a crosshair moves to, or nil for none.
  private static func hit(
    _ place: (x: Double?, y: Double?),
    in space: Space,
    _ style: Crosshair.Style,
    _ frame: FrameContext
  ) throws(KeisenError) -> Hit? {
    guard style.snap != .none, let x = place.x else { return nil }
    let mode: HitQuery.Mode = style.snap == .x || place.y == nil ? .x : .nearest
    let query = HitQuery(
      Point(x: x, y: place.y ?? frame.plot.midY),
      mode: mode,
      within: style.reach ?? mode.usualReach
    )
    let dimensions: [Dimension] = [.x, .y].filter(style.shows)
    return try frame.hit(query) { series in
      // Rows of a disc, of a pie and of other axes stand at none of the crosshair's values.
      series.space.polar == nil
        && dimensions.allSatisfy { dimension in
          series.showsAxis(in: dimension)
            && series.space.projection(dimension) === space.projection(dimension)
        }
    }
  }
}
