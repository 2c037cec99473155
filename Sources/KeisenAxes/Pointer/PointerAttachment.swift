import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// An attachment that shows what is at a pointer: a crosshair, a tooltip.
public protocol PointerAttachment: Attachment {
  /// Where it points; nil for nowhere.
  var pointer: PointerPosition? { get }

  /// Points somewhere else; nil hides it.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite. Then it
  ///   stays.
  func setPointer(_ pointer: PointerPosition?) throws(KeisenError)
}

extension PointerAttachment {
  /// Points at a point of the chart's picture; nil hides it.
  ///
  /// - Parameter point: In points from the top left corner; in a figure from that of the chart's
  ///   place.
  /// - Throws: As `setPointer(_:)`.
  public func move(to point: Point?) throws(KeisenError) {
    try setPointer(point.map(PointerPosition.point))
  }

  /// Points at values, so that it follows the pointer of another chart; without any it is hidden.
  ///
  /// - Parameters:
  ///   - x: The horizontal value; nil for none.
  ///   - y: The vertical value; nil for none.
  /// - Throws: As `setPointer(_:)`.
  public func move(toX x: DataValue?, y: DataValue?) throws(KeisenError) {
    try setPointer(x == nil && y == nil ? nil : .values(x: x, y: y))
  }
}
