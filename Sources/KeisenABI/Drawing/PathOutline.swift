import CKeisen
import Keisen

/// Reads an outline: of steps, or of straight lines through points where there are none.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for counts that are none, NULL with a count
///   above 0, a step that is none, too few or too many points, or one of a step that is not finite;
///   `.outOfMemory`.
func readOutline(
  _ verbs: In<UInt8>, _ verb_count: Int, _ points: In<Double>, _ point_count: Int
) throws(KeisenError) -> PathOutline {
  let points = try pointsInPlace(points, point_count)
  guard let verbs else { return try outline(points) }
  let count = try count(verb_count, "verb_count")
  return try outline(UnsafeBufferPointer(start: verbs, count: count), points)
}

/// Returns an outline of steps.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for a step that is none, too few or too
///   many points, or one that is not finite.
private func outline(
  _ verbs: UnsafeBufferPointer<UInt8>, _ points: UnsafeBufferPointer<Point>
) throws(KeisenError) -> PathOutline {
  let outline = PathOutline()
  var used = 0
  for (index, number) in verbs.enumerated() {
    guard let verb = PathOutline.Verb(rawValue: number) else {
      throw KeisenError(.invalidArgument, "verbs[\(index)] is unknown: \(number)")
    }
    guard points.count - used >= verb.pointCount else {
      throw KeisenError(
        .invalidArgument,
        "verbs take more points than there are: \(points.count) end before verbs[\(index)]"
      )
    }
    let own = points[used..<used + verb.pointCount]
    for (place, point) in own.enumerated() where !(point.x.isFinite && point.y.isFinite) {
      throw KeisenError(
        .invalidArgument,
        "point \(used + place) must be finite, got (\(point.x), \(point.y))"
      )
    }
    switch verb {
    case .move: try outline.move(to: points[used])
    case .line: try outline.line(to: points[used])
    case .quadratic: try outline.quadratic(points[used], to: points[used + 1])
    case .cubic: try outline.cubic(points[used], points[used + 1], to: points[used + 2])
    case .close: try outline.close()
    }
    used += verb.pointCount
  }
  guard used == points.count else {
    throw KeisenError(.invalidArgument, "verbs take \(used) points, there are \(points.count)")
  }
  return outline
}

/// Returns the outline of a polygon, whose contours points of NaN part.
private func outline(_ points: UnsafeBufferPointer<Point>) throws(KeisenError) -> PathOutline {
  let outline = PathOutline()
  var isOpen = false
  for point in points {
    if point.x.isFinite, point.y.isFinite {
      if isOpen { try outline.line(to: point) } else { try outline.move(to: point) }
      isOpen = true
    } else if isOpen {
      try outline.close()
      isOpen = false
    }
  }
  if isOpen { try outline.close() }
  return outline
}
