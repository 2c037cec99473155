import KeisenPrimitives

/// Many small shapes of one kind, each drawn over those before it.
///
/// All have one size and colour, or each has its own. They stand on their positions with their
/// centres of area. A position that is not finite, and a size that is not above 0, is no marker.
public struct Markers: Sendable {
  /// Where the markers stand, in points.
  public var positions: VertexBuffer
  /// What they look like.
  public var shape: MarkerShape
  /// How large they are.
  public var size: Size
  /// What fills them.
  public var fill: Fill
  /// A line of another colour along the inside of the outline, or nil.
  public var border: Border?

  /// The diameter of the circle that covers as much as a marker, in points.
  public enum Size: Sendable {
    /// Of all.
    case one(Double)
    /// Of each: as many as there are positions.
    case each(GrowingBuffer<Float>)
  }

  /// The colour that fills a marker.
  public enum Fill: Sendable {
    /// Of all.
    case one(Color)
    /// Of each: as many as there are positions.
    case each(GrowingBuffer<MarkerColor>)
  }

  /// A line along the inside of the outline.
  public struct Border: Hashable, Sendable {
    /// Width, in points; a marker that has no room for it is all border.
    public var width: Double
    /// Its colour, with alpha of its own.
    public var color: Color

    /// Makes a border.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// Makes markers.
  ///
  /// - Precondition: Sizes and colours, where each marker has its own, are as many as positions.
  public init(
    positions: VertexBuffer,
    shape: MarkerShape,
    size: Size,
    fill: Fill,
    border: Border? = nil
  ) {
    (self.positions, self.shape, self.size, self.fill) = (positions, shape, size, fill)
    self.border = border
    if case .each(let sizes) = size {
      precondition(sizes.count == positions.count, "\(sizes.count) sizes")
    }
    if case .each(let colors) = fill {
      precondition(colors.count == positions.count, "\(colors.count) colours")
    }
  }

  /// Number of markers.
  public var count: Int { positions.count }
}

/// Red, green, blue and alpha of one of many markers, 16 bits each: sRGB, straight alpha, 65535 is
/// 1.
public typealias MarkerColor = SIMD4<UInt16>

extension MarkerColor {
  /// Takes the nearest to a colour.
  public init(_ color: Color) {
    // Whatever has been written into the components since the colour was made.
    let clean = Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    let channels = SIMD4<Float>(clean.red, clean.green, clean.blue, clean.alpha) * 65535
    self = SIMD4<UInt16>(channels, rounding: .toNearestOrEven)
  }

  /// Takes red, green, blue and alpha of 8 bits as they lie in memory.
  package init(bytes: UInt32) {
    let channels = SIMD4<UInt32>(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24) & 255
    self = SIMD4<UInt16>(truncatingIfNeeded: channels &* SIMD4<UInt32>(repeating: 257))
  }

  /// The first three multiplied by alpha, in 0...1.
  @inlinable
  package var premultiplied: SIMD4<Float> {
    let channels = SIMD4<Float>(Float(x), Float(y), Float(z), Float(w)) * (1 / 65535)
    var color = channels * channels.w
    color.w = channels.w
    return color
  }
}

extension Color {
  /// Takes the colour of a marker.
  package init(_ color: MarkerColor) {
    let channels = SIMD4<Float>(color) / 65535
    self.init(red: channels.x, green: channels.y, blue: channels.z, alpha: channels.w)
  }
}
