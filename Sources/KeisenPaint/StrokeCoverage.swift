import Glibc
import KeisenPrimitives

/// The pixels of a layer that a stroke covers, as it grows.
///
/// At the pixel where a disc's row begins stands how far it reaches, and the farthest one counts:
/// adding a row is one maximum, however many discs lie there, and a pass over the pixels in between
/// finds the runs.
final class StrokeCoverage {
  private let width: Int
  private let height: Int
  private let disc: BrushDisc
  /// For each pixel where the longest row that begins there ends, behind its last pixel; 0 for
  /// none.
  private let ends: UnsafeMutablePointer<UInt32>
  private var left: Int
  private var right = 0
  private var top: Int
  private var bottom = -1

  /// Makes the coverage of nothing yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(width: Int, height: Int, disc: BrushDisc) throws(KeisenError) {
    guard let memory = calloc(width * height, MemoryLayout<UInt32>.stride) else {
      throw .outOfMemory(width * height * 4, for: "a stroke")
    }
    ends = memory.bindMemory(to: UInt32.self, capacity: width * height)
    self.width = width
    self.height = height
    self.disc = disc
    (left, top) = (width, height)
  }

  deinit {
    free(ends)
  }

  /// Adds the discs about all pixels of a line, as far as they are in the layer.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isContinued: Whether the disc about its first pixel was added before.
  /// - Complexity: O(*r* *h*) for a radius of r, where h is the number of the line's rows from r
  ///   above the layer to r below it.
  func add(_ line: PixelLine, isContinued: Bool) {
    let (ends, width, height, radius) = (ends, width, height, disc.radius)
    disc.reaches.withUnsafeBufferPointer { reaches in
      line.forEachRow(from: -radius, through: height - 1 + radius) { y, first, last in
        // Neither near the layer's left side nor near its right one.
        guard last >= -radius, first < width + radius else { return }
        if isContinued, y == line.start.y, first == last { return }
        let (above, below) = (max(0, y - radius), min(height - 1, y + radius))
        var row = ends + above * width
        for distance in above - y...below - y {
          let reach = reaches[abs(distance)]
          let (start, end) = (max(0, first - reach), min(width, last + reach + 1))
          if start < end { row[start] = max(row[start], UInt32(truncatingIfNeeded: end)) }
          row += width
        }
        left = min(left, max(0, first - radius))
        right = max(right, min(width, last + radius + 1))
        top = min(top, above)
        bottom = max(bottom, below)
      }
    }
  }

  /// The runs of covered pixels.
  ///
  /// - Complexity: O(*n*) in the number of pixels of the box around them.
  var spans: RowSpans {
    var result = RowSpans()
    guard left < right else { return result }
    for y in top...bottom {
      let row = ends + y * width
      var x = left
      while x < right {
        var end = Int(row[x])
        let start = x
        x += 1
        guard end > 0 else { continue }
        // A row that begins where this one ends makes it longer too.
        while x <= end, x < right {
          end = max(end, Int(row[x]))
          x += 1
        }
        result.append(RowSpans.Span(y: y, start: start, end: end))
      }
    }
    return result
  }
}
