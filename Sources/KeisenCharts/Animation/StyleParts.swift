import KeisenMotion
import KeisenPrimitives

/// A look of which numbers and colours can move; all else of it can't.
protocol StyleParts: Hashable, Sendable {
  /// Returns where a number is in the style, and what it may be on the way; nil where there is
  /// none.
  static func number(_ number: AnimatedNumber) -> StyleNumber<Self>?

  /// Returns where a colour is in the style; nil where there is none.
  static func color(_ color: AnimatedColor) -> StyleColor<Self>?
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

  /// Returns what is nearest to a number of what it may be.
  func allowed(_ number: Double) -> Double {
    min(max(number, limits.lowerBound), limits.upperBound)
  }
}

/// A colour of a style, which may be left to the theme.
struct StyleColor<Style>: Sendable {
  let path: WritableKeyPath<Style, Color?> & Sendable
  /// Returns what nil stands for in a style; nil for the next colour of the cycle.
  let standard: (@Sendable (Style, Theme) -> Color)?

  init(
    _ path: WritableKeyPath<Style, Color?> & Sendable,
    _ standard: (@Sendable (Style, Theme) -> Color)? = nil
  ) {
    (self.path, self.standard) = (path, standard)
  }
}

extension StyleParts {
  private static var numbers: [StyleNumber<Self>] {
    AnimatedNumber.allCases.compactMap { number($0) }
  }

  private static var colors: [StyleColor<Self>] {
    AnimatedColor.allCases.compactMap { color($0) }
  }

  /// Its numbers, then four of each of its colours, zeros for one that is left to the theme.
  ///
  /// Numbers that are set stop at what is allowed; a colour that is left to the theme stays so.
  var movingParts: AnimatableValues {
    get {
      var values = Self.numbers.map { self[keyPath: $0.path] }
      for color in Self.colors {
        let data = self[keyPath: color.path]?.animatableData ?? .zero
        values += [data.x, data.y, data.z, data.w]
      }
      return AnimatableValues(values)
    }
    set {
      let (numbers, colors) = (Self.numbers, Self.colors)
      for (index, number) in numbers.enumerated() {
        self[keyPath: number.path] = number.allowed(newValue[index])
      }
      for (index, color) in colors.enumerated() {
        let first = numbers.count + 4 * index
        self[keyPath: color.path]?.animatableData =
          SIMD4(newValue[first], newValue[first + 1], newValue[first + 2], newValue[first + 3])
      }
    }
  }

  /// Returns the same with the numbers and colours of another one.
  func takingParts(of other: Self) -> Self {
    var style = self
    for number in Self.numbers { style[keyPath: number.path] = other[keyPath: number.path] }
    for color in Self.colors { style[keyPath: color.path] = other[keyPath: color.path] }
    return style
  }
}

extension LineStyle: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<LineStyle>? {
    switch number {
    case .width: StyleNumber(\.width)
    case .alpha: StyleNumber(\.alpha, 0...1)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<LineStyle>? {
    color == .main ? StyleColor(\.color) : nil
  }

  /// Width and opacity, then the four of the colour, zeros where it is left to the theme, as it
  /// then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension PointStyle: StyleParts, Animatable {
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
    case .border: StyleColor(\.borderColor) { $1.plotArea }
    case .background: nil
    }
  }

  /// Size, opacity and border width, then the four of each colour, zeros where it is left to the
  /// theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension CategoryBarStyle: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<CategoryBarStyle>? {
    switch number {
    case .baseline:
      StyleNumber(\.baseline, -.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
    case .barWidth: StyleNumber(\.barWidth, .leastNormalMagnitude...1)
    case .alpha: StyleNumber(\.alpha, 0...1)
    case .borderWidth: StyleNumber(\.borderWidth)
    case .cornerRadius: StyleNumber(\.cornerRadius)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<CategoryBarStyle>? {
    switch color {
    case .main: StyleColor(\.color)
    case .border: StyleColor(\.borderColor) { $1.axis }
    case .background: nil
    }
  }

  /// Opacity, border width, corner radius, bar width and baseline, then the four of the colours of
  /// bars and borders, zeros where one is left to the theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension HeatmapStyle: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<HeatmapStyle>? {
    number == .alpha ? StyleNumber(\.alpha, 0...1) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<HeatmapStyle>? { nil }

  /// The opacity.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension DensityStyle: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<DensityStyle>? {
    number == .alpha ? StyleNumber(\.alpha, 0...1) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<DensityStyle>? { nil }

  /// The opacity.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension Rule.Style: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<Rule.Style>? {
    number == .width ? StyleNumber(\.width) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<Rule.Style>? {
    color == .main ? StyleColor(\.color) { $1.axis } : nil
  }

  /// Width, then the four of the colour, zeros where it is left to the theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension Span.Style: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<Span.Style>? {
    number == .borderWidth ? StyleNumber(\.borderWidth) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<Span.Style>? {
    switch color {
    case .main: StyleColor(\.color) { $0.fill(in: $1) }
    case .border: StyleColor(\.borderColor) { $0.border(in: $1) }
    case .background: nil
    }
  }

  /// Border width, then the four of fill and borders, zeros where one is left to the theme, as it
  /// then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension Arrow.Style: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<Arrow.Style>? {
    number == .width ? StyleNumber(\.width) : nil
  }

  static func color(_ color: AnimatedColor) -> StyleColor<Arrow.Style>? {
    color == .main ? StyleColor(\.color) { $1.label } : nil
  }

  /// Width, then the four of the colour, zeros where it is left to the theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}

extension TextAnnotation.Style: StyleParts, Animatable {
  static func number(_ number: AnimatedNumber) -> StyleNumber<TextAnnotation.Style>? {
    switch number {
    case .size: StyleNumber(\.text.size, 0.1...(.greatestFiniteMagnitude))
    case .angle:
      StyleNumber(\.text.angle, -.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
    case .borderWidth: StyleNumber(\.text.borderWidth)
    case .cornerRadius: StyleNumber(\.text.radius)
    default: nil
    }
  }

  static func color(_ color: AnimatedColor) -> StyleColor<TextAnnotation.Style>? {
    switch color {
    case .main: StyleColor(\.text.color) { $1.label }
    case .border: StyleColor(\.text.borderColor) { $1.axis }
    case .background: StyleColor(\.text.background) { _, _ in .clear }
    }
  }

  /// Size, border width, corner radius and angle, then the four of the colours of text, border and
  /// background, zeros where one is left to the theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}
