import KeisenData
import KeisenScales

extension Timestamp: ColumnElement {
  /// `.timestamp(.nanoseconds)`.
  public static var elementType: ElementType { .timestamp(.nanoseconds) }
}
