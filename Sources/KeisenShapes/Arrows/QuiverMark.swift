import Glibc
import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Arrows: of each row one, at x and y, that points along u to the right and v up.
///
/// A row of which x, y, u or v is missing has none. Arrows of values of colours are drawn from
/// those of low values to those of high ones.
///
/// Of more rows than `Chart.directRows` the arrows are drawn as what they cover of each pixel:
/// `SeriesRecord.Tier.coverage`.
public struct QuiverMark: ColoredMark, RowMark {
  /// Values of the horizontal dimension.
  public var x: Column
  /// Values of the vertical dimension.
  public var y: Column
  /// How far arrows go to the right.
  public var u: Column
  /// How far arrows go up.
  public var v: Column
  /// What gives each arrow its colour, by the colour scale; nil takes that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: QuiverStyle
  /// What is known of the lengths.
  private let lengths = QuiverLengths()

  /// Makes arrows.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension.
  ///   - y: As many values of the vertical dimension.
  ///   - u: As many lengths to the right.
  ///   - v: As many lengths upwards.
  ///   - color: As many values of colours; nil takes the colour of the style.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look.
  public init(
    x: Column,
    y: Column,
    u: Column,
    v: Column,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: QuiverStyle = QuiverStyle()
  ) {
    (self.x, self.y, self.u, self.v, self.color) = (x, y, u, v, color)
    self.style = style
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "arrows" }
  /// As C calls it.
  public static var typeName: String { "quiver" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames(
      "Vector field",
      "Arrows",
      japanese: "ベクトル場の図",
      "矢印",
      rows: .init("arrow", "arrows", japanese: "矢印", counter: "本")
    )
  }

  /// Where arrows stand, and how far they go.
  public static var movingColumns: [MovableColumn<Self>] {
    [
      MovableColumn("v", \.v),
      MovableColumn("u", \.u),
      MovableColumn("x", \.x),
      MovableColumn("y", \.y),
    ]
  }

  package static var gapColumn: WritableKeyPath<Self, Column> { \.y }

  package func inColor(_ color: Color) -> QuiverMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [
      MarkColumn("x", x, .x), MarkColumn("y", y, .y), MarkColumn("u", u), MarkColumn("v", v),
    ]
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Returns the exact extent of x or y, and of both ends of arrows whose lengths are in units of
  /// the axes.
  ///
  /// - Complexity: O(*n*) in such units.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    let own = columns.extent(in: dimension, onlyPositive: onlyPositive)
    guard style.units == .data, !own.isEmpty else { return own }
    let (column, lengths) = dimension == .x ? (x, u) : (y, v)
    let base = NumberBase(origin: own.anchor, unit: column.type.timeUnit)
    let (places, ways) = (column.snapshot(), lengths.snapshot())
    let scale = style.scale > 0 ? style.scale : 1
    let (behind, ahead) = (-scale * style.pivot.part, scale * (1 - style.pivot.part))
    let minimum = onlyPositive ? -Double(base.origin) : -.infinity
    var ends = (low: Double.infinity, high: -Double.infinity)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * PlacedRows.blockRows) { scratch in
      guard let target = scratch.baseAddress else { return }
      var rows = places.rows.clamped(to: ways.rows)
      while !rows.isEmpty {
        let block = rows.prefix(PlacedRows.blockRows)
        let second = target + PlacedRows.blockRows
        places.read(block, relativeTo: base.origin, in: base.unit, into: target)
        ways.read(block, relativeTo: 0, in: nil, into: second)
        for index in 0..<block.count {
          for end in [
            target[index] + behind * second[index], target[index] + ahead * second[index],
          ]
          where end.isFinite && end > minimum {
            ends = (min(ends.low, end), max(ends.high, end))
          }
        }
        rows = rows.dropFirst(block.count)
      }
    }
    return own.joined(with: .around([ends.low, ends.high], base, onlyPositive: onlyPositive))
  }

  /// Returns room at both ends, for arrows that lead outwards.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    .around(strokes: style.width)
  }

  /// Returns how many points an arrow of length 1 has, on a plot; 0 where there is no length.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func pointsOfOne(_ plot: Rect) throws(KeisenError) -> Double {
    if style.scale > 0 { return style.scale }
    let (length, count) = try lengths.long(u, v)
    guard length > 0, count > 0 else { return 0 }
    let pace = (plot.width * plot.height / Double(count)).squareRoot()
    let points = min(pace, QuiverStyle.longest) / length
    return points.isFinite ? points : 0
  }

  /// Returns the greatest of 1, 2 and 5 times a power of ten that is not above a value; nil where
  /// that is no positive number.
  private static func roundNumber(below value: Double) -> DecimalNumber? {
    guard value > 0x1p-1000, value < 0x1p1000 else { return nil }
    let exponent = Int(log10(value).rounded(.down))
    return [(5, exponent), (2, exponent), (1, exponent), (5, exponent - 1)].lazy
      .map { DecimalNumber(coefficient: $0.0, exponent: $0.1) }
      .first { $0.value <= value }
  }

  /// The width of a legend's sample that the arrow of its key has room in, in points.
  private static let keyWidth = 20.0

  /// None of its own: the lines have theirs.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? { nil }

  /// Returns the label with the length that the arrow beside it stands for, or nothing where there
  /// is no label.
  ///
  /// In units of the axes an arrow has no length that would hold everywhere, so then it is the
  /// label alone. Where arrows have the colours of names there is a line for each of these.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    if let entries = try nameEntries(frame) { return entries }
    guard !label.isEmpty else { return [] }
    let color = swatchColor(style.color, frame).opacity(Float(style.alpha))
    var (text, length) = (label, Self.keyWidth)
    let points = style.units == .points ? try pointsOfOne(frame.plot) : 0
    if points > 0, (Self.keyWidth / points).isFinite,
      let key = Self.roundNumber(below: Self.keyWidth / points)
    {
      length = key.value * points
      let number = TickFormat().texts(of: [key]).first ?? ""
      text += " (\(number)\(style.keyUnit.isEmpty ? "" : " \(style.keyUnit)"))"
    }
    let width = style.width
    let entry = LegendEntry(label: text) { [length] (rect, list) throws(KeisenError) in
      let outline = PathOutline()
      let shape = ArrowShape(width: min(width, rect.height / 3), pixelRatio: frame.pixelRatio)
      let middle = SIMD2(rect.midX, rect.midY)
      let half = SIMD2(min(length, rect.width) / 2, 0)
      guard try shape.add(from: middle - half, to: middle + half, to: outline) else { return }
      list.draw(.path(Path(outline, .fill(.color(color), .nonzero))))
    }
    return [entry]
  }
}

