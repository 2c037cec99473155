import KeisenPrimitives
import KeisenRanges
import KeisenText

/// The shapes of a series and the values that they want as texts, which have no places yet.
package struct ValueLabels: Sendable {
  /// A shape and its text.
  package struct Label: Sendable {
    /// What is drawn of the shape, which may reach beyond the plot.
    package var shape: Rect
    /// The side of the shape that its value is at.
    package var tip: Side
    /// The text; nil for none: the shape is one that other texts keep clear of.
    package var text: TextBlock?
    /// What is seen under a text within the shape.
    package var fill: Color

    /// Makes a label.
    package init(shape: Rect, tip: Side, text: TextBlock?, fill: Color) {
      (self.shape, self.tip, self.text, self.fill) = (shape, tip, text, fill)
    }
  }

  /// Shapes of a series beyond which none has a text.
  package static let maxCount = 2_000

  /// Where the texts stand, and how they look.
  package var style: ValueLabelStyle
  /// The shapes.
  package var labels: [Label]

  /// Makes labels.
  package init(style: ValueLabelStyle, labels: [Label]) {
    (self.style, self.labels) = (style, labels)
  }
}

/// A series whose shapes may have their values as texts.
package protocol LabelledSeries: Series {
  /// Whether texts are wanted.
  var showsValueLabels: Bool { get }

  /// Returns the shapes in view with their texts, or without where none are wanted; nil for what no
  /// text keeps clear of.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func valueLabels(_ frame: FrameContext) throws(KeisenError) -> ValueLabels?
}

/// A mark whose shapes may have their values as texts.
package protocol LabelledMark: Mark {
  /// Where the texts stand, and how they look.
  var labels: ValueLabelStyle { get }

  /// Returns what `LabelledSeries.valueLabels(_:)` does.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func valueLabels(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> ValueLabels?
}

extension MarkSeries: LabelledSeries where Kind: LabelledMark {
  package var showsValueLabels: Bool { mark.labels.isShown }

  package func valueLabels(_ frame: FrameContext) throws(KeisenError) -> ValueLabels? {
    try mark.valueLabels(in: space, frame)
  }
}
