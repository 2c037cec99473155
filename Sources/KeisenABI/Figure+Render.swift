import CKeisen
import Keisen

@c @implementation
public func keisen_figure_render(
  _ figure: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ image: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    return try figure.render(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

@c @implementation
public func keisen_figure_render_into(
  _ figure: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ pixels: UnsafeMutableRawPointer?,
  _ bytes_per_row: Int,
  _ size: Int
) -> keisen_status {
  status { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    guard let pixels else { throw KeisenError(.invalidArgument, "pixels is NULL") }
    try figure.render(
      into: UnsafeMutableRawBufferPointer(start: pixels, count: try count(size, "size")),
      bytesPerRow: try count(bytes_per_row, "bytes_per_row"),
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

@c @implementation
public func keisen_figure_render_png(
  _ figure: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    return try figure.png(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

@c @implementation
public func keisen_figure_render_svg(
  _ figure: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    return try figure.svg(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      fonts: try VectorFonts(options.fonts)
    )
  }
}

@c @implementation
public func keisen_figure_render_pdf(
  _ figure: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    return try figure.pdf(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata
    )
  }
}

@c @implementation
public func keisen_figure_write_file(
  _ figure: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ path: UnsafePointer<CChar>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    try figure.write(
      to: try string(path, "path"),
      pixelRatio: options.chosenRatio,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      fonts: try VectorFonts(options.fonts),
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}