/// How arrows look.
public struct QuiverStyle: Hashable, Sendable {
  /// What the lengths of arrows are counted in.
  public enum Units: Int32, Hashable, Sendable {
    /// Points, the same to the right and upwards, whatever the axes.
    case points = 0
    /// Units of the axes: an arrow leads from (x, y) to (x + u, y + v).
    case data = 1
  }

  /// What of an arrow is at x and y.
  public enum Pivot: Int32, Hashable, Sendable {
    /// Its beginning.
    case tail = 0
    /// Its middle.
    case middle = 1
    /// Its end.
    case tip = 2

    /// How much of an arrow is before it.
    var part: Double {
      switch self {
      case .tail: 0
      case .middle: 0.5
      case .tip: 1
      }
    }
  }

  /// What u and v are multiplied by, above 0; 0 leaves it to the mark.
  ///
  /// That is 1 in units of the axes. In points it is as many that 19 of 20 arrows are no longer
  /// than the way between as many rows spread evenly over the plot, and than 40 points.
  public var scale: Double
  /// What lengths are counted in.
  public var units: Units
  /// What of an arrow is at x and y.
  public var pivot: Pivot
  /// Width of the shaft, in points.
  ///
  /// The head is three times as wide and five times as long, less for short arrows. An arrow
  /// shorter than a device pixel is a dot of this width.
  public var width: Double
  /// The colour; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of colours is multiplied by, in 0...1.
  public var alpha: Double
  /// What a legend writes behind the length that its arrow stands for: `m/s`.
  public var keyUnit: String

  /// The longest that arrows are made where nobody says how long they are, in points: all but one
  /// of 20.
  static let longest = 40.0

  /// Makes a style.
  public init(
    scale: Double = 0,
    units: Units = .points,
    pivot: Pivot = .tail,
    width: Double = 1.5,
    color: Color? = nil,
    alpha: Double = 1,
    keyUnit: String = ""
  ) {
    (self.scale, self.units, self.pivot, self.width) = (scale, units, pivot, width)
    (self.color, self.alpha, self.keyUnit) = (color, alpha, keyUnit)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireLength(scale, "scale")
    try requireLength(width, "width")
    try requireFraction(alpha, "alpha")
  }
}

extension QuiverStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}

/// Arrows at places, that point along two lengths.
public typealias QuiverSeries = MarkSeries<QuiverMark>

extension QuiverMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .places, fields, position: "x")
  }
}
