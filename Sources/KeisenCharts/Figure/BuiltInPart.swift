/// A series, an attachment or a mark of ours, which knows whether code of the caller's runs within
/// it.
///
/// What does not conform is the caller's own, as a `CustomSeries` is: all of it may be the caller's
/// code.
protocol BuiltInPart {
  /// Whether code of the caller's runs while it is laid out and drawn: that has to be on the thread
  /// which draws.
  var callsBack: Bool { get }
}

extension BuiltInPart {
  var callsBack: Bool { false }
}

extension Chart.State {
  /// Whether code of the caller's runs while the chart is laid out and drawn.
  var callsBack: Bool {
    series.contains { Self.callsBack($0) } || (below + above).contains { Self.callsBack($0) }
  }

  private static func callsBack(_ part: AnyObject) -> Bool {
    (part as? any BuiltInPart)?.callsBack ?? true
  }
}

// MARK: Series

extension CategoryBarSeries: BuiltInPart {}
extension DensitySeries: BuiltInPart {}
extension HeatmapSeries: BuiltInPart {}
extension LineSeries: BuiltInPart {}
extension PointSeries: BuiltInPart {}

extension MarkSeries: BuiltInPart {
  var callsBack: Bool { !(Kind.self is any BuiltInPart.Type) }
}

// MARK: Marks

extension AreaMark: BuiltInPart {}
extension BarMark: BuiltInPart {}
extension BoxMark: BuiltInPart {}
extension CalendarMark: BuiltInPart {}
extension CandlestickMark: BuiltInPart {}
extension ContourMark: BuiltInPart {}
extension ErrorBarMark: BuiltInPart {}
extension HexbinMark: BuiltInPart {}
extension ImageMark: BuiltInPart {}
extension PieMark: BuiltInPart {}
extension PolygonMark: BuiltInPart {}
extension QuiverMark: BuiltInPart {}
extension SectorMark: BuiltInPart {}
extension StemMark: BuiltInPart {}
extension StripMark: BuiltInPart {}
extension TreemapMark: BuiltInPart {}
extension ViolinMark: BuiltInPart {}

// MARK: Attachments

extension Arrow: BuiltInPart {}
extension CanvasAttachment: BuiltInPart {}
extension ColorBar: BuiltInPart {}
extension Crosshair: BuiltInPart {}
extension Grid: BuiltInPart {}
extension Legend: BuiltInPart {}
extension MessageBox: BuiltInPart {}
extension PaintLayer: BuiltInPart {}
extension PlotArea: BuiltInPart {}
extension PolarAxis: BuiltInPart {}
extension Rule: BuiltInPart {}
extension Span: BuiltInPart {}
extension TextAnnotation: BuiltInPart {}
extension Title: BuiltInPart {}
extension Tooltip: BuiltInPart {}

extension Axis: BuiltInPart {
  /// Whether code of the caller's places, writes or changes its labels.
  var callsBack: Bool {
    state.withLock { $0.formatter != nil || $0.labelHook != nil || $0.locator != nil }
  }
}
