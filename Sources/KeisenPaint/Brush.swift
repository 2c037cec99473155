import KeisenPrimitives

/// What a stroke paints with.
///
/// Half the diameter, its whole part, is the radius r of a disc of pixels: those with dx² + dy² -
/// max(|dx|, |dy|) < r² about the middle one, 2r + 1 across, which is the filled circle of the
/// midpoint algorithm. With a radius of 0 it is one pixel.
public struct Brush: Hashable, Sendable {
  /// The largest diameter, in pixels.
  public static let largestDiameter = 65_536.0

  /// What it paints, laid over what is there; an eraser takes its opacity alone.
  ///
  /// No component is NaN; those outside of 0...1 are clamped.
  public var color: Color
  /// Diameter in pixels of the layer: above 0 and at most `largestDiameter`.
  public var diameter: Double
  /// Whether it takes paint away, all of it where the colour is opaque, instead of laying some over
  /// it.
  public var isEraser: Bool

  /// Makes a brush.
  public init(color: Color = .black, diameter: Double = 8, isEraser: Bool = false) {
    self.color = color
    self.diameter = diameter
    self.isEraser = isEraser
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
    for (name, component) in [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ] where component.isNaN {
      throw .invalidArgument("\(name) of the brush's color must be a number, got \(component)")
    }
    guard diameter > 0, diameter <= Self.largestDiameter else {
      throw .invalidArgument(
        "brush diameter must be above 0 and at most \(Int(Self.largestDiameter)), got \(diameter)"
      )
    }
  }

  /// Radius in pixels, of a brush that is valid.
  var radius: Int { Int(diameter / 2) }
}
