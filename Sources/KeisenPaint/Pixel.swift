/// A pixel, of the layer or beside it, counted from the top left one.
struct Pixel: Hashable, Sendable {
  var x: Int
  var y: Int
}
