import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives

/// A line as pieces of positions, unclipped, and how far from it a point is: the slow, obvious way.
struct SlowPath {
  var pieces: [[SIMD2<Double>]] = []

  init() {}

  /// Splits positions at those that are not finite.
  init(_ positions: [SIMD2<Double>]) {
    var piece: [SIMD2<Double>] = []
    for position in positions {
      if position.x.isFinite, position.y.isFinite {
        piece.append(position)
      } else {
        pieces.append(piece)
        piece = []
      }
    }
    pieces.append(piece)
    pieces.removeAll(where: \.isEmpty)
  }

  init(_ polylines: [Polyline]) {
    pieces = polylines.flatMap { $0.runs.map { $0.map { SIMD2(Double($0.x), Double($0.y)) } } }
  }

  /// Cuts each piece into marks: walks along it and asks the pattern of lengths where it is.
  func dashed(_ entries: [Double]) -> SlowPath {
    var result = SlowPath()
    for piece in pieces {
      var index = 0
      var remaining = entries[0]
      var mark: [SIMD2<Double>] = [piece[0]]
      func end() { if !mark.isEmpty { result.pieces.append(mark) } }
      for (start, end) in zip(piece, piece.dropFirst()) {
        let delta = end - start
        let length = (delta * delta).sum().squareRoot()
        guard length > 0 else { continue }
        var position = 0.0
        while position < length {
          let step = min(remaining, length - position)
          position += step
          remaining -= step
          if index.isMultiple(of: 2) { mark.append(start + delta * (position / length)) }
          while remaining <= 0 {
            if index.isMultiple(of: 2) {
              if !mark.isEmpty { result.pieces.append(mark) }
              mark = []
            } else {
              mark = [start + delta * (position / length)]
            }
            index = (index + 1) % entries.count
            remaining = entries[index]
          }
        }
      }
      end()
    }
    return result
  }

  /// The distance of a point from the nearest part.
  func distance(from point: SIMD2<Double>) -> Double {
    var minimum = Double.infinity
    for piece in pieces {
      minimum = min(minimum, Self.length(point - piece[0]))
      for (start, end) in zip(piece, piece.dropFirst()) {
        let delta = end - start
        let square = (delta * delta).sum()
        guard square > 0 else { continue }
        let fraction = max(0, min(1, ((point - start) * delta).sum() / square))
        minimum = min(minimum, Self.length(point - start - delta * fraction))
      }
    }
    return minimum
  }

  private static func length(_ delta: SIMD2<Double>) -> Double {
    (delta * delta).sum().squareRoot()
  }
}
