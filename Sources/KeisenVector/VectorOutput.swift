import KeisenDrawing
import KeisenPrimitives

/// A kind of document while it is written: takes what a display list draws, back to front.
protocol VectorOutput: AnyObject {
  associatedtype Path: PathTarget

  /// Draws what follows within a shape, or on the whole picture with nil.
  func clip(to clip: Clip?)
  /// Fills a path with one blend.
  func fill(_ fill: Fill, isEvenOdd: Bool, _ path: (Path) -> Void)
  /// Strokes a path with one blend; a contour of one point is a dot where caps are round.
  func stroke(_ stroke: Stroke, _ path: (Path) -> Void)
  /// Draws a picture into a rectangle.
  func draw(_ image: Image, in rect: Rect) throws(KeisenError)
  /// Writes a text.
  func draw(_ run: GlyphRun)
  /// Defines a marker around (0, 0).
  ///
  /// - Parameters:
  ///   - figure: Its shape.
  ///   - fill: The colour of those that are placed with none of their own.
  func beginMarkers(_ figure: MarkerFigure, fill: Color)
  /// Draws the marker at a place.
  func placeMarker(at place: SIMD2<Double>, scale: Double, fill: Color?)
  /// Ends what `beginMarkers` began.
  func endMarkers()
}
