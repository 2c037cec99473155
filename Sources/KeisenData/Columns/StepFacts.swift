import KeisenPrimitives

/// Where the values of some rows go up and down, in a form that joins with that of the rows behind.
struct StepFacts: Hashable, Sendable {
  /// The rows, by their absolute numbers.
  var rows: Range<Int>
  /// The bytes of the first and of the last value, in the machine's order, the rest 0.
  var first: UInt64 = 0
  var last: UInt64 = 0
  /// The first row that is below the one before it, or one of both is NaN.
  var fall: Int?
  /// The first row that is above the one before it, or one of both is NaN.
  var rise: Int?

  /// Adds rows behind these, none of which may be missing.
  mutating func append<Element: PyramidElement>(_ next: StepFacts, _ type: Element.Type) {
    guard !next.rows.isEmpty else { return }
    guard !rows.isEmpty else {
      self = next
      return
    }
    let (before, behind) = (Self.value(last, type), Self.value(next.first, type))
    if fall == nil { fall = before <= behind ? next.fall : next.rows.lowerBound }
    if rise == nil { rise = before >= behind ? next.rise : next.rows.lowerBound }
    rows = rows.lowerBound..<next.rows.upperBound
    last = next.last
  }

  /// Adds rows behind these, of values of a type.
  mutating func append(_ next: StepFacts, _ type: ElementType) {
    self = ColumnPyramid(of: type).run(Joining(facts: self, next: next))
  }

  private struct Joining: PyramidTask {
    let facts: StepFacts
    let next: StepFacts

    func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> StepFacts {
      var facts = facts
      facts.append(next, Element.self)
      return facts
    }
  }

  /// Looks at values one after another, for steps down and for steps up where these are asked for.
  init<Element: PyramidElement>(
    _ rows: Range<Int>,
    _ values: StridedMemory,
    _ type: Element.Type,
    falls: Bool,
    rises: Bool
  ) {
    self.rows = rows
    guard values.count > 0 else { return }
    let end = values.base + (values.count - 1) &* values.stride
    first = Self.bits(values.base.loadUnaligned(as: type))
    last = Self.bits(end.loadUnaligned(as: type))
    let start = rows.lowerBound
    if falls { fall = Element.firstWrong(values, descending: false).map { start + $0 } }
    if rises { rise = Element.firstWrong(values, descending: true).map { start + $0 } }
  }

  /// Makes facts that are known.
  init(rows: Range<Int>) { self.rows = rows }

  /// The order of the rows, of which there are no others.
  func order(_ type: ElementType) -> Column.KnownOrder {
    ColumnPyramid(of: type).run(Ordering(facts: self, filter: RowFilter(type)))
  }

  private struct Ordering: PyramidTask {
    let facts: StepFacts
    let filter: RowFilter

    func run<Element: PyramidElement>(
      _ pyramid: Pyramid<Element>
    ) throws(Never) -> Column.KnownOrder {
      var order = Column.KnownOrder()
      order.end = facts.rows.upperBound
      guard !facts.rows.isEmpty else { return order }
      // A gap goes no way: one in front shows at the next row, one at the end behind it.
      let start = facts.rows.lowerBound + 1
      let isStartShown = StepFacts.value(facts.first, Element.self).isShown(filter)
      let isEndShown = StepFacts.value(facts.last, Element.self).isShown(filter)
      let end = isEndShown ? nil : facts.rows.upperBound
      order.fall = isStartShown ? facts.fall ?? end : start
      order.rise = isStartShown ? facts.rise ?? end : start
      return order
    }
  }

  private static func bits<Element: PyramidElement>(_ value: Element) -> UInt64 {
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Element.self) }
    return bits
  }

  fileprivate static func value<Element: PyramidElement>(
    _ bits: UInt64,
    _ type: Element.Type
  ) -> Element {
    withUnsafeBytes(of: bits) { $0.loadUnaligned(as: type) }
  }
}
