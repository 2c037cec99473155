import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension FrameContext {
  /// Half of the distance in points that a value is told for.
  private static let halfStep = 0.5

  /// Returns what a value reads beside a pointer: as the first axis of its projection writes, but
  /// with digits of its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dimension: Its dimension.
  ///   - space: Its space.
  ///   - words: How the axes of the frame write.
  ///   - isRounded: Whether it is the value at a place, of which nothing finer than a point is
  ///     told; else it is a row's.
  /// - Returns: The text; empty for NaN, and where no name stands.
  func reading(
    of value: DataValue,
    _ dimension: Dimension,
    of space: Space,
    _ words: ValueText,
    isRounded: Bool = false
  ) -> String {
    let projection = space.projection(dimension)
    let range = range(of: projection)
    let map = map(dimension, of: space)
    let position = map.position(of: range.relative(value))
    var half = Self.halfStep
    if dimension == .x, let polar = polar(space) { half /= max(1, polar.outerRadius) }
    let step = map.value(at: position + half) - map.value(at: position - half)
    let reading = ValueReading(
      words.format(of: projection),
      resolution: abs(step),
      isRounded: isRounded
    )
    return text(of: value, on: range, reading)
  }

  /// Returns what the value of a colour reads: as its colour bar writes, but with digits of its
  /// own.
  func reading(ofColor value: DataValue, _ scale: ColorScale?, _ words: ValueText) -> String {
    guard let projection = scale?.projection else {
      return text(of: value, on: .unit, ValueReading(resolution: 0))
    }
    let range = range(of: projection)
    let step = abs(range.max - range.min) / Double(ColorMap.count)
    return text(of: value, on: range, ValueReading(words.format(of: projection), resolution: step))
  }

  /// Returns what a value reads: rounded ones relative to the range's origin, others from their own
  /// digits.
  private func text(
    of value: DataValue,
    on range: ProjectionRange,
    _ reading: ValueReading
  ) -> String {
    guard !reading.isRounded else {
      return reading.text(of: range.relative(value), origin: range.origin, on: range.scale)
    }
    var (scale, reading) = (range.scale, reading)
    if case .time(var time) = scale, let unit = value.unit {
      reading.resolution *= Double(unit.perSecond) / Double(time.unit.perSecond)
      time.unit = unit
      scale = .time(time)
    }
    return reading.text(of: value.offset, origin: value.origin, on: scale)
  }
}
