import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What a tooltip says by itself: where, and of each row a swatch, a name and a value.
struct TooltipContent {
  /// What it says of one row.
  struct Line {
    /// Draws a sample of the series; nil where it has no name of its own.
    var swatch: LegendEntry?
    /// The name of the series or the row; else the title of the values' axis, which may be empty
    /// too.
    var name: String
    /// The value, as its axis writes it.
    var value: String
  }

  /// The place that all rows share; empty where there is none.
  private(set) var place: String
  /// The rows.
  private(set) var lines: [Line] = []

  /// Writes what there is to say.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ target: TooltipTarget, _ frame: FrameContext) throws(KeisenError) {
    let words = ValueText(frame)
    place = Self.place(of: target.nearest, words, frame)
    for hit in target.hits {
      var line = try Self.line(of: hit, words, frame)
      let own = Self.place(of: hit, words, frame)
      if own != place, !own.isEmpty { line.name += line.name.isEmpty ? own : " (\(own))" }
      lines.append(line)
      guard hit.value.offset.isFinite, !hit.isColored, let scale = hit.series.colorScale else {
        continue
      }
      lines.append(
        Line(
          name: words.title(of: scale.projection),
          value: frame.reading(ofColor: hit.value, scale, words)
        )
      )
    }
  }

  /// Returns where a row stands: the value along its axis of positions, or both of a cell.
  private static func place(of hit: Hit, _ words: ValueText, _ frame: FrameContext) -> String {
    let space = hit.series.space
    func reading(_ value: DataValue, _ dimension: Dimension) -> String {
      frame.reading(of: value, dimension, of: space, words)
    }
    switch hit.kind {
    case .part: return ""
    case .cell:
      return [reading(hit.x, .x), reading(hit.y, .y)].filter { !$0.isEmpty }.joined(separator: ", ")
    case .row(.x): return reading(hit.x, .x)
    case .row(.y): return reading(hit.y, .y)
    }
  }

  private static func line(
    of hit: Hit,
    _ words: ValueText,
    _ frame: FrameContext
  ) throws(KeisenError) -> Line {
    var frame = frame
    frame.seriesIndex = hit.seriesIndex
    let space = hit.series.space
    let entries = try hit.series.legendEntries(frame)
    switch hit.kind {
    case .part(let name, _):
      let value = hit.value.offset.isFinite && hit.isColored ? hit.value : hit.y
      return Line(
        swatch: entries.first { $0.label == name } ?? (name.isEmpty ? entries.first : nil),
        name: name.isEmpty ? entries.first?.label ?? "" : name,
        value: frame.reading(ofColor: value, nil, words)
      )
    case .cell:
      return Line(
        swatch: nil,
        name: entries.first?.label ?? words.title(of: hit.series.colorScale?.projection),
        value: frame.reading(ofColor: hit.value, hit.series.colorScale, words)
      )
    case .row(let dimension):
      let other = dimension.other
      return Line(
        swatch: entries.first,
        name: entries.first?.label ?? words.title(of: space.projection(other)),
        value: frame.reading(of: other == .x ? hit.x : hit.y, other, of: space, words)
      )
    }
  }
}

extension Hit {
  /// What its values tell.
  fileprivate var kind: HitKind { series.hitKind(ofRow: row) }

  /// Whether its colour is what it tells, and not one thing more.
  fileprivate var isColored: Bool {
    switch kind {
    case .cell: true
    case .part(_, let isColored): isColored
    case .row: false
    }
  }
}
