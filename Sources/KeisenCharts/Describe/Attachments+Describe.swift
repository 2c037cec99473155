import KeisenAxes
import KeisenPrimitives

extension Axis: Describable, DescribedObject {
  /// What was given, callbacks by that alone: ticks are found by frames.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "attachment",
      "axis",
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
    return Described(
      "attachment",
      "polar_axis",
      ["space": space, "style": state.style, "ticks": state.ticks]
    )
  }
}

extension Grid: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "grid", ["space": space, "style": style])
  }
}

extension PlotArea: Describable, DescribedObject {
  package var described: Described { Described("attachment", "plot_area", ["style": style]) }
}

extension Crosshair: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "crosshair", ["space": space, "pointer": pointer, "style": style])
  }
}

extension Tooltip: Describable, DescribedObject {
  package var described: Described {
    Described(
      "attachment",
      "tooltip",
      ["space": space, "pointer": pointer, "style": style, "writer": writer]
    )
  }
}

extension Title: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "title", ["role": role, "text": text, "style": style])
  }
}

extension Legend: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "legend", ["title": title, "style": style])
  }
}

extension ColorBar: Describable, DescribedObject {
  package var described: Described {
    Described(
      "attachment",
      "color_bar",
      ["colorScale": scale, "side": side, "title": title, "style": style]
    )
  }
}

extension MessageBox: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "message_box", ["board": board, "style": style])
  }
}

extension CanvasAttachment: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "canvas", ["canvas": canvas, "space": space, "place": place])
  }
}

extension PaintLayer: Describable, DescribedObject {
  package var described: Described {
    Described("attachment", "paint", ["paint": paint, "space": space, "position": position])
  }
}

extension CustomAttachment: Describable, DescribedObject {
  /// The projections that it tells of; nothing of it is measured or drawn.
  package var described: Described {
    Described("attachment", "custom", ["projections": projections, "functions": "callback"])
  }
}
