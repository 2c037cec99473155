import CKeisen
import Keisen

extension keisen_render_options {
  /// The pixel ratio, or nil for the call's own.
  var chosenRatio: Double? { pixel_ratio == 0 ? nil : pixel_ratio }
}

/// The renderer of a handle, or this process's default for NULL.
func renderer(_ handle: OpaquePointer?) throws(KeisenError) -> any Renderer {
  guard let named = try borrowOptional(handle, as: .renderer) else {
    return try Renderers.standard()
  }
  return named.renderer
}

@c @implementation
public func keisen_chart_get_pixel_size(
  _ chart: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ width: UnsafeMutablePointer<UInt32>?,
  _ height: UnsafeMutablePointer<UInt32>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    let size = try chart.pixelSize(pixelRatio: try read(options).chosenRatio ?? 1)
    width.pointee = UInt32(clamping: size.width)
    height.pointee = UInt32(clamping: size.height)
  }
}

@c @implementation
public func keisen_chart_render(
  _ chart: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ image: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    return try chart.render(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

@c @implementation
public func keisen_chart_render_into(
  _ chart: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ pixels: UnsafeMutableRawPointer?,
  _ bytes_per_row: Int,
  _ size: Int
) -> keisen_status {
  status { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    guard let pixels else { throw KeisenError(.invalidArgument, "pixels is NULL") }
    try chart.render(
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
public func keisen_chart_render_png(
  _ chart: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    return try chart.png(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

extension VectorFonts {
  /// Reads a caller's choice.
  init(_ fonts: keisen_svg_fonts) throws(KeisenError) {
    guard let known = VectorFonts(rawValue: fonts.rawValue) else {
      throw KeisenError(.invalidArgument, "fonts \(fonts.number) is unknown")
    }
    self = known
  }
}

@c @implementation
public func keisen_chart_render_svg(
  _ chart: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    return try chart.svg(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      fonts: try VectorFonts(options.fonts)
    )
  }
}

@c @implementation
public func keisen_chart_render_pdf(
  _ chart: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    return try chart.pdf(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata
    )
  }
}

@c @implementation
public func keisen_chart_write_file(
  _ chart: OpaquePointer?,
  _ renderer: OpaquePointer?,
  _ options: UnsafePointer<keisen_render_options>?,
  _ path: UnsafePointer<CChar>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    try chart.write(
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
