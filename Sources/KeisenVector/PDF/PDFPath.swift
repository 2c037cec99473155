import KeisenPrimitives

/// Writes the steps of a path as operators of a PDF's content.
///
/// Viewers may move sides that are level or upright to whole pixels and make them as wide as these,
/// as Acrobat and poppler do. Where a picture of pixels has its sides there anyway that changes
/// nothing. All others are made to lean by a hundredth of a point or less, which keeps them where
/// they are.
final class PDFPath: PathTarget {
  private static let lean = 0.01

  private let buffer: DocumentBuffer
  private let pixelRatio: Double
  private let width: Double?
  private var place = SIMD2<Double>.zero
  private var isBare = false

  /// Makes a path.
  ///
  /// - Parameters:
  ///   - buffer: Where it is written.
  ///   - pixelRatio: Device pixels per point of a picture of pixels.
  ///   - width: How wide a stroke along it is, in points; nil where it is filled.
  init(_ buffer: DocumentBuffer, pixelRatio: Double, strokedBy width: Double?) {
    self.buffer = buffer
    self.pixelRatio = pixelRatio
    self.width = width
  }

  func move(to point: SIMD2<Double>) {
    finish()
    append(point, "m\n")
    isBare = true
  }

  func line(to point: SIMD2<Double>) {
    var end = point
    if let width {
      func lies(at middle: Double) -> Bool {
        isWhole(middle - width / 2) && isWhole(middle + width / 2)
      }
      if point.x == place.x, point.y != place.y, !lies(at: point.x) {
        end.x += Self.lean / 2
      } else if point.y == place.y, point.x != place.x, !lies(at: point.y) {
        end.y += Self.lean / 2
      }
    }
    append(end, "l\n")
    place = point
    isBare = false
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    append(first, "")
    append(second, "")
    append(point, "c\n")
    isBare = false
  }

  func close() {
    buffer.append("h\n")
    isBare = false
  }

  func addRect(_ rect: Rect, radii: CornerRadii) {
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard width == nil, radii.isZero, !sides.allSatisfy(isWhole) else {
      return addRectangle(rect, radii: radii)
    }
    let (near, far) = (Self.lean, 1.2 * Self.lean)
    addPolygon([
      SIMD2(rect.minX + near, rect.minY + far), SIMD2(rect.maxX - far, rect.minY + near),
      SIMD2(rect.maxX - near, rect.maxY - far), SIMD2(rect.minX + far, rect.maxY - near),
    ])
  }

  /// Ends the path: a contour of one point becomes a dot.
  func finish() {
    guard isBare else { return }
    append(place, "l\n")
    isBare = false
  }

  /// Whether a position is on a border between pixels.
  private func isWhole(_ position: Double) -> Bool {
    let pixels = position * pixelRatio
    return abs(pixels - pixels.rounded()) < 0.01
  }

  private func append(_ point: SIMD2<Double>, _ command: String) {
    buffer.append(point.x)
    buffer.append(byte: 0x20)
    buffer.append(point.y)
    buffer.append(byte: 0x20)
    buffer.append(command)
    place = point
  }
}
