/// What a tick reads.
package struct TickLabel: Hashable, Sendable {
  /// The text at the tick.
  package var text: String
  /// What holds from this tick on and all others up to the next that has one: the date of the
  /// hours.
  ///
  /// A second line, shown where it changes and at the first tick; nil where it is the one before.
  package var context: String?

  /// Makes a label.
  package init(_ text: String, context: String? = nil) {
    self.text = text
    self.context = context
  }
}
