import CKeisen
import Keisen

extension keisen_line_style {
  /// The style itself.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  func style() throws(KeisenError) -> LineStyle {
    guard let join = Stroke.Join(rawValue: join.rawValue) else {
      throw KeisenError(.invalidArgument, "join \(join.number) is unknown")
    }
    guard let cap = Stroke.Cap(rawValue: cap.rawValue) else {
      throw KeisenError(.invalidArgument, "cap \(cap.number) is unknown")
    }
    return LineStyle(
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      join: join,
      cap: cap,
      mitreLimit: mitre_limit
    )
  }
}

/// Reads an array of styles, whose elements are as long as the first one says.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are too many, they are NULL,
///   their sizes differ, or one is no style.
func readLineStyles(
  _ styles: In<keisen_line_style>, _ count: UInt32
) throws(KeisenError) -> [LineStyle] {
  guard count > 0 else { return [] }
  guard count <= 65536 else {
    throw KeisenError(.invalidArgument, "style_count must be at most 65536, got \(count)")
  }
  guard let styles else {
    throw KeisenError(.invalidArgument, "styles is NULL, style_count is \(count)")
  }
  let name = keisen_line_style.name
  let size = try structSize(at: styles, of: name, maximum: MemoryLayout<keisen_line_style>.size)
  guard size % MemoryLayout<keisen_line_style>.alignment == 0 else {
    throw KeisenError(.invalidArgument, "struct_size of \(name) is no whole struct: \(size)")
  }
  var read: [LineStyle] = []
  for index in 0..<Int(count) {
    let memory = UnsafeRawPointer(styles) + index * size
    let own = memory.loadUnaligned(as: UInt32.self)
    guard own == UInt32(size) else {
      throw KeisenError(
        .invalidArgument,
        "struct_size of styles[\(index)] must be that of the first, \(size), got \(own)"
      )
    }
    let style = memory.assumingMemoryBound(to: keisen_line_style.self)
    read.append(try KeisenABI.read(style).style())
  }
  return read
}

/// Reads a caller's dash.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is too long, or NULL and not empty.
func readDash(_ dash: In<Double>, _ count: UInt32) throws(KeisenError) -> [Double] {
  guard count <= 1024 else {
    throw KeisenError(.invalidArgument, "dash_count must be at most 1024, got \(count)")
  }
  guard count == 0 || dash != nil else {
    throw KeisenError(.invalidArgument, "dash is NULL, dash_count is \(count)")
  }
  return Array(UnsafeBufferPointer(start: dash, count: Int(count)))
}

extension keisen_line_interpolation {
  /// How a line goes from row to row; `alpha` is that of Catmull and Rom.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  func interpolation(alpha: Double) throws(KeisenError) -> LineInterpolation {
    switch self {
    case KEISEN_LINE_INTERPOLATION_LINEAR: .linear
    case KEISEN_LINE_INTERPOLATION_STEP_BEFORE: .stepBefore
    case KEISEN_LINE_INTERPOLATION_STEP_MIDDLE: .stepMiddle
    case KEISEN_LINE_INTERPOLATION_STEP_AFTER: .stepAfter
    case KEISEN_LINE_INTERPOLATION_MONOTONE: .monotone
    case KEISEN_LINE_INTERPOLATION_CATMULL_ROM: .catmullRom(alpha: alpha)
    default: throw KeisenError(.invalidArgument, "line interpolation \(number) is unknown")
    }
  }
}
