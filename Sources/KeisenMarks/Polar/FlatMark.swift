import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A mark of a polar space as one of points of the picture.
struct FlatMark<Kind: FlattenedMark> {
  let mark: Kind
  let rows: PolarRows
  let frame: FrameContext
  let space: Space
  /// The columns of the mark in its own space.
  let columns: (x: Column?, y: Column)
}

/// A mark whose shapes on a disc are those of a mark of plots, of other columns.
protocol FlattenedMark: Mark {
  /// Places the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func flat(
    _ places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> FlatMark<Self>
}

extension FlattenedMark {
  /// Finds the row on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ query: HitQuery,
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let flat = try flat(places, in: space, frame)
    guard var hit = try flat.mark.hit(query, in: flat.space, flat.frame) else { return nil }
    hit.row = flat.rows.row(of: hit.row)
    hit.x = DataValue(position: flat.columns.x, at: hit.row)
    hit.y = DataValue(flat.columns.y, at: hit.row)
    return hit
  }

  /// Returns positions along what is drawn on a disc.
  func outline(
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext,
    count: Int
  ) -> [Point] {
    guard let flat = try? flat(places, in: space, frame) else { return [] }
    return flat.mark.outline(in: flat.space, flat.frame, count: count)
  }
}
