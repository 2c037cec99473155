import KeisenMotion
import KeisenPrimitives

/// A look of which numbers and colours can move; all else of it can't.
package protocol StyleParts: Hashable, Sendable {
  /// Returns where a number is in the style, and what it may be on the way; nil where there is
  /// none.
  static func number(_ number: AnimatedNumber) -> StyleNumber<Self>?

  /// Returns where a colour is in the style; nil where there is none.
  static func color(_ color: AnimatedColor) -> StyleColor<Self>?
}

/// A number of a style.
package struct StyleNumber<Style>: Sendable {
  package let path: WritableKeyPath<Style, Double> & Sendable
  let limits: ClosedRange<Double>

  package init(
    _ path: WritableKeyPath<Style, Double> & Sendable,
    _ limits: ClosedRange<Double> = 0...(.greatestFiniteMagnitude)
  ) {
    (self.path, self.limits) = (path, limits)
  }

  /// Returns what is nearest to a number of what it may be.
  package func allowed(_ number: Double) -> Double {
    min(max(number, limits.lowerBound), limits.upperBound)
  }
}

/// A colour of a style, which may be left to the theme.
package struct StyleColor<Style>: Sendable {
  package let path: WritableKeyPath<Style, Color?> & Sendable
  /// Returns what nil stands for in a style; nil for the next colour of the cycle.
  package let standard: (@Sendable (Style, Theme) -> Color)?

  package init(
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
  package var movingParts: AnimatableValues {
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
