import CKeisen
import Keisen

extension keisen_image_options {
  /// An image as the options say, and its label.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is none.
  fileprivate func mark(_ image: Image) throws(KeisenError) -> (mark: ImageMark, label: String) {
    let number = interpolation.number
    guard let interpolation = CellInterpolation(rawValue: number) else {
      throw KeisenError(.invalidArgument, "interpolation \(number) is unknown")
    }
    let mark = ImageMark(
      image,
      x: x_from == 0 && x_to == 0 ? nil : (x_from, x_to),
      y: y_from == 0 && y_to == 0 ? nil : (y_from, y_to),
      style: ImageStyle(interpolation: interpolation, alpha: alpha)
    )
    return (mark, try optionalString(label, "label"))
  }
}

@c @implementation
public func keisen_series_create_image(
  _ space: Handle, _ image: Handle, _ options: In<keisen_image_options>, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    let (mark, label) = try read(options).mark(try borrow(image, as: .image))
    return try ImageSeries(mark, in: try borrow(space, as: .space), label: label)
  }
}

@c @implementation
public func keisen_chart_add_image(
  _ chart: Handle, _ image: Handle, _ options: In<keisen_image_options>, _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    let (mark, label) = try read(options).mark(try borrow(image, as: .image))
    return try ImageSeries(mark, in: space, label: label)
  }
}

@c @implementation
public func keisen_series_set_image(
  _ series: Handle, _ image: Handle, _ options: In<keisen_image_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let (mark, label) = try read(options).mark(try borrow(image, as: .image))
    let series = try borrow(series, as: ImageSeries.self)
    try series.change(label: label) { $0 = mark }
  }
}
