import KeisenDrawing

extension Markers {
  /// What a channel of 11 bits, a half float between 1/2 and 1, takes up whole: with less of it a blend stops within
  /// 1/512 of the colour, or half of a value of 255.
  static let leastAlpha = 1.0 / 8
  /// Blends of which each errs by 1/16 of a value of 255 that don't show.
  static let fewBlends = 8

  /// Whether some are so faint that half floats would lose what they add.
  func areFaint(pixelRatio: Double) -> Bool {
    guard count > Self.fewBlends else { return false }
    defer { withExtendedLifetime(self) {} }
    var alpha = 1.0
    switch fill {
    case .one(let color): alpha = Double(color.alpha)
    case .each(let colors): alpha = Double(Self.leastAlpha(of: colors.elements)) / 65535
    }
    var diameter = 0.0
    switch size {
    case .one(let one): diameter = one
    case .each(let sizes): diameter = Double(Self.leastSize(of: sizes.elements))
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
    let least = border.map { min(alpha, Double($0.color.alpha)) } ?? alpha
    return least * MarkerLengths(shape, diameter: diameter).opacity < leastAlpha
  }

  /// The least alpha that is not 0.
  private static func leastAlpha(of colors: UnsafeBufferPointer<MarkerColor>) -> UInt16 {
    var least = UInt16.max
    // 0 becomes the greatest.
    for index in colors.indices { least = min(least, colors[index].w &- 1) }
    return least == .max ? .max : least + 1
  }

  /// The least size above 0, or an infinite one.
  private static func leastSize(of sizes: UnsafeBufferPointer<Float>) -> Float {
    var least = Float.infinity
    for index in sizes.indices {
      let size = sizes[index]
      least = size > 0 && size < least ? size : least
    }
    return least
  }
}

extension KeptMarkers {
  /// Whether some are so faint that half floats would lose what they add.
  func areFaint(pixelRatio: Double) -> Bool {
    guard count > Markers.fewBlends else { return false }
    var alpha = 1.0
    switch fill {
    case .one(let color): alpha = Double(color.alpha)
    case .each(_, let least): alpha = least
    }
    var diameter = 0.0
    switch size {
    case .one(let one): diameter = one
    case .each(_, let least): diameter = least
    }
    return Markers.areFaint(alpha, border, shape, diameter: diameter * pixelRatio)
  }
}
