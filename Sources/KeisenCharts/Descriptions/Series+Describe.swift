import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension MarkSeries: Describable, DescribedObject {
  /// All that the mark stores, but for what it keeps between frames.
  package var described: Described {
    Described(
      "series",
      Kind.typeName,
      members: [("space", space), ("label", label)] + Describer.parts(of: mark) + [
        ("color_scale", colorScale), ("selection", selection),
      ]
    )
  }
}

extension CustomSeries: Describable, DescribedObject {
  /// The columns that it tells of; nothing of it is drawn.
  package var described: Described {
    let mark = mark
    return Described(
      "series",
      "custom",
      [
        "space": space,
        "label": label,
        "chartName": mark.chartName,
        "columns": DescribedList(
          mark.columns.map {
            DescribedMembers(["name": $0.name, "column": $0.column, "dimension": $0.dimension])
          }
        ),
        "selection": selection,
        "functions": "callback",
      ]
    )
  }
}

extension Describer {
  /// What a value of ours stores, part by part.
  ///
  /// A colour scale is told by who has the value; another series is linked to, as it stands in the
  /// chart itself.
  static func parts(of value: Any) -> [(name: String, value: Any?)] {
    var parts: [(name: String, value: Any?)] = []
    for (name, value) in members(of: Mirror(reflecting: value)) {
      switch value {
      case let groups as GroupColumns: parts += self.parts(of: groups)
      case let variant as LineVariant: parts += self.parts(of: variant)
      case let points as PointColumns: parts += self.parts(of: points)
      case let counted as DensityColumns: parts += self.parts(of: counted)
      case let series as any Series: parts.append((name, DescribedLink(series)))
      case let scale as CategoryScale: parts.append((name, scale.names))
      case is ColorScale: continue
      default:
        // One that may be missing is an optional here; "shown" are the rows that a selection leaves
        // while a frame is drawn.
        if !["color_scale", "shown", "is_plain"].contains(name) { parts.append((name, value)) }
      }
    }
    return parts
  }
}
