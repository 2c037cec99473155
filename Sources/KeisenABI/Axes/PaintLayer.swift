import CKeisen
import Keisen

extension keisen_paint_options {
  /// The options as corners.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what are none.
  fileprivate func corners(in space: Space?) throws(KeisenError) -> PaintLayer.Corners {
    PaintLayer.Corners(
      topLeft: Position(
        x: try Position.Coordinate(left, x_coordinates, in: space, "left"),
        y: try Position.Coordinate(top, y_coordinates, in: space, "top")
      ),
      bottomRight: Position(
        x: try Position.Coordinate(right, x_coordinates, in: space, "right"),
        y: try Position.Coordinate(bottom, y_coordinates, in: space, "bottom")
      )
    )
  }
}

@c @implementation
public func keisen_attachment_create_paint(
  _ paint: Handle, _ space: Handle, _ options: In<keisen_paint_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let paint = try borrow(paint, as: .paint)
    let space = try optionalSpace(space)
    return try PaintLayer(paint, corners: try read(options).corners(in: space), in: space)
  }
}

@c @implementation
public func keisen_attachment_set_paint_options(
  _ attachment: Handle, _ options: In<keisen_paint_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let layer = try borrow(attachment, as: PaintLayer.self)
    try layer.setPosition(try read(options).corners(in: layer.space))
  }
}

@c @implementation
public func keisen_attachment_anchor_paint(_ attachment: Handle) -> keisen_status {
  status(of: try borrow(attachment, as: PaintLayer.self).anchor())
}

@c @implementation
public func keisen_attachment_get_paint_rect(
  _ attachment: Handle, _ rect: Out<keisen_rect>
) -> keisen_status {
  status { () throws(KeisenError) in
    let layer = try borrow(attachment, as: PaintLayer.self)
    let rect = try require(rect, "rect")
    guard let drawn = layer.rect else {
      throw KeisenError(.invalidState, "paint layer was in no frame yet")
    }
    rect.pointee = keisen_rect(
      x: drawn.x,
      y: drawn.y,
      width: drawn.width,
      height: drawn.height
    )
  }
}
