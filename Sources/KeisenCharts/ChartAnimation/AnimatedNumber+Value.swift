import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension AnimatedNumber {
  /// Returns the number as it is now, on the way of an animation too.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the object has no such number.
  package func value(of object: AnyObject) throws(KeisenError) -> Double {
    guard let styled = object as? any Styled, let value = styled.value(of: self) else {
      throw .notAnimated(words, of: object)
    }
    return value
  }
}

extension AnimatedColor {
  /// Returns the colour as it is now, on the way of an animation too; nil where it is left to the
  /// theme.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the object has no such colour.
  package func value(of object: AnyObject) throws(KeisenError) -> Color? {
    if let chart = object as? Chart, self == .background { return chart.background }
    guard let styled = object as? any Styled, let value = styled.value(of: self) else {
      throw .notAnimated("\(self) colour", of: object)
    }
    return value
  }
}
