import KeisenAxes
import KeisenPrimitives

extension Axis: Describable, DescribedObject {
  /// What was given, callbacks by that alone: ticks are found by frames.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      of: self,
      [
        "space": space, "side": side, "title": state.title, "style": state.style,
        "ticks": state.ticks, "locator": state.locator, "formatter": state.formatter,
        "labelHook": state.labelHook,
      ]
    )
  }
}

extension PolarAxis: Describable, DescribedObject {
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(of: self, ["space": space, "style": state.style, "ticks": state.ticks])
  }
}

extension Grid: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["space": space, "style": style])
  }
}

extension PlotArea: Describable, DescribedObject {
  package var described: Described { Described(of: self, ["style": style]) }
}

extension Crosshair: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["space": space, "pointer": pointer, "style": style])
  }
}

extension Tooltip: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["space": space, "pointer": pointer, "style": style, "writer": writer])
  }
}

extension Title: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["role": role, "text": text, "style": style])
  }
}

extension Legend: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["title": title, "style": style])
  }
}

extension ColorBar: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["colorScale": scale, "side": side, "title": title, "style": style])
  }
}

extension MessageBox: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["board": board, "style": style])
  }
}

extension CanvasAttachment: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["canvas": canvas, "space": space, "place": place])
  }
}

extension PaintLayer: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["paint": paint, "space": space, "position": position])
  }
}

extension CustomAttachment: Describable, DescribedObject {
  /// The projections that it tells of; nothing of it is measured or drawn.
  package var described: Described {
    Described(of: self, ["projections": projections, "functions": "callback"])
  }
}
