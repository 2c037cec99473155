import KeisenDrawing
import KeisenPrimitives

/// Envelopes drawn by randomMarks, for comparing renderers.
public struct RandomEnvelope {
  /// What the line is like.
  public enum Kind: CaseIterable, Sendable {
    /// A walk: intervals touch, and move a little.
    case walk
    /// Intervals over most of the picture, each by itself.
    case noise
    /// Flat, with a few long intervals.
    case spikes
    /// Steep waves.
    case waves
    /// Columns with no interval or several.
    case gaps
    /// Intervals without height, in some columns.
    case dots
    /// A single column.
    case single
  }

  private var random: SeededGenerator
  private let size: Size

  /// Starts the envelopes that belong to a seed.
  public init(seed: UInt64, size: Size) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  /// Returns an envelope that begins left of the picture and ends right of it, or within.
  public mutating func envelope(
    _ kind: Kind,
    width: Double,
    firstMiddle: Double,
    step: Double,
    color: Color = .black
  ) throws(KeisenError) -> Envelope {
    let columns = kind == .single ? 1 : max(1, Int(number(0.7...1.1) * size.width / step))
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    var place = size.height / 2
    try starts.append(0)
    for column in 0..<columns {
      for (low, high) in heights(kind, column, &place) {
        try intervals.append(SIMD2(Float(low), Float(high)))
      }
      try starts.append(Int32(intervals.count))
    }
    return Envelope(
      firstMiddle: firstMiddle,
      step: step,
      columnStarts: starts,
      intervals: intervals,
      width: width,
      color: color
    )
  }

  private mutating func heights(
    _ kind: Kind,
    _ column: Int,
    _ place: inout Double
  ) -> [(Double, Double)] {
    func sorted(_ a: Double, _ b: Double) -> (Double, Double) { (min(a, b), max(a, b)) }
    let before = place
    switch kind {
    case .walk:
      place += number(-1.5...1.5)
      return [sorted(before, place)]
    case .noise:
      return [sorted(any(), any())]
    case .spikes:
      return [(place, chance(0.02) ? any(below: place) : place + number(0...0.2))]
    case .waves:
      place = size.height * (0.5 + 0.6 * waved(Double(column) / 40))
      return [sorted(before, place)]
    case .gaps:
      if chance(0.3) { return [] }
      return (0..<Int(number(1...3.99))).map { _ in
        let low = any()
        return chance(0.2) ? (low, low) : (low, low + number(0...12))
      }
    case .dots:
      place += number(-4...4)
      return chance(0.15) ? [(place, place)] : []
    case .single:
      return [sorted(any(), any())]
    }
  }

  /// A triangle wave between -1 and 1.
  private func waved(_ time: Double) -> Double {
    let part = time - time.rounded(.down)
    return abs(4 * part - 2) - 1
  }

  private mutating func any(below low: Double? = nil) -> Double {
    number((low ?? -20)...size.height + 40)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

extension Envelope {
  /// The same as a polyline of upright segments and dots.
  public func polyline() throws(KeisenError) -> Polyline {
    let vertices = VertexBuffer()
    let starts = GrowingBuffer<Int>()
    try starts.append(0)
    for column in 0..<columnCount {
      let x = Float(firstMiddle + Double(column) * step)
      for index in columnStarts.elements[column]..<columnStarts.elements[column + 1] {
        let interval = intervals.elements[Int(index)]
        try vertices.append(SIMD2(x, interval.x))
        if interval.y > interval.x { try vertices.append(SIMD2(x, interval.y)) }
        try starts.append(vertices.count)
      }
    }
    return Polyline(
      vertices: vertices,
      runStarts: RunStarts(starts),
      stroke: Stroke(width: width, color: color)
    )
  }
}
