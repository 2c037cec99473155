import KeisenDrawing

extension Markers {
  /// What a channel of 11 bits, a half float between 1/2 and 1, takes up whole: with less of it a
  /// blend stops within 1/512 of the colour, or half of a value of 255.
  static let minAlpha = 1.0 / 8
  /// Blends of which each errs by 1/16 of a value of 255 that don't show.
  static let fewBlends = 8

  /// Whether some are so faint that half floats would lose what they add.
  func areFaint(pixelRatio: Double) -> Bool {
    guard count > Self.fewBlends else { return false }
    defer { withExtendedLifetime(self) {} }
    var alpha = 1.0
    switch fill {
    case .one(let color): alpha = Double(color.alpha)
    case .each(let colors): alpha = Double(Self.minAlpha(of: colors.elements)) / 65535
    }
    var diameter = 0.0
    switch size {
    case .one(let one): diameter = one
    case .each(let sizes): diameter = Double(Self.minSize(of: sizes.elements))
    }
    return Self.areFaint(alpha, border, shape, diameter: diameter * pixelRatio)
  }

  /// Whether markers of an alpha and a diameter are so faint.
  fileprivate static func areFaint(
    _ alpha: Double,
    _ border: Border?,
    _ shape: MarkerShape,
    diameter: Double
  ) -> Bool {
    guard diameter > 0 else { return false }
    let minimum = border.map { min(alpha, Double($0.color.alpha)) } ?? alpha
    return minimum * MarkerLengths(shape, diameter: diameter).opacity < minAlpha
  }

  /// The least alpha that is not 0.
  private static func minAlpha(of colors: UnsafeBufferPointer<MarkerColor>) -> UInt16 {
    var minimum = UInt16.max
    // 0 becomes the greatest.
    for index in colors.indices { minimum = min(minimum, colors[index].w &- 1) }
    return minimum == .max ? .max : minimum + 1
  }

  /// The least size above 0, or an infinite one.
  private static func minSize(of sizes: UnsafeBufferPointer<Float>) -> Float {
    var minimum = Float.infinity
    for index in sizes.indices {
      let size = sizes[index]
      minimum = size > 0 && size < minimum ? size : minimum
    }
    return minimum
  }
}

extension KeptMarkers {
  /// Whether some are so faint that half floats would lose what they add.
  func areFaint(pixelRatio: Double) -> Bool {
    guard count > Markers.fewBlends else { return false }
    var alpha = 1.0
    switch fill {
    case .one(let color): alpha = Double(color.alpha)
    case .each(_, let minimum): alpha = minimum
    }
    var diameter = 0.0
    switch size {
    case .one(let one): diameter = one
    case .each(_, let minimum): diameter = minimum
    }
    return Markers.areFaint(alpha, border, shape, diameter: diameter * pixelRatio)
  }
}
