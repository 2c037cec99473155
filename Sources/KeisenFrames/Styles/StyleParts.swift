import KeisenMotion
import KeisenPrimitives

/// A style some of whose numbers and colours can be animated.
package protocol StyleParts: Animatable, Hashable, Sendable
where AnimatableData == AnimatableValues {
  /// The numbers that can move, in the order of `AnimatedNumber`.
  static var numbers: [StyleNumber<Self>] { get }

  /// The colours that can move, in the order of `AnimatedColor`. Default: none.
  static var colors: [StyleColor<Self>] { get }
}

/// A number of a style.
package struct StyleNumber<Style>: Sendable {
  /// What it is to those who animate it.
  let number: AnimatedNumber
  package let path: WritableKeyPath<Style, Double> & Sendable
  let limits: ClosedRange<Double>

  /// Says where a number is in the style, and what it may be on the way; nil for what such numbers
  /// may be.
  package init(
    _ number: AnimatedNumber,
    _ path: WritableKeyPath<Style, Double> & Sendable,
    _ limits: ClosedRange<Double>? = nil
  ) {
    (self.number, self.path, self.limits) = (number, path, limits ?? number.limits)
  }

  /// Returns what is nearest to a number of what it may be.
  package func allowed(_ number: Double) -> Double {
    min(max(number, limits.lowerBound), limits.upperBound)
  }
}

extension AnimatedNumber {
  /// What such a number may be where a style does not say otherwise.
  fileprivate var limits: ClosedRange<Double> {
    let maximum = Double.greatestFiniteMagnitude
    return switch self {
    case .width, .size, .borderWidth, .cornerRadius: 0...maximum
    case .alpha: 0...1
    case .barWidth: .leastNormalMagnitude...maximum
    case .baseline, .angle: -maximum...maximum
    }
  }
}

/// A colour of a style, which may be left to the theme.
package struct StyleColor<Style>: Sendable {
  /// What it is to those who animate it.
  let color: AnimatedColor
  package let path: WritableKeyPath<Style, Color?> & Sendable
  /// Returns what nil stands for in a style; nil for the next colour of the cycle.
  package let standard: (@Sendable (Style, Theme) -> Color)?

  package init(
    _ color: AnimatedColor,
    _ path: WritableKeyPath<Style, Color?> & Sendable,
    _ standard: (@Sendable (Style, Theme) -> Color)? = nil
  ) {
    (self.color, self.path, self.standard) = (color, path, standard)
  }
}

extension StyleParts {
  /// Has none.
  package static var colors: [StyleColor<Self>] { [] }

  /// Returns where a number is in the style; nil where there is none.
  package static func number(_ number: AnimatedNumber) -> StyleNumber<Self>? {
    numbers.first { $0.number == number }
  }

  /// Returns where a colour is in the style; nil where there is none.
  package static func color(_ color: AnimatedColor) -> StyleColor<Self>? {
    colors.first { $0.color == color }
  }

  /// Its numbers in the order of `AnimatedNumber`, then four of each of its colours in that of
  /// `AnimatedColor`, zeros for one that is left to the theme.
  ///
  /// Numbers that are set stop at what is allowed; a colour that is left to the theme stays so.
  public var animatableData: AnimatableValues {
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
  package func takingParts(of other: Self) -> Self {
    var style = self
    for number in Self.numbers { style[keyPath: number.path] = other[keyPath: number.path] }
    for color in Self.colors { style[keyPath: color.path] = other[keyPath: color.path] }
    return style
  }
}
