import KeisenPaint
import KeisenPrimitives

extension Image: Describable, DescribedObject {
  /// Its size; not its pixels.
  package var described: Described {
    Described("image", nil, ["width": width, "height": height, "pixelRatio": pixelRatio])
  }
}

extension ByteBuffer: Describable, DescribedObject {
  /// How many there are.
  package var described: Described { Described("bytes", nil, ["size": count]) }
}

extension Paint: Describable, DescribedObject {
  /// Its sizes, its brush and how far it can be undone; not its pixels.
  package var described: Described {
    Described(
      "paint",
      nil,
      [
        "width": width, "height": height, "viewSize": viewSize, "brush": brush,
        "isPainting": isPainting, "undoCount": undoCount, "redoCount": redoCount,
        "historyLimit": historyLimit,
      ]
    )
  }
}
