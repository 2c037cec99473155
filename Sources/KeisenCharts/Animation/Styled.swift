import KeisenMotion
import KeisenPrimitives

/// An object whose look is a plain value, of which numbers and colours can move.
protocol Styled: AnyObject, Sendable {
  associatedtype Style: Hashable & Sendable

  /// How it looks.
  var style: Style { get }

  /// Changes the style in one step; returns what `body` returns.
  func changeStyle(_ body: (inout Style) -> Bool) -> Bool

  /// Checks a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func check(_ style: Style) throws(KeisenError)

  /// Returns where a number is in the style, and what it may be on the way; nil where there is none.
  static func number(_ number: AnimatedNumber) -> StyleNumber<Style>?

  /// Returns where a colour is in the style; nil where there is none.
  static func color(_ color: AnimatedColor) -> StyleColor<Style>?
}

/// A number of a style.
struct StyleNumber<Style>: Sendable {
  let path: WritableKeyPath<Style, Double> & Sendable
  let limits: ClosedRange<Double>

  init(
    _ path: WritableKeyPath<Style, Double> & Sendable,
    _ limits: ClosedRange<Double> = 0...(.greatestFiniteMagnitude)
  ) {
    (self.path, self.limits) = (path, limits)
  }
}

/// A colour of a style, which may be left to the theme.
struct StyleColor<Style>: Sendable {
  let path: WritableKeyPath<Style, Color?> & Sendable
  /// Returns what nil stands for; nil for the next colour of the cycle.
  let standard: (@Sendable (Theme) -> Color)?

  init(
    _ path: WritableKeyPath<Style, Color?> & Sendable,
    _ standard: (@Sendable (Theme) -> Color)? = nil
  ) {
    (self.path, self.standard) = (path, standard)
  }
}

/// A number of a style that can be animated.
public enum AnimatedNumber: Int32, Hashable, Sendable {
  /// Width of a line or rule, in points.
  case width = 0
  /// Size of points, or of the text of an annotation, in points.
  case size = 1
  /// Opacity of points, of a heat map or a density, in 0...1.
  case alpha = 2
  /// Width of the borders of points, bars, or the box of an annotation, in points.
  case borderWidth = 3
  /// Radius of the corners of bars, or of the box of an annotation, in points.
  case cornerRadius = 4
  /// Width of bars, as a part of the way from bar to bar.
  case barWidth = 5
  /// Where bars begin, in the units of the values.
  case baseline = 6
  /// Turn of an annotation, in degrees.
  case angle = 7
}

/// A colour that can be animated.
public enum AnimatedColor: Int32, Hashable, Sendable {
  /// The colour of a line, of points, bars, a rule or the text of an annotation.
  case main = 0
  /// That of the borders of points, bars, or the box of an annotation.
  case border = 1
  /// What is behind a chart, or behind the text of an annotation.
  case background = 2
}

extension Styled {
  /// Returns a property for one of the numbers.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when there is none, `.invalidArgument` when a target is not allowed.
  func property(
    _ number: AnimatedNumber,
    to targets: [Double]
  ) throws(KeisenError) -> AnimatedProperty<Double, Double> {
    guard let place = Self.number(number) else {
      throw KeisenError(.unsupported, "\(Self.self) has no \(number) to animate")
    }
    for target in targets {
      var style = style
      style[keyPath: place.path] = target
      try check(style)
    }
    return AnimatedProperty(
      key: AnimationKey(self, "number \(number)"),
      read: { self.style[keyPath: place.path] },
      exchange: { expected, new in self.exchange(place.path, expected, new) },
      value: { raw, _ in raw },
      raw: { min(max($0, place.limits.lowerBound), place.limits.upperBound) }
    )
  }

  /// Returns a property for one of the colours.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when there is none.
  func property(
    _ color: AnimatedColor
  ) throws(KeisenError) -> AnimatedProperty<Color?, Color> {
    guard let place = Self.color(color) else {
      throw KeisenError(.unsupported, "\(Self.self) has no \(color) colour to animate")
    }
    return AnimatedProperty(
      key: AnimationKey(self, "color \(color)"),
      read: { self.style[keyPath: place.path] },
      exchange: { expected, new in self.exchange(place.path, expected, new) },
      value: { raw, scene in
        raw ?? place.standard?(scene.theme) ?? scene.cycleColor(of: self)
      },
      raw: { $0 }
    )
  }

  private func exchange<Value: Equatable>(
    _ path: WritableKeyPath<Style, Value>,
    _ expected: Value,
    _ new: Value
  ) -> Bool {
    changeStyle { style in
      guard style[keyPath: path] == expected else { return false }
      style[keyPath: path] = new
      return true
    }
  }
}

extension LineSeries: Styled {
  func check(_ style: LineStyle) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<LineStyle>? {
    number == .width ? StyleNumber(\.width) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<LineStyle>? {
    color == .main ? StyleColor(\.color) : nil
  }
}

extension PointSeries: Styled {
  func check(_ style: PointStyle) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<PointStyle>? {
    switch number {
    case .size: StyleNumber(\.size)
    case .alpha: StyleNumber(\.alpha, 0...1)
    case .borderWidth: StyleNumber(\.borderWidth)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<PointStyle>? {
    switch color {
    case .main: StyleColor(\.color)
    case .border: StyleColor(\.borderColor) { $0.plotArea }
    case .background: nil
    }
  }
}

extension CategoryBarSeries: Styled {
  func check(_ style: CategoryBarStyle) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<CategoryBarStyle>? {
    switch number {
    case .baseline:
      StyleNumber(\.baseline, -.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
    case .barWidth: StyleNumber(\.barWidth, .leastNormalMagnitude...1)
    case .borderWidth: StyleNumber(\.borderWidth)
    case .cornerRadius: StyleNumber(\.cornerRadius)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<CategoryBarStyle>? {
    switch color {
    case .main: StyleColor(\.color)
    case .border: StyleColor(\.borderColor) { $0.axis }
    case .background: nil
    }
  }
}

extension HeatmapSeries: Styled {
  func check(_ style: HeatmapStyle) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<HeatmapStyle>? {
    number == .alpha ? StyleNumber(\.alpha, 0...1) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<HeatmapStyle>? { nil }
}

extension DensitySeries: Styled {
  func check(_ style: DensityStyle) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<DensityStyle>? {
    number == .alpha ? StyleNumber(\.alpha, 0...1) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<DensityStyle>? { nil }
}

extension Rule: Styled {
  func check(_ style: Style) throws(KeisenError) { try style.validate(dimension) }

  static func number(_ number: AnimatedNumber) -> StyleNumber<Style>? {
    number == .width ? StyleNumber(\.width) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<Style>? {
    color == .main ? StyleColor(\.color) { $0.axis } : nil
  }
}

extension TextAnnotation: Styled {
  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  static func number(_ number: AnimatedNumber) -> StyleNumber<Style>? {
    switch number {
    case .size: StyleNumber(\.text.size, 0.1...(.greatestFiniteMagnitude))
    case .angle:
      StyleNumber(\.text.angle, -.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
    case .borderWidth: StyleNumber(\.text.borderWidth)
    case .cornerRadius: StyleNumber(\.text.radius)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<Style>? {
    switch color {
    case .main: StyleColor(\.text.color) { $0.label }
    case .border: StyleColor(\.text.borderColor) { $0.axis }
    case .background: StyleColor(\.text.background) { _ in .clear }
    }
  }
}
