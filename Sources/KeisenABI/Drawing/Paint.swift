import CKeisen
import Keisen

extension keisen_brush {
  /// Tells a brush.
  fileprivate init(_ brush: Brush) {
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_brush>.size),
      eraser: brush.isEraser,
      diameter: brush.diameter,
      color: keisen_color(brush.color)
    )
  }

  /// The brush, with NaN where the caller gave it: a paint refuses that.
  fileprivate var brush: Brush {
    var components = Color.black
    (components.red, components.green) = (color.red, color.green)
    (components.blue, components.alpha) = (color.blue, color.alpha)
    return Brush(color: components, diameter: diameter, isEraser: eraser)
  }
}

/// Returns what a renderer's handle stands for, or nil for NULL.
private func filler(_ renderer: Handle) throws(KeisenError) -> (any Renderer)? {
  try borrowOptional(renderer, as: .renderer)?.renderer
}

/// Runs what a call does to a paint.
private func with(_ paint: Handle, _ body: (Paint) throws(KeisenError) -> Void) -> keisen_status {
  status(of: try body(try borrow(paint, as: .paint)))
}

@c @implementation
public func keisen_paint_create(
  _ aspect: Double, _ height: UInt32, _ renderer: Handle, _ paint: Out<Handle>
) -> keisen_status {
  create(paint, as: .paint) { () throws(KeisenError) in
    try Paint(aspect: aspect, height: Int(height), renderer: try filler(renderer))
  }
}

@c @implementation
public func keisen_paint_create_image(
  _ image: Handle, _ renderer: Handle, _ paint: Out<Handle>
) -> keisen_status {
  create(paint, as: .paint) { () throws(KeisenError) in
    try Paint(try borrow(image, as: .image), renderer: try filler(renderer))
  }
}

@c @implementation
public func keisen_paint_get_size(
  _ paint: Handle, _ width: Out<UInt32>, _ height: Out<UInt32>
) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    width.pointee = UInt32(clamping: paint.width)
    height.pointee = UInt32(clamping: paint.height)
  }
}

@c @implementation
public func keisen_paint_set_view_size(
  _ paint: Handle, _ width: Double, _ height: Double
) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    try paint.setViewSize(Size(width: width, height: height))
  }
}

@c @implementation
public func keisen_paint_get_view_size(
  _ paint: Handle, _ width: Out<Double>, _ height: Out<Double>
) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    let size = paint.viewSize
    (width.pointee, height.pointee) = (size.width, size.height)
  }
}

@c @implementation
public func keisen_paint_set_brush(_ paint: Handle, _ brush: In<keisen_brush>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.setBrush(try read(brush).brush) }
}

@c @implementation
public func keisen_paint_get_brush(_ paint: Handle, _ brush: Out<keisen_brush>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let brush = try require(brush, "brush")
    try write(keisen_brush(paint.brush), to: brush, named: keisen_brush.name)
  }
}

@c @implementation
public func keisen_paint_stroke_begin(_ paint: Handle, _ x: Double, _ y: Double) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.strokeBegin(at: Point(x: x, y: y)) }
}

@c @implementation
public func keisen_paint_stroke_move(_ paint: Handle, _ x: Double, _ y: Double) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.strokeMove(to: Point(x: x, y: y)) }
}

@c @implementation
public func keisen_paint_stroke_end(_ paint: Handle) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.strokeEnd() }
}

@c @implementation
public func keisen_paint_stroke_cancel(_ paint: Handle) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.strokeCancel() }
}

@c @implementation
public func keisen_paint_is_painting(_ paint: Handle, _ painting: Out<Bool>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    try require(painting, "painting").pointee = paint.isPainting
  }
}

@c @implementation
public func keisen_paint_get_image(_ paint: Handle, _ image: Out<Handle>) -> keisen_status {
  create(image, as: .image, try borrow(paint, as: .paint).image())
}

@c @implementation
public func keisen_paint_clear(_ paint: Handle) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.clear() }
}

@c @implementation
public func keisen_paint_load_image(_ paint: Handle, _ image: Handle) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in try paint.load(try borrow(image, as: .image)) }
}

@c @implementation
public func keisen_paint_undo(_ paint: Handle, _ undone: Out<Bool>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let isDone = try paint.undo()
    undone?.pointee = isDone
  }
}

@c @implementation
public func keisen_paint_redo(_ paint: Handle, _ redone: Out<Bool>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let isDone = try paint.redo()
    redone?.pointee = isDone
  }
}

@c @implementation
public func keisen_paint_get_steps(
  _ paint: Handle, _ undo_count: Out<Int>, _ redo_count: Out<Int>
) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    let undoCount = try require(undo_count, "undo_count")
    let redoCount = try require(redo_count, "redo_count")
    (undoCount.pointee, redoCount.pointee) = (paint.undoCount, paint.redoCount)
  }
}

@c @implementation
public func keisen_paint_set_history_limit(_ paint: Handle, _ bytes: Int) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    try paint.setHistoryLimit(try count(bytes, "bytes"))
  }
}

@c @implementation
public func keisen_paint_get_history_limit(_ paint: Handle, _ bytes: Out<Int>) -> keisen_status {
  with(paint) { (paint) throws(KeisenError) in
    try require(bytes, "bytes").pointee = paint.historyLimit
  }
}
