import KeisenPrimitives

extension Space {
  /// How angles and radii become places on a disc.
  ///
  /// The disc is round and the largest in the middle of the plot. The range of angles goes once
  /// around it: both its ends stand at `start`, and on a category scale the first name does. The
  /// range of radii goes from the hole to the rim; what is below it stands at the hole's edge, what
  /// is beyond it is cut off.
  public struct Polar: Hashable, Sendable {
    /// The shape of grid lines at radii.
    public enum GridShape: Int32, Hashable, Sendable, CaseIterable {
      /// Circles.
      case circles = 0
      /// Straight from spoke to spoke, as in radar charts.
      case polygons = 1
    }

    /// How lines and areas go from row to row.
    public enum Path: Int32, Hashable, Sendable, CaseIterable {
      /// Straight on the disc.
      case straight = 0
      /// Along the angle, the radius changing steadily: the nearer way around.
      case alongAngle = 1
    }

    /// Where the range of angles begins, in degrees clockwise from 12 o'clock.
    public var start: Double
    /// Whether angles grow clockwise.
    public var isClockwise: Bool
    /// Radius of the hole as a part of the disc's, from 0 to less than 1.
    public var innerRadius: Double
    /// The shape of grid lines at radii.
    public var gridShape: GridShape
    /// How lines and areas go from row to row.
    public var path: Path
    /// Whether the last row of lines and areas is joined with the first.
    public var isClosed: Bool

    /// Makes a disc whose angles grow clockwise from 12 o'clock.
    public init(
      start: Double = 0,
      isClockwise: Bool = true,
      innerRadius: Double = 0,
      gridShape: GridShape = .circles,
      path: Path = .straight,
      isClosed: Bool = false
    ) {
      (self.start, self.isClockwise, self.innerRadius) = (start, isClockwise, innerRadius)
      (self.gridShape, self.path, self.isClosed) = (gridShape, path, isClosed)
    }

    /// Checks what a caller chose.
    ///
    /// - Throws: `KeisenError` with code `.invalidArgument`.
    func validate() throws(KeisenError) {
      try requireFinite(start, "start")
      guard innerRadius >= 0, innerRadius < 1 else {
        throw .invalidArgument("inner radius must be at least 0 and below 1, got \(innerRadius)")
      }
    }
  }

  /// Checks that it is not polar.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when it is.
  package func requireCartesian(for name: String) throws(KeisenError) {
    guard polar == nil else {
      throw KeisenError(.unsupported, "\(name) can't be drawn in a polar space")
    }
  }

  /// Checks that it is polar.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when it is not.
  package func requirePolar(for name: String) throws(KeisenError) {
    guard polar != nil else {
      throw KeisenError(.unsupported, "\(name) can be drawn in a polar space only")
    }
  }
}
