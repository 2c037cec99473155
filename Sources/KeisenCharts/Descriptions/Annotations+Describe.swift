import KeisenAxes
import KeisenPrimitives

extension Rule: Describable, DescribedObject {
  package var described: Described {
    Described(
      of: self,
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
      of: self,
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
      of: self,
      ["space": space, "start": positions.start, "end": positions.end, "style": style]
    )
  }
}

extension TextAnnotation: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["space": space, "text": text, "position": position, "style": style])
  }
}
