import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenText

@testable import KeisenVector

/// A picture of 40 x 20 points with a clear background.
func emptyList(pixelRatio: Double = 1) -> DisplayList {
  DisplayList(size: Size(width: 40, height: 20), pixelRatio: pixelRatio, background: .clear)
}

/// Returns the lines that a list's SVG has for what is drawn.
func svgLines(_ list: DisplayList, fonts: VectorFonts = .named) throws -> [String] {
  let output = SVGOutput(list, VectorDocument(), fonts: fonts)
  try list.write(to: output, drawingLayersBy: RasterRenderer())
  let lines = contents(of: try output.finish()).split(separator: "\n")
  return lines.dropFirst().dropLast().map(String.init)
}

/// Returns the lines that a list's PDF has for what is drawn.
func pdfLines(_ list: DisplayList) throws -> [String] {
  let output = try PDFOutput(list, VectorDocument())
  try list.write(to: output, drawingLayersBy: RasterRenderer())
  let lines = contents(of: output.content).split(separator: "\n")
  return lines.dropFirst().map(String.init)
}

/// Returns a document's bytes.
func byteArray(of document: ByteBuffer) -> [UInt8] { document.withUnsafeBytes { [UInt8]($0) } }

/// Returns a document as text; what is no UTF-8 is replaced.
func contents(of document: ByteBuffer) -> String {
  String(decoding: byteArray(of: document), as: UTF8.self)
}

/// Returns what was written until now as text.
func contents(of buffer: DocumentBuffer) -> String {
  buffer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
}

/// Returns a polyline of vertices, in runs that start at some of them.
func polyline(
  _ points: [(Float, Float)],
  starts: [Int] = [0],
  _ stroke: Stroke
) throws -> Polyline {
  let vertices = VertexBuffer()
  for point in points { try vertices.append(SIMD2(point.0, point.1)) }
  return Polyline(vertices: vertices, runStarts: starts + [points.count], stroke: stroke)
}

/// Returns markers at places.
func markers(
  _ points: [(Float, Float)],
  size: Markers.Size = .one(4),
  fill: Markers.Fill = .one(.black),
  border: Markers.Border? = nil
) throws -> Markers {
  let positions = VertexBuffer()
  for point in points { try positions.append(SIMD2(point.0, point.1)) }
  return Markers(positions: positions, shape: .square, size: size, fill: fill, border: border)
}

/// Returns elements in a buffer.
func buffer<Element: BitwiseCopyable>(_ elements: [Element]) throws -> GrowingBuffer<Element> {
  let buffer = GrowingBuffer<Element>()
  for element in elements { try buffer.append(element) }
  return buffer
}

/// Keeps the steps of a path.
final class RecordedPath: PathTarget {
  private(set) var contours: [[SIMD2<Double>]] = []

  func move(to point: SIMD2<Double>) { contours.append([point]) }

  func line(to point: SIMD2<Double>) { add(point) }

  /// Adds a curve as many short lines.
  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    guard let start = contours.last?.last else { return }
    for step in 1...64 {
      let t = Double(step) / 64
      let s = 1 - t
      var place = start * (s * s * s)
      place += first * (3 * s * s * t)
      place += second * (3 * s * t * t)
      place += point * (t * t * t)
      add(place)
    }
  }

  func close() {}

  /// The area of each contour.
  var areas: [Double] {
    contours.map { contour in
      var area = 0.0
      for (index, point) in contour.enumerated() {
        let next = contour[(index + 1) % contour.count]
        area += (point.x * next.y - next.x * point.y) / 2
      }
      return abs(area)
    }
  }

  private func add(_ point: SIMD2<Double>) {
    if !contours.isEmpty { contours[contours.count - 1].append(point) }
  }
}
