import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A part that stands at values of projections: a rule, a span, a text, an arrow.
package protocol Annotation: Attachment, RangeAnchor {
  /// Returns whether it stands outside of ranges that follow the data.
  ///
  /// - Parameter shown: Returns the range of a projection that follows, nil for any other.
  /// - Returns: Whether a value that it stands at is out of view.
  func isUnseen(in shown: (Projection) -> ProjectionRange?) -> Bool
}

extension Annotation {
  /// Whether one of its values is.
  package func isUnseen(in shown: (Projection) -> ProjectionRange?) -> Bool {
    anchors.contains { projection, value in
      shown(projection).map { $0.side(of: value) != 0 } ?? false
    }
  }
}

extension Position {
  /// The values among its coordinates, each with its projection.
  func anchors(in space: Space?) -> [(projection: Projection, value: DataValue)] {
    guard let space else { return [] }
    var anchors: [(projection: Projection, value: DataValue)] = []
    if case .data(let value) = x { anchors.append((space.x, value)) }
    if case .data(let value) = y { anchors.append((space.y, value)) }
    return anchors
  }
}

extension FrameRanges {
  /// How many annotations stand outside of ranges that follow the data: they don't go there, or an
  /// end is decided.
  package func unseenAnnotations(of attachments: [any Attachment]) -> Int {
    attachments.lazy.compactMap { $0 as? any Annotation }.filter { annotation in
      annotation.isUnseen { follows($0) ? self[$0] : nil }
    }.count
  }
}

extension ProjectionRange {
  /// Whether a value lies before its lesser end, in it, or beyond its greater end: -1, 0 or 1.
  func side(of value: DataValue) -> Int {
    let place = relative(value)
    return place < Swift.min(min, max) ? -1 : place > Swift.max(min, max) ? 1 : 0
  }
}
