/// Writes the steps of a path as operators of a PDF's content.
final class PDFPath: PathTarget {
  private let buffer: DocumentBuffer
  private var place = SIMD2<Double>.zero
  private var isBare = false

  init(_ buffer: DocumentBuffer) {
    self.buffer = buffer
  }

  func move(to point: SIMD2<Double>) {
    finish()
    append(point)
    buffer.append("m\n")
    place = point
    isBare = true
  }

  func line(to point: SIMD2<Double>) {
    append(point)
    buffer.append("l\n")
    isBare = false
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    append(first)
    append(second)
    append(point)
    buffer.append("c\n")
    isBare = false
  }

  func close() {
    buffer.append("h\n")
    isBare = false
  }

  /// Ends the path: a contour of one point becomes a dot.
  func finish() {
    guard isBare else { return }
    append(place)
    buffer.append("l\n")
    isBare = false
  }

  private func append(_ point: SIMD2<Double>) {
    buffer.append(point.x)
    buffer.append(byte: 0x20)
    buffer.append(point.y)
    buffer.append(byte: 0x20)
  }
}
