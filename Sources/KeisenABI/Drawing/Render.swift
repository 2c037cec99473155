import CKeisen
import Keisen

extension keisen_render_options {
  /// The pixel ratio, or nil for the call's own.
  var chosenRatio: Double? { pixel_ratio == 0 ? nil : pixel_ratio }
}

/// The renderer of a handle, or this process's default for NULL.
func renderer(_ handle: Handle) throws(KeisenError) -> any Renderer {
  guard let named = try borrowOptional(handle, as: .renderer) else {
    return try Renderers.standard()
  }
  return named.renderer
}

@c @implementation
public func keisen_chart_get_pixel_size(
  _ chart: Handle, _ options: In<keisen_render_options>, _ width: Out<UInt32>, _ height: Out<UInt32>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    let size = try chart.pixelSize(pixelRatio: try read(options).chosenRatio ?? 1)
    width.pointee = UInt32(clamping: size.width)
    height.pointee = UInt32(clamping: size.height)
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

private func render(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ renderer: Handle,
  _ options: In<keisen_render_options>, _ image: Out<Handle>
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    return try picture.render(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

private func renderInto(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ renderer: Handle,
  _ options: In<keisen_render_options>, _ pixels: UnsafeMutableRawPointer?, _ bytes_per_row: Int,
  _ size: Int
) -> keisen_status {
  status { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    guard let pixels else { throw KeisenError(.invalidArgument, "pixels is NULL") }
    try picture.render(
      into: UnsafeMutableRawBufferPointer(start: pixels, count: try count(size, "size")),
      bytesPerRow: try count(bytes_per_row, "bytes_per_row"),
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

private func renderPNG(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ renderer: Handle,
  _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    return try picture.png(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      renderer: try KeisenABI.renderer(renderer)
    )
  }
}

private func renderSVG(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ options: In<keisen_render_options>,
  _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    return try picture.svg(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      fonts: try VectorFonts(options.fonts)
    )
  }
}

private func renderPDF(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ options: In<keisen_render_options>,
  _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    return try picture.pdf(
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata
    )
  }
}

private func writeFile(
  _ picture: Handle, as kind: HandleKind<some Picture>, _ renderer: Handle,
  _ options: In<keisen_render_options>, _ path: CString
) -> keisen_status {
  status { () throws(KeisenError) in
    let picture = try borrow(picture, as: kind)
    let options = try read(options)
    try picture.write(
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

@c @implementation
public func keisen_chart_render(
  _ chart: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ image: Out<Handle>
) -> keisen_status {
  render(chart, as: .chart, renderer, options, image)
}

@c @implementation
public func keisen_figure_render(
  _ figure: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ image: Out<Handle>
) -> keisen_status {
  render(figure, as: .figure, renderer, options, image)
}

@c @implementation
public func keisen_chart_render_into(
  _ chart: Handle, _ renderer: Handle, _ options: In<keisen_render_options>,
  _ pixels: UnsafeMutableRawPointer?, _ bytes_per_row: Int, _ size: Int
) -> keisen_status {
  renderInto(chart, as: .chart, renderer, options, pixels, bytes_per_row, size)
}

@c @implementation
public func keisen_figure_render_into(
  _ figure: Handle, _ renderer: Handle, _ options: In<keisen_render_options>,
  _ pixels: UnsafeMutableRawPointer?, _ bytes_per_row: Int, _ size: Int
) -> keisen_status {
  renderInto(figure, as: .figure, renderer, options, pixels, bytes_per_row, size)
}

@c @implementation
public func keisen_chart_render_png(
  _ chart: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderPNG(chart, as: .chart, renderer, options, bytes)
}

@c @implementation
public func keisen_figure_render_png(
  _ figure: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderPNG(figure, as: .figure, renderer, options, bytes)
}

@c @implementation
public func keisen_chart_render_svg(
  _ chart: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderSVG(chart, as: .chart, options, bytes)
}

@c @implementation
public func keisen_figure_render_svg(
  _ figure: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderSVG(figure, as: .figure, options, bytes)
}

@c @implementation
public func keisen_chart_render_pdf(
  _ chart: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderPDF(chart, as: .chart, options, bytes)
}

@c @implementation
public func keisen_figure_render_pdf(
  _ figure: Handle, _ options: In<keisen_render_options>, _ bytes: Out<Handle>
) -> keisen_status {
  renderPDF(figure, as: .figure, options, bytes)
}

@c @implementation
public func keisen_chart_write_file(
  _ chart: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ path: CString
) -> keisen_status {
  writeFile(chart, as: .chart, renderer, options, path)
}

@c @implementation
public func keisen_figure_write_file(
  _ figure: Handle, _ renderer: Handle, _ options: In<keisen_render_options>, _ path: CString
) -> keisen_status {
  writeFile(figure, as: .figure, renderer, options, path)
}
