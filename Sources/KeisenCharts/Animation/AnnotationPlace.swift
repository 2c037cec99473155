import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Where an annotation stands: all of its coordinates, and the offsets that are added in points.
struct AnnotationPlace: Hashable, Sendable {
  /// One for each number of the annotation's; nil is the open end of a span.
  var coordinates: [Position.Coordinate?]
  var offsets: [Double]

  init(_ coordinates: [Position.Coordinate?]) {
    (self.coordinates, offsets) = (coordinates, [])
  }

  init(_ positions: [Position]) {
    coordinates = positions.flatMap { [$0.x, $0.y] }
    offsets = positions.flatMap { [$0.offset.x, $0.offset.y] }
  }

  /// The positions that it was made of.
  var positions: [Position] {
    stride(from: 0, to: Swift.min(coordinates.count, offsets.count) - 1, by: 2).compactMap {
      first in
      guard let x = coordinates[first], let y = coordinates[first + 1] else { return nil }
      return Position(x: x, y: y, offset: Point(x: offsets[first], y: offsets[first + 1]))
    }
  }

  /// The values that it was made of; nil where there is another coordinate.
  var values: [DataValue?] {
    coordinates.map { coordinate in
      if case .data(let value) = coordinate { value } else { nil }
    }
  }
}

/// An annotation that can be moved.
protocol Placed: Attachment {
  /// Where it stands.
  var place: AnnotationPlace { get }

  /// The projections whose values its coordinates tell, if they tell such.
  var dimensions: [Projection?] { get }

  /// Moves it where it still is where it is expected; returns whether it was.
  func exchangePlace(_ expected: AnnotationPlace, _ new: AnnotationPlace) -> Bool
}

extension TextAnnotation: Placed {
  var place: AnnotationPlace { AnnotationPlace([position]) }

  var dimensions: [Projection?] { [space?.x, space?.y] }

  func exchangePlace(_ expected: AnnotationPlace, _ new: AnnotationPlace) -> Bool {
    changePosition { position in
      guard AnnotationPlace([position]) == expected, let next = new.positions.first else {
        return false
      }
      position = next
      return true
    }
  }
}

extension Arrow: Placed {
  var place: AnnotationPlace {
    let (start, end) = positions
    return AnnotationPlace([start, end])
  }

  var dimensions: [Projection?] { [space?.x, space?.y, space?.x, space?.y] }

  func exchangePlace(_ expected: AnnotationPlace, _ new: AnnotationPlace) -> Bool {
    changePositions { start, end in
      let next = new.positions
      guard AnnotationPlace([start, end]) == expected, next.count == 2 else { return false }
      (start, end) = (next[0], next[1])
      return true
    }
  }
}

extension Rule: Placed {
  var place: AnnotationPlace { AnnotationPlace([.data(value)]) }

  var dimensions: [Projection?] { [space.projection(dimension)] }

  func exchangePlace(_ expected: AnnotationPlace, _ new: AnnotationPlace) -> Bool {
    changeValue { value in
      guard AnnotationPlace([.data(value)]) == expected, let next = new.values.first ?? nil else {
        return false
      }
      value = next
      return true
    }
  }
}

extension Span: Placed {
  var place: AnnotationPlace {
    let (start, end) = values
    return AnnotationPlace(start, end)
  }

  var dimensions: [Projection?] {
    [space.projection(dimension), space.projection(dimension)]
  }

  func exchangePlace(_ expected: AnnotationPlace, _ new: AnnotationPlace) -> Bool {
    changeValues { start, end in
      let next = new.values
      guard AnnotationPlace(start, end) == expected, next.count == 2 else { return false }
      (start, end) = (next[0], next[1])
      return true
    }
  }
}

extension AnnotationPlace {
  /// Makes the place of a span; nil is an open end.
  init(_ start: DataValue?, _ end: DataValue?) {
    self.init([start.map { .data($0) }, end.map { .data($0) }])
  }
}
