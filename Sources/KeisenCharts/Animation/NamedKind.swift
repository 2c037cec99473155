import KeisenPrimitives

/// An object that messages name by what it is.
protocol NamedKind: AnyObject {
  /// As in `width of bars can't be animated`.
  static var kindName: String { get }
}

extension Chart: NamedKind {
  static var kindName: String { "a chart" }
}

extension LineSeries: NamedKind {
  static var kindName: String { "a line" }
}

extension PointSeries: NamedKind {
  static var kindName: String { "points" }
}

extension CategoryBarSeries: NamedKind {
  static var kindName: String { "category bars" }
}

extension HeatmapSeries: NamedKind {
  static var kindName: String { "a heat map" }
}

extension DensitySeries: NamedKind {
  static var kindName: String { "a density" }
}

extension MarkSeries: NamedKind {
  static var kindName: String { Kind.kindName }
}

extension Axis: NamedKind {
  static var kindName: String { "an axis, in its place, bounds or ticks," }
}

extension CanvasAttachment: NamedKind {
  static var kindName: String { "a canvas" }
}

extension PaintLayer: NamedKind {
  static var kindName: String { "a paint layer" }
}

extension Rule: NamedKind {
  static var kindName: String { "a rule" }
}

extension Span: NamedKind {
  static var kindName: String { "a span" }
}

extension Arrow: NamedKind {
  static var kindName: String { "an arrow" }
}

extension TextAnnotation: NamedKind {
  static var kindName: String { "a text annotation" }
}

extension KeisenError {
  /// Returns what is thrown where an object has no such thing to animate.
  static func notAnimated(_ what: String, of object: AnyObject) -> KeisenError {
    let kind = (type(of: object) as? any NamedKind.Type)?.kindName ?? "this object"
    return KeisenError(.unsupported, "\(what) of \(kind) can't be animated")
  }
}
