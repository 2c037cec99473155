import KeisenAxes
import KeisenDrawing
import KeisenPrimitives

extension Canvas: Describable, DescribedObject {
  /// Its pens, and how much was drawn.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "canvas",
      nil,
      [
        "size": state.list?.size,
        "pixelRatio": state.list?.pixelRatio,
        "isDrawing": state.isDrawing,
        "pens": state.pens,
        "commands": state.list?.commands.count ?? 0,
      ]
    )
  }
}

extension Painter: Describable, DescribedObject {
  /// What it tells whoever it is lent to; not what was drawn with it.
  package var described: Described {
    Described(
      "painter",
      nil,
      [
        "isValid": isValid, "size": size, "pixelRatio": pixelRatio, "time": time, "plot": plot,
        "theme": theme, "space": space,
      ]
    )
  }
}
