import KeisenData
import KeisenPrimitives
import KeisenRanges

/// A column of a mark: its name in messages, and the dimension that its values stand in.
public struct MarkColumn: Sendable {
  /// As options call it.
  public var name: String
  /// The values; nil for row numbers from 0.
  public var column: Column?
  /// The dimension whose range holds the values; nil for what is no place: sizes, weights, values
  /// of colours.
  public var dimension: Dimension?
  /// The projection of the colour scale that turns the values into colours; nil for anything else.
  public var colors: Projection?

  /// Makes a column of a mark.
  public init(_ name: String, _ column: Column?, _ dimension: Dimension? = nil) {
    (self.name, self.column, self.dimension) = (name, column, dimension)
  }

  /// Makes a column of values that a scale turns into colours.
  public init(_ name: String, _ column: Column?, of scale: ColorScale?) {
    (self.name, self.column, colors) = (name, column, scale?.projection)
  }
}
