import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where a pie stands in one frame: its slices, the disc, and the labels.
struct PieLayout {
  /// Labels that are looked at: those of the greatest slices.
  private static let maxLabels = 60
  /// The least radius, as a part of the greatest, that a disc gets for its labels, and the one
  /// where that is not enough.
  private static let minRadius = 0.36
  private static let fallback = 0.6
  /// Halvings that find the radius to less than a thousandth.
  private static let halvings = 10

  let slices: PieSlices
  let center: SIMD2<Double>
  /// Of the disc whose slices reach 1, in points.
  let radius: Double
  let labels: PieLabels
  /// Labels that have no room, though they are wanted.
  let omitted: Int
  private let colors: ColorLookup?
  private let colorColumn: ColumnSnapshot?
  private let frame: FrameContext

  /// Places a pie, as large as all pies of the same space have room for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ mark: PieMark, in space: Space, _ frame: FrameContext) throws(KeisenError) {
    let own = try Candidate(mark, frame)
    var pies = [own]
    for case let pie as PieSeries in frame.series where pie.space === space {
      let other = pie.mark
      // One that looks the same has the same room.
      if other.values === mark.values, other.style == mark.style { continue }
      pies.append(try Candidate(other, frame))
    }
    let maximum = pies.map(\.slices.style.radius).max() ?? 1
    let reach = pies.map(\.slices.reach).max() ?? 1
    let isWithin = mark.style.radius < maximum
    var radius = Double.infinity
    for pie in pies {
      radius = min(
        radius,
        pie.radius(isWithin: pie.slices.style.radius < maximum, reach: reach, frame)
      )
    }
    slices = own.slices
    center = frame.plotCenter
    self.radius = radius
    labels = own.labels(isWithin: isWithin, radius: radius, reach: reach, frame)
    let place = own.place(isWithin: isWithin)
    let isWanted = place != .inside && place != .none && mark.style.labelSize > 0
    omitted = isWanted ? labels.omitted + own.unseen : 0
    (colors, colorColumn, self.frame) = (own.colors, own.colorColumn, frame)
  }

  /// Returns the colour of a row.
  func color(of row: Int) -> Color {
    Self.color(of: row, slices.style, colors, colorColumn, frame)
  }

  /// Returns the colour of a row by its value where there are such, else by its number.
  static func color(
    of row: Int,
    _ style: PieStyle,
    _ colors: ColorLookup?,
    _ column: ColumnSnapshot?,
    _ frame: FrameContext
  ) -> Color {
    guard let colors, let column, column.rows.contains(row) else {
      return style.color(of: row, frame)
    }
    var value = Double.nan
    let range = colors.range
    column.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &value)
    return Color(bytes: colors.bytes(of: value)).opacity(Float(style.alpha))
  }

  /// A pie whose radius is not known yet.
  private struct Candidate {
    let slices: PieSlices
    let texts: [PieLabels.Text]
    /// Slices that are to have a text that is not looked at.
    let unseen: Int
    let colors: ColorLookup?
    let colorColumn: ColumnSnapshot?

    init(_ mark: PieMark, _ frame: FrameContext) throws(KeisenError) {
      slices = try PieSlices(mark)
      let lookup = mark.color == nil ? nil : mark.colorScale.map { frame.lookup(of: $0) }
      (colors, colorColumn) = (lookup, mark.color?.snapshot())
      guard mark.style.labelPlace != .none, mark.style.labelSize > 0 else {
        (texts, unseen) = ([], 0)
        return
      }
      let writer = PieTexts(mark)
      var maximum: [PieSlices.Slice] = []
      var minimum = 0.0
      var wanted = 0
      let minWanted = mark.style.labelThreshold
      // Twice as many at most are kept at a time, and none that as many before it are not less
      // than.
      slices.forEachSlice { slice in
        guard slice.part >= minWanted else { return }
        wanted += 1
        guard slice.part > minimum else { return }
        maximum.append(slice)
        if maximum.count >= 2 * PieLayout.maxLabels {
          maximum = Self.maximum(of: maximum)
          minimum = maximum.lazy.map(\.part).min() ?? 0
        }
      }
      maximum = Self.maximum(of: maximum)
      let (style, colors, column) = (mark.style, colors, colorColumn)
      let lines = zip(writer.texts(of: maximum), writer.twoLines(of: maximum))
      texts = zip(maximum, lines).filter { !$1.0.isEmpty }.map { slice, texts in
        PieLabels.Text(
          slice: slice,
          text: texts.0,
          twoLines: texts.1,
          fill: PieLayout.color(of: slice.row, style, colors, column, frame)
        )
      }
      unseen = wanted - maximum.count
    }

    private static func maximum(of slices: [PieSlices.Slice]) -> [PieSlices.Slice] {
      guard slices.count > PieLayout.maxLabels else { return slices }
      let minimum = slices.map(\.part).sorted(by: >)[PieLayout.maxLabels - 1]
      var rest = PieLayout.maxLabels - slices.count { $0.part > minimum }
      return slices.filter { slice in
        guard slice.part == minimum else { return slice.part > minimum }
        rest -= 1
        return rest >= 0
      }
    }

    func place(isWithin: Bool) -> PieStyle.LabelPlace {
      let place = slices.style.labelPlace
      return isWithin && place != .none ? .inside : place
    }

    func labels(
      isWithin: Bool,
      radius: Double,
      reach: Double,
      _ frame: FrameContext
    ) -> PieLabels {
      PieLabels(
        texts,
        place(isWithin: isWithin),
        reach: reach,
        center: frame.plotCenter,
        radius: radius,
        size: slices.style.labelSize * frame.theme.textScale,
        frame
      )
    }

    /// Returns the greatest radius with which all labels have room, or a usual one.
    func radius(isWithin: Bool, reach: Double, _ frame: FrameContext) -> Double {
      let half = min(frame.plot.width, frame.plot.height) / 2
      func labels(_ radius: Double) -> PieLabels {
        self.labels(isWithin: isWithin, radius: radius, reach: reach, frame)
      }
      let place = place(isWithin: isWithin)
      let whole = half / reach
      guard place == .outside || place == .automatic, !texts.isEmpty else { return whole }
      // Inside labels alone leave the whole plot to the disc.
      if place == .automatic,
        labels(whole).labels.count(where: { $0.leader.isEmpty }) == texts.count
      {
        return whole
      }
      let size = slices.style.labelSize * frame.theme.textScale
      var high = max(0, half - PieLabels.turnWay * size) / reach
      var low = high * PieLayout.minRadius
      guard !labels(high).isWhole else { return high }
      guard labels(low).isWhole else { return high * PieLayout.fallback }
      for _ in 0..<PieLayout.halvings {
        let middle = (low + high) / 2
        if labels(middle).isWhole { low = middle } else { high = middle }
      }
      return low
    }
  }
}
