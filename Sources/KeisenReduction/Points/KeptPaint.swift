import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The colour of each point, from columns of colour values, of alphas, or both, as a renderer may
/// keep it.
struct KeptPaint {
  /// What was made of the values.
  private struct Form: Hashable {
    var colorRange: ProjectionRange?
    var colorStyle: ColorScale.Style?
    /// The theme's, which names may have.
    var cycle: [Color]?
    var alphaVersion: Int?
    var alpha: Double
    var color: MarkerColor?
  }

  /// Rows that are read at once.
  private static let blockRows = 1024

  /// The colours.
  let column: KeptColumn<MarkerColor>
  /// What no alpha above 0 is below.
  let minAlpha: Double

  /// Takes columns of which at least one is there.
  ///
  /// - Parameters:
  ///   - colors: Values for the scale, and whose they are.
  ///   - alphas: What alphas are multiplied by, and whose they are.
  ///   - scale: What turns values into colours.
  ///   - color: Where there are no values for it.
  ///   - alpha: Of the style.
  ///   - frame: The frame, whose range of the scale counts.
  init?(
    _ colors: (column: Column, values: ColumnSnapshot)?,
    _ alphas: (column: Column, values: ColumnSnapshot)?,
    _ scale: ColorScale?,
    color: MarkerColor,
    alpha: Double,
    _ frame: FrameContext
  ) {
    guard let (owner, values) = colors ?? alphas else { return nil }
    var form = Form(alphaVersion: alphas?.values.version, alpha: alpha)
    var pointColors: PointColors?
    var minimum = Double(color.w) / 65535
    if let colors, let scale {
      form.colorRange = frame.range(of: scale.projection)
      form.colorStyle = scale.style
      if scale.style.map == nil { form.cycle = frame.theme.cycle }
      pointColors = PointColors(colors.values, scale, frame)
      minimum = frame.lookup(of: scale).minAlpha * alpha
    } else {
      form.color = color
    }
    if let alphas {
      let extent = alphas.column.positiveExtent().relative(to: 0)
      minimum *= min(1, extent?.min ?? 1)
    }
    minAlpha = minimum
    let writer = Writer(colors: pointColors, alphas: alphas?.values, color: color, alpha: alpha)
    column = KeptColumn(
      KeptKey(version: values.version, form: form),
      of: owner,
      rows: values.rows.clamped(to: alphas?.values.rows ?? values.rows)
    ) { rows, target in
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockRows) {
        let some = first..<min(first + Self.blockRows, rows.upperBound)
        writer.write(some, to: target + (first - rows.lowerBound))
      }
    }
  }

  /// Makes the colours of rows.
  private struct Writer: Sendable {
    var colors: PointColors?
    var alphas: ColumnSnapshot?
    var color: MarkerColor
    var alpha: Double

    func write(_ rows: Range<Int>, to target: UnsafeMutablePointer<MarkerColor>) {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * rows.count) { scratch in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rows.count) { bytes in
          guard let alphas = scratch.baseAddress, let bytes = bytes.baseAddress else { return }
          self.alphas?.read(rows, relativeTo: 0, into: alphas)
          colors?.write(rows, into: bytes, scratch: alphas + rows.count)
          for index in 0..<rows.count {
            var own = color
            if colors != nil {
              own = MarkerColor(bytes: bytes[index])
              own.w = UInt16((Double(own.w) * alpha).rounded())
            }
            if self.alphas != nil {
              let part = alphas[index]
              guard part > 0, part < .infinity else {
                target[index] = .absent
                continue
              }
              own.w = UInt16((Double(own.w) * min(part, 1)).rounded())
            }
            target[index] = own.w == 0 ? .zero : own
          }
        }
      }
    }
  }
}
