import KeisenDrawing

extension CustomMarker: Describable, DescribedObject {
  /// How many points its outline has and how far it goes from its anchor, for a circle of diameter
  /// 1.
  package var described: Described {
    Described(
      "custom_marker",
      nil,
      ["points": pointCount, "low": [low.x, low.y], "high": [high.x, high.y], "reach": reach]
    )
  }
}
