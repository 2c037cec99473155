import KeisenPrimitives
import KeisenScales

/// A part that stands at values of projections: a rule, a span, a text, an arrow.
protocol Annotation: Attachment, NamedKind {
  /// The values that it stands at, each with its projection.
  var anchors: [(projection: Projection, value: DataValue)] { get }

  /// The projection whose range, while it follows the data, may go to these values; nil for none.
  var extendedProjection: Projection? { get }

  /// Whether it does.
  var extendsRange: Bool { get }

  /// Width of its lines at these values, in points.
  var strokeWidth: Double { get }
}

extension Annotation {
  /// None.
  var extendedProjection: Projection? { nil }

  /// Only ranges that somebody decided show it for sure.
  var extendsRange: Bool { false }

  /// Has none.
  var strokeWidth: Double { 0 }
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
  /// Checks that no annotation stands at an instant of a range that shows none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names both kinds.
  func checkAnchors(of attachments: [any Attachment]) throws(KeisenError) {
    for attachment in attachments {
      guard let annotation = attachment as? any Annotation else { continue }
      for (projection, value) in annotation.anchors where value.unit != nil {
        let scale = self[projection].scale
        guard self[projection].timeUnit == nil else { continue }
        throw .invalidArgument(
          "\(type(of: annotation).kindName) is at a time, and its axis shows \(scale.kindName)"
        )
      }
    }
  }

  /// How many annotations stand outside of ranges that follow the data and don't go there for them.
  func unseenAnnotations(of attachments: [any Attachment]) -> Int {
    attachments.lazy.compactMap { $0 as? any Annotation }.filter { annotation in
      !annotation.extendsRange
        && annotation.anchors.contains { projection, value in
          guard follows(projection) else { return false }
          let range = self[projection]
          let place = range.relative(value)
          return place < min(range.min, range.max) || place > max(range.min, range.max)
        }
    }.count
  }
}

extension Scale {
  /// What it shows, for messages.
  var kindName: String {
    switch self {
    case .time: "times"
    case .category: "names"
    case .linear, .log, .symlog, .squareRoot, .custom: "numbers"
    }
  }
}
