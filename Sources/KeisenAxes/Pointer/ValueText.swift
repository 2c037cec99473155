import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// How the values of a chart read in one language: as its axes write them, times in the zone of
/// their scale.
package struct ValueText {
  /// An axis of a chart, as far as words follow it.
  private struct AxisDescription {
    var title: String
    var format: TickFormat
  }

  /// The language.
  package let language: Language
  /// What a projection shows; nil where that can't be told.
  package let range: (Projection) -> ProjectionRange?
  private var axes: [ObjectIdentifier: AxisDescription] = [:]

  /// Takes the axes of a frame.
  init(_ frame: FrameContext) {
    self.init(frame.attachments, in: frame.language, hasMarkup: frame.hasMarkup) {
      frame.range(of: $0)
    }
  }

  /// Takes the axes among some attachments.
  ///
  /// - Parameters:
  ///   - attachments: The attachments.
  ///   - language: The language.
  ///   - hasMarkup: Whether titles may have markup.
  ///   - range: What a projection shows; nil where that can't be told.
  package init(
    _ attachments: [any Attachment],
    in language: Language,
    hasMarkup: Bool,
    range: @escaping (Projection) -> ProjectionRange?
  ) {
    (self.language, self.range) = (language, range)
    for attachment in attachments {
      switch attachment {
      case let axis as Axis where axis.style.conversion == nil:
        let projection = axis.space.projection(axis.side.dimension)
        add(projection, axis.plainTitle(hasMarkup: hasMarkup), axis.style.format)
      case let axis as PolarAxis:
        add(axis.space.x, "", axis.style.angleFormat)
        add(axis.space.y, "", axis.style.radiusFormat)
      case let bar as ColorBar:
        let title = bar.plainTitle(hasMarkup: hasMarkup)
        add(bar.scale.projection, title, bar.style.axis.format)
      default: break
      }
    }
  }

  private mutating func add(_ projection: Projection, _ title: String, _ format: TickFormat) {
    let key = ObjectIdentifier(projection)
    guard axes[key] == nil else { return }
    axes[key] = AxisDescription(title: title, format: format)
  }

  /// Returns one of two texts, by the language.
  package func text(_ english: @autoclosure () -> String, _ japanese: @autoclosure () -> String)
    -> String
  {
    language == .japanese ? japanese() : english()
  }

  /// Returns the title of a projection's axis; empty where it has none.
  package func title(of projection: Projection?) -> String {
    projection.flatMap { axes[ObjectIdentifier($0)]?.title } ?? ""
  }

  /// Returns what a field is called: the title of its axis, else its name.
  package func header(of field: DescribedSeries.Field, _ space: Space) -> String {
    let title = title(of: field.projection)
    guard title.isEmpty || !Self.standsForAxis(field.name) else { return title }
    let name =
      switch (field.name, space.polar == nil) {
      case ("x", false): "angle"
      case ("y", false): "radius"
      default: field.name
      }
    return FieldNames.field(name, in: language)
  }

  /// Whether a field is what the title of an axis tells of, and not another one beside it.
  private static func standsForAxis(_ name: String) -> Bool {
    ["x", "y", "value", "values", "position", "positions", "name", "color"].contains(name)
  }

  /// Returns how the times of a field read, as exactly as some rows need; nil of a field of other
  /// values.
  package func times(of series: DescribedSeries, _ field: Int, _ rows: [Int]) -> TimeText? {
    var instants: [Int64] = []
    var unit = TimeUnit.seconds
    for row in rows {
      guard case .instant(let instant, let own) = series.value(of: field, at: row) else { continue }
      unit = own
      instants.append(instant)
    }
    guard !instants.isEmpty else { return nil }
    return TimeText(
      of: instants,
      unit: unit,
      zone: zone(of: series.fields[field].projection),
      language: language
    )
  }

  /// Returns the zone of a projection's scale; UTC where that is none of times.
  package func zone(of projection: Projection?) -> Zone {
    guard let projection, case .time(let scale) = range(projection)?.scale else { return .utc }
    return scale.zone
  }

  /// Returns what a value reads.
  ///
  /// - Parameters:
  ///   - value: The value; nil for a gap.
  ///   - field: The field that it is of.
  ///   - times: How its times read.
  /// - Returns: The text.
  package func text(
    _ value: DescribedSeries.Value?,
    _ field: DescribedSeries.Field,
    _ times: TimeText?
  ) -> String {
    switch value {
    case .none: return text("none", "なし")
    case .text(let text): return text
    case .instant(let instant, let unit):
      let words =
        times
        ?? TimeText(
          of: [instant],
          unit: unit,
          zone: zone(of: field.projection),
          language: language
        )
      return words.text(of: instant)
    case .number(let number): return self.number(number, field.projection)
    }
  }

  /// Returns what a number reads, in the format of its axis, though with as many digits as it
  /// needs.
  package func number(_ value: ColumnValue, _ projection: Projection?) -> String {
    var format = projection.map(self.format) ?? TickFormat()
    format.decimals = nil
    return format.texts(of: [value], unit: nil).first ?? ""
  }

  /// Returns how a projection's axis writes its ticks.
  package func format(of projection: Projection) -> TickFormat {
    axes[ObjectIdentifier(projection)]?.format ?? TickFormat()
  }

  /// Returns a list of texts.
  package func list(_ texts: [String]) -> String {
    guard language == .english else { return texts.joined(separator: "、") }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns a text in quotation marks.
  package func quoted(_ text: String) -> String { self.text("\"\(text)\"", "「\(text)」") }

  /// Returns what a number of rows reads, with commas between thousands.
  package func count(_ number: Int) -> String {
    TickFormat(.thousands).texts(of: [.integer(Int64(number))], unit: nil).first ?? ""
  }
}
