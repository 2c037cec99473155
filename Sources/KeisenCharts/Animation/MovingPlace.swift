import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where an annotation stands, as numbers that can move: values straight in what their scale is
/// straight in, or as they are.
///
/// A value is told relative to an integer and in a unit of its own, so that it is near an instant
/// what it is anywhere. What is to be reached is set as it was given, so nothing is lost in the
/// end.
struct MovingPlace: Animatable, Sendable {
  /// What one of the numbers tells.
  private enum Measure: Equatable, Sendable {
    /// A value, or the function of it that its scale is straight in.
    case value(origin: Int64, unit: TimeUnit?, function: ScaleTransform.Function?)
    /// A fraction of the plot.
    case plot
    /// Points of the picture.
    case picture
    /// Nothing: what it is does not move.
    case still(Position.Coordinate?)
  }

  private var measures: [Measure]
  /// What the numbers were at first, as they were given.
  private let given: [Position.Coordinate?]
  /// A number for each coordinate, then the offsets.
  var animatableData: AnimatableValues

  /// Takes a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - scales: Those of the coordinates that tell values.
  ///   - isOnScale: Whether values move straight in what their scales are straight in.
  init(_ place: AnnotationPlace, scales: [Scale?], isOnScale: Bool) {
    var numbers: [Double] = []
    given = place.coordinates
    measures = zip(place.coordinates, scales).map { coordinate, scale in
      switch coordinate {
      case .data(let value):
        var unit: TimeUnit?
        if case .time(let scale) = scale { unit = value.unit ?? scale.unit }
        var function = isOnScale ? scale?.transformFunction : nil
        let transform = function.map { ScaleTransform($0, origin: value.origin) }
        let number = transform?.transformed(value.offset) ?? value.offset
        // What has no place on the scale is told as it is.
        if !number.isFinite { function = nil }
        numbers.append(number.isFinite ? number : value.offset)
        return .value(origin: value.origin, unit: unit, function: function)
      case .plot(let number):
        numbers.append(number)
        return .plot
      case .picture(let number):
        numbers.append(number)
        return .picture
      case nil:
        numbers.append(0)
        return .still(nil)
      }
    }
    animatableData = AnimatableValues(numbers + place.offsets)
  }

  /// The place.
  var place: AnnotationPlace {
    let numbers: [Double] = animatableData.values()
    var place = AnnotationPlace(
      measures.indices.map { index in
        switch measures[index] {
        case .value: .data(value(at: index))
        case .plot: .plot(Self.finite(animatableData[index]))
        case .picture: .picture(Self.finite(animatableData[index]))
        case .still(let coordinate): coordinate
        }
      }
    )
    place.offsets = numbers.dropFirst(measures.count).map(Self.finite)
    return place
  }

  /// Returns the value that a coordinate tells.
  private func value(at index: Int) -> DataValue {
    guard case .value(let origin, let unit, let function) = measures[index] else {
      return DataValue(0)
    }
    let number = animatableData[index]
    let offset = function.map { ScaleTransform($0, origin: origin).value(of: number) } ?? number
    return DataValue(Self.finite(offset), origin: origin, unit: unit)
  }

  /// Returns a number, or the nearest one that is finite.
  private static func finite(_ number: Double) -> Double {
    max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, number))
  }

  /// Makes beginning, end and first velocity tell the same: what the end does.
  ///
  /// A coordinate that counts something else then, and an end that is open, are as in the end from
  /// the beginning on; values one of which has no place on the scale move as they are.
  static func align(
    _ from: inout MovingPlace,
    _ to: inout MovingPlace,
    _ velocity: inout AnimatableValues
  ) {
    var (first, last, speeds) = (
      from.animatableData.values(as: Double.self),
      to.animatableData.values(as: Double.self),
      to.animatableData.values(as: Double.self)
    )
    for index in speeds.indices { speeds[index] = velocity[index] }
    guard first.count == last.count, from.measures.count == to.measures.count else { return }
    for index in to.measures.indices {
      switch (from.measures[index], to.measures[index]) {
      case (.plot, .plot), (.picture, .picture): continue
      case (.value, .value(let origin, let unit, var function)):
        let (begin, end) = (from.value(at: index), to.value(at: index))
        var place = ProjectionRange.unit
        place.origin = origin
        if let unit { place.scale = .time(TimeScale(unit: unit)) }
        let start = place.relative(begin)
        let speed = from.speed(of: speeds[index], at: index, in: unit)
        if let known = function {
          let transform = ScaleTransform(known, origin: origin)
          (first[index], last[index]) = (
            transform.transformed(start), transform.transformed(end.offset)
          )
          let slope = known.slope(at: transform.origin + start)
          speeds[index] = speed == 0 ? 0 : speed / slope
          if !first[index].isFinite || !last[index].isFinite { function = nil }
        }
        if function == nil {
          (first[index], last[index], speeds[index]) = (start, end.offset, speed)
        }
        if !speeds[index].isFinite { speeds[index] = 0 }
        to.measures[index] = .value(origin: origin, unit: unit, function: function)
      default:
        to.measures[index] = .still(to.given[index])
        (first[index], last[index], speeds[index]) = (0, 0, 0)
      }
    }
    from.measures = to.measures
    from.animatableData = AnimatableValues(first)
    to.animatableData = AnimatableValues(last)
    velocity = AnimatableValues(speeds)
  }

  /// Returns how fast a value moves in values of a unit, of how fast its number does.
  private func speed(of speed: Double, at index: Int, in other: TimeUnit?) -> Double {
    guard speed != 0, case .value(let origin, let unit, let function) = measures[index] else {
      return 0
    }
    var result = speed
    if let function {
      result *= function.slope(at: Double(origin) + value(at: index).offset)
    }
    if let unit, let other { result *= Double(other.perSecond) / Double(unit.perSecond) }
    return result
  }
}

extension Scale {
  /// What it is straight in, where that is not the values.
  var transformFunction: ScaleTransform.Function? {
    switch self {
    case .log: .log
    case .symlog(_, let threshold): .symlog(threshold: threshold)
    case .squareRoot: .squareRoot
    case .custom(let own): .custom(own, isFalling: false)
    case .linear, .category, .time: nil
    }
  }
}

extension ScaleTransform.Function {
  /// Returns what a step of the function is worth at an absolute value.
  func slope(at value: Double) -> Double {
    switch self {
    case .log: return value
    case .symlog(let threshold): return threshold + abs(value)
    case .squareRoot: return 2 * abs(value).squareRoot()
    case .custom:
      // Where both sides have a place.
      let step = max(abs(value), 1e-3) * 1e-6
      let transform = ScaleTransform(self)
      return 2 * step / (transform.transformed(value + step) - transform.transformed(value - step))
    }
  }
}
