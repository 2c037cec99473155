import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Rectangles over each other, which are drawn one by one where they are few, else as what they are
/// on each pixel.
package struct RectanglePile {
  /// What a box is painted in.
  private struct Appearance: BitwiseCopyable {
    var radii: SIMD4<Float>
    var border: Float
    /// Multiplied by alpha.
    var color: SIMD4<Float>
  }

  private let cells: ShapeCells?
  private let few: Int
  /// Those that are few.
  private var rectangles: [Rectangle] = []
  /// Sides of boxes in pixels of the plot, left, top, right and bottom, and how they look.
  private var sides: [SIMD4<Float>] = []
  private var appearances: [Appearance] = []

  /// Whether they are painted on pixels.
  var isPainted: Bool { !sides.isEmpty }

  /// Rectangles up to which they are drawn one by one in any frame.
  private static let few = 1 << 12

  /// Makes an empty one, which is painted on pixels when it has more than a quarter of the frame's
  /// `directRows`, more than its `keptShapes`, and more than 4,096.
  package init(_ frame: FrameContext, in list: DisplayList) {
    let few = max(Self.few, frame.directRows / 4, frame.keptShapes)
    self.init(few: few, ShapeCells(frame, in: list))
  }

  private init(few: Int, _ cells: ShapeCells?) { (self.few, self.cells) = (few, cells) }

  /// Numbers whose rectangles a thread makes at once.
  private static let chunk = 1 << 14

  /// Puts the rectangles of some numbers on top, in their order.
  ///
  /// - Parameters:
  ///   - numbers: As rows.
  ///   - body: Puts those of some numbers on top of a pile; called by several threads where they
  ///     are many.
  /// - Returns: What `body` returned, in the order of the numbers.
  package mutating func add<Part>(
    _ numbers: Range<Int>,
    _ body: (Range<Int>, inout RectanglePile) -> Part
  ) -> [Part] {
    let cells = cells
    guard cells != nil, numbers.count > few else { return [body(numbers, &self)] }
    let count = (numbers.count + Self.chunk - 1) / Self.chunk
    var parts = [(pile: RectanglePile, part: Part)?](repeating: nil, count: count)
    parts.withUnsafeMutableBufferPointer { parts in
      nonisolated(unsafe) let parts = parts
      WorkerPool.shared.run(count) { index in
        let first = numbers.lowerBound + index * Self.chunk
        var pile = RectanglePile(few: 0, cells)
        let part = body(first..<min(first + Self.chunk, numbers.upperBound), &pile)
        parts[index] = (pile, part)
      }
    }
    for part in parts { if let part { add(part.pile) } }
    return parts.compactMap { $0?.part }
  }

  /// Puts a rectangle on top, filled with one colour.
  package mutating func add(_ rectangle: Rectangle) {
    guard let cells, isPainted || rectangles.count >= few else {
      rectangles.append(rectangle)
      return
    }
    if !isPainted {
      for earlier in rectangles { add(earlier, on: cells) }
      rectangles = []
    }
    add(rectangle, on: cells)
  }

  /// Puts all of another pile on top.
  mutating func add(_ other: RectanglePile) {
    if let cells, other.isPainted, !isPainted {
      for earlier in rectangles { add(earlier, on: cells) }
      rectangles = []
    }
    for rectangle in other.rectangles { add(rectangle) }
    sides += other.sides
    appearances += other.appearances
  }

  /// Notes in a record that rectangles are painted on pixels, where they are.
  package func note(in record: inout SeriesRecord) {
    guard isPainted else { return }
    if record.tier != .summary { record.tier = .coverage }
    record.boundChannel = ShapeCells.boundChannel
  }

  private mutating func add(_ rectangle: Rectangle, on cells: ShapeCells) {
    if case .color(let color)? = rectangle.fill {
      add(rectangle, grownBy: 0, border: 0, color, cells)
    }
    guard let border = rectangle.border, border.width > 0 else { return }
    add(rectangle, grownBy: border.width / 2, border: border.width, border.color, cells)
  }

  private mutating func add(
    _ rectangle: Rectangle,
    grownBy growth: Double,
    border: Double,
    _ color: Color,
    _ cells: ShapeCells
  ) {
    let rect = rectangle.rect
    guard color.alpha > 0, rect.width >= 0, rect.height >= 0 else { return }
    let low = cells.pixel(at: SIMD2(rect.minX - growth, rect.minY - growth))
    let high = cells.pixel(at: SIMD2(rect.maxX + growth, rect.maxY + growth))
    guard low.x < high.x, low.y < high.y else { return }
    let radii = growth > 0 ? rectangle.radii.grown(by: growth) : rectangle.radii
    let all = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    sides.append(SIMD4(lowHalf: low, highHalf: high))
    appearances.append(
      Appearance(
        radii: SIMD4<Float>(all * cells.pixelRatio),
        border: Float(border * cells.pixelRatio),
        color: color.premultiplied
      )
    )
  }

  /// Draws them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(into list: inout DisplayList) throws(KeisenError) {
    guard let cells, isPainted else {
      for rectangle in rectangles { list.draw(.rectangle(rectangle)) }
      return
    }
    try cells.draw(into: &list) { band in
      sides.withUnsafeBufferPointer { sides in
        appearances.withUnsafeBufferPointer { appearances in
          for index in sides.indices.reversed() {
            let (low, high) = (sides[index].lowHalf, sides[index].highHalf)
            guard band.isOpen(low, high) else { continue }
            let appearance = appearances[index]
            let box = ShapeBox(
              low: low,
              high: high,
              radii: appearance.radii,
              border: appearance.border
            )
            let layer = UInt32(truncatingIfNeeded: index &+ 1)
            band.paint(box, LayerPixel.Paint(color: appearance.color, layer: layer))
          }
        }
      }
    }
  }
}
