import KeisenPrimitives
import KeisenScales

/// What a restriction may ask: what the range is for, and what other ranges are at that moment.
public struct RangeContext: Sendable {
  /// What the range is for.
  public let projection: Projection
  /// How its data becomes distance.
  public let scale: Scale
  /// What the range is relative to, exact.
  public let origin: Int64
  /// The extremes of the updater's data, relative to the origin; empty where it has none.
  public let source: ProposedRange
  /// The time of the update, in seconds; nil where whoever asked for it gave none.
  public let time: Double?
  /// Whether the range is stored turned round, so that its greater values lie to the left or at the
  /// bottom.
  public let isReversed: Bool
  let positive: @Sendable () throws(KeisenError) -> ProposedRange
  let ranges: Reader
  /// How long plots are; nil takes them as they are laid out now.
  let plots: FramePlots?
  /// What is done when the range is decided and stored; nil where nobody stores it.
  let whenStored: Locked<[@Sendable () -> Void]>?
  /// Returns what the projection shows while it follows its data; nil where nobody stores the
  /// range.
  let following: (@Sendable () throws(KeisenError) -> ProposedRange)?

  /// Returns the range of a projection at that moment.
  typealias Reader = @Sendable (Projection) throws(KeisenError) -> ProjectionRange

  /// Makes a context; other ranges are as their projections have them.
  ///
  /// - Parameters:
  ///   - projection: What the range is for.
  ///   - source: The extremes of the data, relative to the projection's origin.
  ///   - positiveSource: Those of the data above 0; nil takes `source`, where all of it is.
  ///   - time: In seconds; nil for none.
  /// - Throws: As `Projection.range()`. Nothing is stored.
  public init(
    for projection: Projection,
    source: ProposedRange = .empty,
    positiveSource: ProposedRange? = nil,
    time: Double? = nil
  ) throws(KeisenError) {
    let range = try projection.proposedRange().range
    let isPositive = Double(range.origin) + source.min > 0
    self.init(
      projection: projection,
      place: range,
      source: source,
      time: time,
      isReversed: false,
      positive: { () throws(KeisenError) in positiveSource ?? (isPositive ? source : .empty) },
      ranges: { (projection) throws(KeisenError) in try projection.proposedRange().range }
    )
  }

  init(
    projection: Projection,
    place: ProjectionRange,
    source: ProposedRange,
    time: Double?,
    isReversed: Bool,
    positive: @escaping @Sendable () throws(KeisenError) -> ProposedRange,
    ranges: @escaping Reader,
    plots: FramePlots? = nil,
    whenStored: Locked<[@Sendable () -> Void]>? = nil,
    following: (@Sendable () throws(KeisenError) -> ProposedRange)? = nil
  ) {
    self.whenStored = whenStored
    self.following = following
    self.projection = projection
    scale = place.scale
    origin = place.origin
    (self.source, self.time, self.isReversed, self.positive) = (source, time, isReversed, positive)
    (self.ranges, self.plots) = (ranges, plots)
  }

  /// Returns how long the plot of a viewport is, in points, not negative: in a frame that frame's
  /// plot.
  ///
  /// A frame whose plot turns out another asks again, up to 8 times.
  ///
  /// - Throws: As `Chart.plot()`.
  public func length(of viewport: Viewport) throws(KeisenError) -> Double {
    guard let plots, case .plot(let plot) = viewport, let chart = plot.source else {
      return try viewport.length()
    }
    let size = try plots.size(of: chart)
    return plot.dimension == .x ? size.width : size.height
  }

  /// Remembers something of this update: at its end, for that of a frame when the frame is drawn,
  /// and never where it fails.
  ///
  /// A restriction that has a memory of its own so keeps what it was in a frame that failed. At
  /// once where there is no updater.
  public func whenStored(_ body: @escaping @Sendable () -> Void) {
    guard let whenStored else { return body() }
    whenStored.withLock { $0.append(body) }
  }

  /// Returns the first value that somebody remembers.
  ///
  /// - Parameters:
  ///   - owner: Who remembers it.
  ///   - first: What it would remember of this pass.
  /// - Returns: What it remembers; nil until the frame has settled without, and outside of updates.
  func memory(of owner: AnyObject, first: DataValue) -> DataValue? {
    plots?.memory(of: owner, first: first)
  }

  /// Returns the range of a projection: in a frame the frame's copy, else what it has.
  ///
  /// Nothing is stored.
  ///
  /// - Throws: As `Projection.range()`.
  public func range(of projection: Projection) throws(KeisenError) -> ProjectionRange {
    try ranges(projection)
  }

  /// Returns the extremes of that part of the data that is above 0, relative to the origin; empty
  /// where there is none.
  ///
  /// Looked for when asked.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  public func positiveSource() throws(KeisenError) -> ProposedRange { try positive() }

  /// What a step of one is worth on a time scale, else nil.
  public var timeUnit: TimeUnit? { place.timeUnit }

  /// Returns where a value stands relative to the origin, as `ProjectionRange.relative` does.
  public func relative(_ value: DataValue) -> Double { place.relative(value) }

  /// Returns where a finite value stands relative to the origin, as an integer and a rest.
  func exactRelative(_ value: DataValue) -> (integer: Int128, rest: Double) {
    place.exactRelative(value)
  }

  private var place: ProjectionRange {
    var place = ProjectionRange.unit
    place.origin = origin
    place.scale = scale
    return place
  }

  /// Returns a length in the steps of the scale.
  ///
  /// A plain number is in these steps already, on a time scale in its unit. One in a unit of time
  /// is converted, exact but for a rounding; it has no meaning on any other scale.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the length is in a unit of time and
  ///   the scale is not of times.
  public func length(_ length: DataValue) throws(KeisenError) -> Double {
    if let unit = length.unit, timeUnit == nil {
      let number = ProjectionRange.sum(length.offset, Int128(length.origin))
      throw .invalidArgument(
        "a length of \(number) \(unit) needs a time scale, the projection's is \(scale.word)"
      )
    }
    return steps(of: length)
  }

  /// Returns a length in the steps of the scale, whatever unit it is in.
  func steps(of length: DataValue) -> Double {
    var place = ProjectionRange.unit
    place.scale = scale
    return place.relative(length)
  }

  /// Returns the map from values, relative to the origin, to what is straight on the scale, 0 to 1
  /// over a range.
  func map(over range: ProposedRange) -> ScaleMap {
    scale.map(origin: origin, min: range.min, max: range.max, to: 0, 1)
  }
}

extension Scale {
  /// What it is called in messages.
  fileprivate var word: String {
    switch self {
    case .linear: "linear"
    case .log: "logarithmic"
    case .symlog: "symmetric logarithmic"
    case .squareRoot: "a square root"
    case .category: "of categories"
    case .time: "of times"
    case .custom(let own): own.label
    }
  }
}
