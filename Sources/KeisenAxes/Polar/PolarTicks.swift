import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// The ticks of a polar space in one frame: where spokes and rings stand, and what they read.
struct PolarTicks {
  /// Least way from label to label along the rim, in label sizes.
  private static let angularPace = 4.0
  /// Way from ring to ring, in label sizes.
  private static let radialPace = 3.2
  /// Ways from spoke to spoke in degrees.
  private static let degrees = [15.0, 30, 45, 90, 180]
  private static let slack = 1e-9
  /// Numbers of rings up to which one is looked for that a small disc has room for.
  private static let maxTries = 10

  /// Those of the angle, without the one at the end of the range, which stands at the start again.
  let angles: AxisTicks
  /// What they read, as many.
  let angleLabels: [String]
  /// Those of the radius.
  let radii: AxisTicks
  /// What they read, as many.
  let radiusLabels: [String]

  /// Chooses the ticks.
  init(_ space: Space, _ places: PolarPlaces, _ options: Options, in frame: FrameContext) {
    let size = max(1, options.labelSize)
    let range = frame.range(of: space.x)
    let room = Sector.turn * places.outerRadius / (Self.angularPace * size)
    (angles, angleLabels) = Self.angles(range, Int(max(3, min(room, 360))), options)
    let radii = frame.range(of: space.y)
    let length = places.outerRadius - places.innerRadius
    let count = Int(max(1, min(length / (Self.radialPace * size), 100)))
    func ticks(_ count: Int) -> Ticks {
      radii.scale.ticks(origin: radii.origin, min: radii.min, max: radii.max, count: count)
    }
    var chosen = ticks(options.radiusCount > 0 ? options.radiusCount : count)
    // A small disc has at least one ring with a number.
    var next = count + 1
    while options.radiusCount == 0, next <= Self.maxTries,
      !chosen.values.contains(where: { Self.hasRoom(places.radii.position(of: $0), places, size) })
    {
      chosen = ticks(next)
      next += 1
    }
    self.radii = AxisTicks(ticks: chosen, values: chosen.values, minorValues: [])
    radiusLabels = radii.scale.labels(of: chosen, format: options.radiusFormat).map(\.text)
  }

  /// What a caller may choose about ticks.
  struct Options {
    var labelSize = 12.0
    var given: GivenTicks?
    var angleFormat = TickFormat()
    var radiusFormat = TickFormat()
    var radiusCount = 0
  }

  /// Whether the number of a ring has room: at the middle all spokes meet, and the hole is told by
  /// no one.
  static func hasRoom(_ radius: Double, _ places: PolarPlaces, _ size: Double) -> Bool {
    radius > places.innerRadius + size / 2 && radius <= places.outerRadius * (1 + slack)
  }

  private static func angles(
    _ range: ProjectionRange,
    _ maximum: Int,
    _ options: Options
  ) -> (AxisTicks, [String]) {
    func ticks(_ values: [Double]) -> Ticks {
      range.scale.ticks(origin: range.origin, min: range.min, max: range.max, at: values)
    }
    func labelled(_ ticks: Ticks) -> (AxisTicks, [String]) {
      let labels = range.scale.labels(of: ticks, format: options.angleFormat).map(\.text)
      return without(
        end: range.max,
        start: range.min,
        AxisTicks(ticks: ticks, values: ticks.values, minorValues: []),
        labels
      )
    }
    if let given = options.given {
      let (low, high) = (min(range.min, range.max), max(range.min, range.max))
      let places = given.values.enumerated()
        .map { (value: range.relative($1), index: $0) }
        .filter { $0.value >= low && $0.value <= high }
      let ticks = ticks(places.map(\.value))
      guard let labels = given.labels else { return labelled(ticks) }
      return (
        AxisTicks(ticks: ticks, values: ticks.values, minorValues: []),
        places.map { labels[$0.index] }
      )
    }
    if case .category = range.scale {
      return labelled(
        range.scale.ticks(origin: range.origin, min: range.min, max: range.max, count: maximum)
      )
    }
    let length = abs(range.max - range.min)
    for (turn, unit) in [(360.0, 1.0), (Sector.turn, Sector.turn / 360)]
    where abs(length - turn) < turn * slack && range.scale == .linear {
      let step = Self.degrees.first { 360 / $0 <= Double(maximum) } ?? 180
      let first = (min(range.min, range.max) / unit / step).rounded(.up) * step
      let values = (0..<Int(360 / step)).map { first + Double($0) * step }
      let ticks = ticks(values.map { $0 * unit })
      guard options.angleFormat == TickFormat() || unit != 1 else { return labelled(ticks) }
      return without(
        end: max(range.min, range.max),
        start: min(range.min, range.max),
        AxisTicks(ticks: ticks, values: ticks.values, minorValues: []),
        values.map { "\(Int($0))°" }
      )
    }
    return labelled(
      range.scale.ticks(
        origin: range.origin,
        min: range.min,
        max: range.max,
        count: min(maximum, 12)
      )
    )
  }

  /// Leaves out the tick at the end where there is one at the start.
  private static func without(
    end: Double,
    start: Double,
    _ ticks: AxisTicks,
    _ labels: [String]
  ) -> (AxisTicks, [String]) {
    guard ticks.values.count > 1, let last = ticks.values.lastIndex(of: end),
      ticks.values.contains(start), start != end
    else { return (ticks, labels) }
    var (values, labels) = (ticks.values, labels)
    values.remove(at: last)
    if last < labels.count { labels.remove(at: last) }
    return (AxisTicks(ticks: ticks.ticks, values: values, minorValues: []), labels)
  }
}
