import KeisenDrawing
import KeisenPrimitives

/// The coverage of an envelope: that of its nearest interval.
struct ReferenceEnvelope {
  /// What the colour's alpha is multiplied by: a line thinner than a pixel fades.
  let opacity: Double
  private let half: Double
  private var intervals: [(x: Double, low: Double, high: Double)] = []

  init?(_ envelope: Envelope, _ ratio: Double) {
    let width = envelope.width * ratio
    let (first, step) = (envelope.firstMiddle * ratio, envelope.step * ratio)
    guard width > 0, first.isFinite, step > 0, step.isFinite else { return nil }
    opacity = min(width, 1)
    half = max(width, 1) / 2
    for column in 0..<envelope.columnCount {
      let (start, end) = (
        envelope.columnStarts.elements[column], envelope.columnStarts.elements[column + 1]
      )
      for interval in envelope.intervals.elements[Int(start)..<Int(end)] {
        let (low, high) = (Double(interval.x) * ratio, Double(interval.y) * ratio)
        guard low.isFinite, high.isFinite, low <= high else { continue }
        intervals.append((first + Double(column) * step, low, high))
      }
    }
  }

  func coverage(_ pixel: SIMD2<Double>) -> Double {
    var square = Double.infinity
    for interval in intervals {
      let across = pixel.x - interval.x
      let beyond = max(interval.low - pixel.y, pixel.y - interval.high, 0)
      square = min(square, across * across + beyond * beyond)
    }
    return saturated(half + 0.5 - square.squareRoot())
  }
}
