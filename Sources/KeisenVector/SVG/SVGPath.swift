/// Writes the steps of a path as the data of an SVG path: relative, in whole thousandths, so that
/// no error adds up.
final class SVGPath: PathTarget {
  private let buffer: DocumentBuffer
  private var (x, y): (Int64, Int64) = (0, 0)
  private var (startX, startY): (Int64, Int64) = (0, 0)
  /// The command that would be understood without being written; 0 for none.
  private var pending: UInt8 = 0
  private var isFirst = true
  /// Whether the contour has its first point alone.
  private var isBare = false

  init(_ buffer: DocumentBuffer) {
    self.buffer = buffer
  }

  func move(to point: SIMD2<Double>) {
    finishDot()
    let (newX, newY) = Self.rounded(point)
    if isFirst {
      buffer.append("M")
      buffer.append(thousandths: newX)
      append(newY)
      isFirst = false
    } else {
      buffer.append("m")
      buffer.append(thousandths: newX - x)
      append(newY - y)
    }
    (x, y, startX, startY) = (newX, newY, newX, newY)
    pending = 0
    isBare = true
  }

  func line(to point: SIMD2<Double>) {
    let (newX, newY) = Self.rounded(point)
    isBare = false
    if newX == x, newY != y {
      begin(0x76)
      buffer.append(thousandths: newY - y)
      pending = 0
    } else if newY == y {
      begin(0x68)
      buffer.append(thousandths: newX - x)
      pending = 0
    } else {
      if begin(0x6C) { buffer.append(thousandths: newX - x) } else { append(newX - x) }
      append(newY - y)
    }
    (x, y) = (newX, newY)
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    let (firstX, firstY) = Self.rounded(first)
    let (secondX, secondY) = Self.rounded(second)
    let (newX, newY) = Self.rounded(point)
    isBare = false
    if begin(0x63) { buffer.append(thousandths: firstX - x) } else { append(firstX - x) }
    for step in [firstY - y, secondX - x, secondY - y, newX - x, newY - y] { append(step) }
    (x, y) = (newX, newY)
  }

  func close() {
    buffer.append("z")
    (x, y) = (startX, startY)
    pending = 0
    isBare = false
  }

  /// Ends the data: a contour of one point becomes a dot.
  func finish() { finishDot() }

  private func finishDot() {
    if isBare { buffer.append("h0") }
    isBare = false
  }

  /// Writes a command where it is not understood; returns whether it did.
  @discardableResult
  private func begin(_ command: UInt8) -> Bool {
    if pending == command { return false }
    buffer.append(byte: command)
    pending = command
    return true
  }

  /// Writes a number behind another one.
  private func append(_ number: Int64) {
    if number >= 0 { buffer.append(byte: 0x20) }
    buffer.append(thousandths: number)
  }

  private static func rounded(_ point: SIMD2<Double>) -> (Int64, Int64) {
    (DocumentBuffer.thousandths(point.x), DocumentBuffer.thousandths(point.y))
  }
}
