import CKeisen
import Keisen

extension keisen_color_scale_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> ColorScale.Style {
    let map = try colorMap()
    return ColorScale.Style(
      map: reversed ? (map ?? .viridis).reversed : map,
      missing: missing.chosen ?? .clear,
      below: below.chosen,
      above: above.chosen
    )
  }

  private func colorMap() throws(KeisenError) -> ColorMap? {
    if let function { return try ColorMap(function, context) }
    let count = try count(color_count, "color_count")
    guard count > 0 else {
      return map == KEISEN_COLOR_MAP_AUTOMATIC ? nil : try ColorMap(map)
    }
    guard let colors else {
      throw KeisenError(.invalidArgument, "colors is NULL, but color_count is \(count)")
    }
    // Before so many are read.
    guard count <= 65_536 else {
      throw KeisenError(.invalidArgument, "color_count must be at most 65536, got \(count)")
    }
    return try ColorMap((0..<count).map { Color(colors[$0]) })
  }
}

extension ColorMap {
  /// Asks a function of the caller's for the colours.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it fails, or a component is NaN or not in
  ///   0...1.
  fileprivate init(
    _ function: keisen_color_function, _ context: UnsafeMutableRawPointer?
  ) throws(KeisenError) {
    var colors = [keisen_color](repeating: .automatic, count: Self.count)
    let status = function(Self.fractions, Self.count, &colors, context)
    guard status == KEISEN_OK else { throw CallbackContext.failure("function", status) }
    try self.init(samples: colors.map { SIMD4($0.red, $0.green, $0.blue, $0.alpha) })
  }

  /// Reads a map.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ map: keisen_color_map) throws(KeisenError) {
    switch map {
    case KEISEN_COLOR_MAP_VIRIDIS: self = .viridis
    case KEISEN_COLOR_MAP_MAGMA: self = .magma
    case KEISEN_COLOR_MAP_INFERNO: self = .inferno
    case KEISEN_COLOR_MAP_PLASMA: self = .plasma
    case KEISEN_COLOR_MAP_CIVIDIS: self = .cividis
    case KEISEN_COLOR_MAP_TURBO: self = .turbo
    case KEISEN_COLOR_MAP_TWILIGHT: self = .twilight
    case KEISEN_COLOR_MAP_GREYS: self = .greys
    case KEISEN_COLOR_MAP_COOLWARM: self = .coolwarm
    case KEISEN_COLOR_MAP_RDBU: self = .rdbu
    default: throw KeisenError(.invalidArgument, "color map \(map.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_color_scale_create(
  _ projection: Handle, _ options: In<keisen_color_scale_options>, _ color_scale: Out<Handle>
) -> keisen_status {
  create(color_scale, as: .colorScale) { () throws(KeisenError) in
    ColorScale(
      projection: try borrowOptional(projection, as: .projection) ?? Projection(),
      style: try read(options).style()
    )
  }
}

@c @implementation
public func keisen_color_scale_set_options(
  _ color_scale: Handle, _ options: In<keisen_color_scale_options>
) -> keisen_status {
  with(color_scale, as: .colorScale) { (scale) throws(KeisenError) in
    scale.style = try read(options).style()
  }
}

@c @implementation
public func keisen_color_scale_get_colors(
  _ color_scale: Handle, _ values: In<Double>, _ count: Int, _ colors: Out<keisen_color>
) -> keisen_status {
  with(color_scale, as: .colorScale) { (scale) throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    let colors = try require(colors, "colors")
    guard count > 0 else { return }
    guard let values else {
      throw KeisenError(.invalidArgument, "values is NULL, but count is \(count)")
    }
    let found = try scale.colors(of: Array(UnsafeBufferPointer(start: values, count: count)))
    for (index, color) in found.enumerated() { colors[index] = keisen_color(color) }
  }
}

@c @implementation
public func keisen_color_scale_get_projection(
  _ color_scale: Handle, _ projection: Out<Handle>
) -> keisen_status {
  create(projection, as: .projection, try borrow(color_scale, as: .colorScale).projection)
}
