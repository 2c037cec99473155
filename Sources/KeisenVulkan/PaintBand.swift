import Glibc
import KeisenPaint
import KeisenPrimitives

/// Rows of a layer that are painted at once, with the runs in them.
struct PaintBand {
  /// The runs.
  let spans: ArraySlice<RowSpans.Span>
  private let rows: Range<Int>
  private let width: Int

  /// Bytes of the rows.
  var rowBytes: Int { 4 * rows.count * width }
  /// Bytes of the runs with the rows behind them.
  var blockBytes: Int { 8 * spans.count + rowBytes }

  /// Cuts runs into bands of at most so many bytes of rows, or of one row.
  static func bands(of spans: [RowSpans.Span], width: Int, bytes: Int) -> [PaintBand] {
    let maximum = max(1, bytes / (4 * width))
    var bands: [PaintBand] = []
    var first = 0
    while first < spans.count {
      let top = Int(spans[first].y)
      var end = first
      while end < spans.count, Int(spans[end].y) - top < maximum { end += 1 }
      bands.append(
        PaintBand(
          spans: spans[first..<end],
          rows: top..<Int(spans[end - 1].y) + 1,
          width: width
        )
      )
      first = end
    }
    return bands
  }

  /// Writes runs and rows to a block, and returns the number of pixels in the runs.
  func write(_ source: PixelBuffer, to block: DeviceBuffer) -> Int {
    let words = block.bytes.bindMemory(to: UInt32.self)
    var (place, count) = (0, 0)
    for span in spans {
      words[place] = UInt32(count)
      words[place + 1] = UInt32(self.place(of: span))
      place += 2
      count += span.count
    }
    guard let base = words.baseAddress else { return 0 }
    for span in spans {
      let start = source.row(Int(span.y)) + 4 * Int(span.start)
      memcpy(base + place + self.place(of: span), start, 4 * span.count)
    }
    return count
  }

  /// Copies the runs' pixels from what was painted.
  func read(_ result: DeviceBuffer, to target: PixelBuffer) {
    guard let base = result.bytes.baseAddress else { return }
    for span in spans {
      let start = target.row(Int(span.y)) + 4 * Int(span.start)
      memcpy(start, base + 4 * place(of: span), 4 * span.count)
    }
  }

  /// The place of a run's first pixel in the rows.
  private func place(of span: RowSpans.Span) -> Int {
    (Int(span.y) - rows.lowerBound) * width + Int(span.start)
  }
}
