import KeisenMotion
import KeisenPrimitives
import KeisenRanges

/// A series or an annotation whose look is a plain value that can move as a whole.
public protocol StyledObject: AnyObject, Sendable {
  /// What it looks like is told by.
  associatedtype Style: Animatable & Hashable & Sendable

  /// How it looks.
  var style: Style { get }
}

/// An object whose look is a plain value, of which numbers and colours can move.
package protocol Styled: StyledObject, NamedKind where Style: StyleParts {
  /// Changes the style in one step; returns what `body` returns.
  func changeStyle(_ body: (inout Style) -> Bool) -> Bool

  /// Checks a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func check(_ style: Style) throws(KeisenError)
}

extension Styled {
  /// Returns a number as it is now; nil where there is none.
  package func value(of number: AnimatedNumber) -> Double? {
    Style.number(number).map { style[keyPath: $0.path] }
  }

  /// Returns a colour as it is now, nil within where it is left to the theme; nil where there is
  /// none.
  package func value(of color: AnimatedColor) -> Color?? {
    Style.color(color).map { style[keyPath: $0.path] }
  }
}
