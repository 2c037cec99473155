import KeisenPrimitives
import Testing

@testable import KeisenRanges

/// The ancestor's vectors about ranges, in the intended form.
@Suite("Restriction vectors")
struct RestrictionVectorTests {
  private func range(
    _ source: (Double, Double)?,
    _ restrictions: any Restriction...
  ) throws -> [Double] {
    let projection = try Projection(min: 7, max: 8)
    let updater = RangeUpdater(target: projection)
    if let source {
      updater.addValue(DataValue(source.0))
      updater.addValue(DataValue(source.1))
    }
    for restriction in restrictions { updater.append(restriction) }
    try updater.update()
    let range = try projection.range()
    return [range.min, range.max]
  }

  @Test("vector 1: converts 10, 20 and 30 of (10, 30) to 45, 165 and 285 points")
  func vector1() throws {
    let values = try Projection(min: 10, max: 30)
    let points = try Projection(min: 45, max: 320 - 35)
    #expect(try values.convert([10, 20, 30], to: points) == [45, 165, 285])
    #expect(try points.convert([45, 165, 285], to: values) == [10, 20, 30])
  }

  @Test("vector 2: gives (0, 10) the length 4 at either end and in the middle")
  func vector2() throws {
    let low = try LengthRestriction(length: 4, anchor: -1)
    #expect(try range((0, 10), low) == [0, 4])
    #expect(try range((0, 10), LengthRestriction(length: 4)) == [3, 7])
    #expect(try range((0, 10), LengthRestriction(length: 4, anchor: 1)) == [6, 10])
    let moved = try LengthRestriction(length: 4, anchor: 1, offset: 2.5)
    #expect(try range((0, 10), moved) == [8.5, 12.5])
  }

  @Test("vector 3: pads the data (0, 10) by 5, and shrinks only where it may")
  func vector3() throws {
    let padding = try PaddingRestriction(low: 5, high: 5)
    #expect(try padding.of(0, 10, source: (0, 10)) == [-5, 15])
    #expect(try padding.of(-20, 12, source: (0, 10)) == [-20, 15])
    let both = try PaddingRestriction(low: 5, high: 5, appliesToCurrent: true)
    #expect(try both.of(-20, 12, source: (0, 10)) == [-25, 17])
    let shrinking = try PaddingRestriction(low: 5, high: 5, shrinkMin: true, shrinkMax: true)
    #expect(try shrinking.of(-20, 12, source: (0, 10)) == [-5, 15])
    #expect(try range((0, 10), padding) == [-5, 15])
  }

  @Test("vector 4: snaps to tens, below the anchor too")
  func vector4() throws {
    let out = try IntervalRestriction(step: 10)
    #expect(try range((3, 27), out) == [0, 30])
    #expect(try range((-7, 13), out) == [-10, 20])
    let inwards = try IntervalRestriction(step: 10, shrinkMin: true, shrinkMax: true)
    #expect(try range((3, 27), inwards) == [10, 20])
  }

  @Test("vector 5: cuts windows of 20 out of (0, 100) for 50 points at 0.4 a point")
  func vector5() throws {
    func window(_ position: Double) throws -> WindowRestriction {
      WindowRestriction(
        viewport: .points(50),
        length: try ScaledWindowLength(unitsPerPoint: 0.4, min: 0.1, max: 1),
        position: try AnchoredWindowPosition(anchor: 0.5, initial: position)
      )
    }
    #expect(try range((0, 100), window(1)) == [80, 100])
    #expect(try range((0, 100), window(0.5)) == [40, 60])
    #expect(try range((0, 100), window(0)) == [0, 20])
  }

  @Test("runs the ancestor's usual chain: source, padding, interval, window")
  func chain() throws {
    let window = WindowRestriction(
      viewport: .points(100),
      length: try ScaledWindowLength(unitsPerPoint: 0.2, min: 0.2, max: 0.2),
      position: try AnchoredWindowPosition(initial: 1)
    )
    let chain: [any Restriction] = [
      try SourceRestriction(min: 0, max: 50),
      try PaddingRestriction(low: 5, high: 5),
      try IntervalRestriction(step: 10),
      window,
    ]
    let projection = Projection()
    let updater = RangeUpdater(target: projection)
    for restriction in chain { updater.append(restriction) }
    updater.addValue(61)
    try updater.update()
    #expect(try projection.range() == ProjectionRange(min: 50, max: 70))
  }
}
