import CKeisen
import Keisen

/// The renderer of a handle, or nil for NULL, which stands for the default.
private func optionalRenderer(_ handle: Handle) throws(KeisenError) -> (any Renderer)? {
  try borrowOptional(handle, as: .renderer)?.renderer
}

@c @implementation
public func keisen_canvas_image(
  _ canvas: Handle, _ renderer: Handle, _ pixel_ratio: Double, _ image: Out<Handle>
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    return try canvas.image(pixelRatio: pixel_ratio, renderer: try optionalRenderer(renderer))
  }
}

@c @implementation
public func keisen_canvas_finish(
  _ canvas: Handle, _ renderer: Handle, _ pixel_ratio: Double, _ image: Out<Handle>
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    return try canvas.finish(pixelRatio: pixel_ratio, renderer: try optionalRenderer(renderer))
  }
}

@c @implementation
public func keisen_canvas_render_svg(
  _ canvas: Handle, _ pixel_ratio: Double, _ fonts: keisen_svg_fonts, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    return try canvas.svg(pixelRatio: pixel_ratio, fonts: try VectorFonts(fonts))
  }
}

@c @implementation
public func keisen_canvas_render_pdf(
  _ canvas: Handle, _ pixel_ratio: Double, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    return try canvas.pdf(pixelRatio: pixel_ratio)
  }
}

@c @implementation
public func keisen_canvas_write_file(
  _ canvas: Handle, _ renderer: Handle, _ pixel_ratio: Double, _ fonts: keisen_svg_fonts,
  _ path: CString
) -> keisen_status {
  with(canvas, as: .canvas) { (canvas) throws(KeisenError) in
    try canvas.write(
      to: try string(path, "path"),
      pixelRatio: pixel_ratio == 0 ? nil : pixel_ratio,
      fonts: try VectorFonts(fonts),
      renderer: try optionalRenderer(renderer)
    )
  }
}

@c @implementation
public func keisen_image_create_copy(
  _ width: UInt32, _ height: UInt32, _ pixels: UnsafeRawPointer?, _ bytes_per_row: Int, _ size: Int,
  _ image: Out<Handle>
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    guard let pixels else { throw KeisenError(.invalidArgument, "pixels is NULL") }
    return try Image(
      copying: UnsafeRawBufferPointer(start: pixels, count: try count(size, "size")),
      width: Int(width),
      height: Int(height),
      bytesPerRow: try count(bytes_per_row, "bytes_per_row")
    )
  }
}
