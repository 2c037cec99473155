/// What gestures have done so far, in both dimensions: how far the content was moved and how much
/// it was enlarged.
///
/// From the plot's centre, in fractions of the plot, to the right and up, what was at v is shown at
/// (v + translation)·scale.
public struct GestureState: Hashable, Sendable {
  /// The state along one dimension.
  public struct Part: Hashable, Sendable {
    /// How far the content was moved, in plots of scale 1, to the right or up.
    public var translation: Double
    /// How much it was enlarged; positive.
    public var scale: Double

    /// Makes a state.
    public init(translation: Double = 0, scale: Double = 1) {
      self.translation = translation
      self.scale = scale
    }
  }

  /// To the right.
  public var x: Part
  /// Up.
  public var y: Part

  /// Makes a state.
  public init(x: Part = Part(), y: Part = Part()) {
    self.x = x
    self.y = y
  }

  /// Nothing done: no translation, scale 1.
  public static let neutral = GestureState()

  /// The state along one dimension.
  public subscript(dimension: Dimension) -> Part {
    get { dimension == .x ? x : y }
    set {
      if dimension == .x { x = newValue } else { y = newValue }
    }
  }
}

extension GestureState.Part {
  /// The scales and the translations there can be: beyond them a gesture changes nothing more.
  static let scales = 0x1p-40...0x1p40
  static let translations = -0x1p40...0x1p40

  /// Moves the content by a fraction of the plot.
  mutating func move(by fraction: Double) {
    translation = Self.translations.nearest(to: translation + fraction / scale)
  }

  /// Enlarges the content about a place that stays.
  ///
  /// - Parameters:
  ///   - factor: Positive.
  ///   - pivot: The place, in fractions of the plot from its centre.
  mutating func zoom(by factor: Double, about pivot: Double) {
    let wider = Self.scales.nearest(to: scale * factor)
    translation = Self.translations.nearest(to: translation + (pivot / wider - pivot / scale))
    scale = wider
  }
}

extension ClosedRange<Double> {
  /// All numbers.
  static let all = -Double.infinity...Double.infinity

  /// Returns the value of the range that is nearest to another one; its lower end for NaN.
  func nearest(to value: Double) -> Double {
    value >= lowerBound ? Swift.min(value, upperBound) : lowerBound
  }

  /// Returns what two ranges share; where that is nothing, the end of this one that is nearer to
  /// the other one.
  func narrowed(to other: ClosedRange<Double>) -> ClosedRange<Double> {
    nearest(to: other.lowerBound)...nearest(to: other.upperBound)
  }
}
