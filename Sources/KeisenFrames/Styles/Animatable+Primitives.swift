import KeisenMotion
import KeisenPrimitives

extension Color: Animatable {
  /// Red, green, blue, each times alpha, and alpha: what renderers blend, so that what fades keeps
  /// its colour.
  ///
  /// Of a colour without alpha red, green and blue are 0. Components beyond 0...1 are clamped when
  /// it is set.
  public var animatableData: SIMD4<Double> {
    get {
      SIMD4(Double(red), Double(green), Double(blue), 1) * Double(alpha)
    }
    set {
      let alpha = newValue.w
      guard alpha > 0 else {
        self = .clear
        return
      }
      self = Color(
        red: Float(newValue.x / alpha),
        green: Float(newValue.y / alpha),
        blue: Float(newValue.z / alpha),
        alpha: Float(alpha)
      )
    }
  }
}

extension Insets: Animatable {
  /// Top, left, bottom and right.
  public var animatableData: SIMD4<Double> {
    get { SIMD4(top, left, bottom, right) }
    set {
      self = Insets(top: newValue.x, left: newValue.y, bottom: newValue.z, right: newValue.w)
    }
  }
}

extension Size: Animatable {
  /// Width and height.
  public var animatableData: SIMD2<Double> {
    get { SIMD2(width, height) }
    set { self = Size(width: newValue.x, height: newValue.y) }
  }
}

extension Point: Animatable {
  /// The two coordinates.
  public var animatableData: SIMD2<Double> {
    get { SIMD2(x, y) }
    set { self = Point(x: newValue.x, y: newValue.y) }
  }
}
