import KeisenAxes
import KeisenPrimitives

extension Rule: Describable, DescribedObject {
  package var described: Described {
    Described(
      "attachment",
      "rule",
      [
        "space": space, "dimension": dimension, "value": value, "label": label, "style": style,
      ]
    )
  }
}

extension Span: Describable, DescribedObject {
  package var described: Described {
    let values = values
    return Described(
      "attachment",
      "span",
      [
        "space": space, "dimension": dimension, "start": values.start, "end": values.end,
        "label": label, "style": style,
      ]
    )
  }
}

extension Arrow: Describable, DescribedObject {
  package var described: Described {
    let positions = positions
    return Described(
      "attachment",
      "arrow",
      ["space": space, "start": positions.start, "end": positions.end, "style": style]
    )
  }
}

extension TextAnnotation: Describable, DescribedObject {
  package var described: Described {
    Described(
      "attachment",
      "text",
      ["space": space, "text": text, "position": position, "style": style]
    )
  }
}
