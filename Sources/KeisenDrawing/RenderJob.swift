import KeisenPrimitives

/// A list to draw, and where.
public struct RenderJob: Sendable {
  /// What to draw.
  public var list: DisplayList
  /// Pixels of exactly the list's pixel size; all of them are overwritten.
  public var target: PixelBuffer

  /// Makes a job.
  public init(_ list: DisplayList, into target: PixelBuffer) {
    self.list = list
    self.target = target
  }
}
