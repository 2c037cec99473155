import CKeisen
import Keisen

/// Bytes that a writer may write, its NUL included.
private let writerCapacity = Tooltip.maxWritten + 1

extension keisen_tooltip_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Tooltip.Style {
    Tooltip.Style(
      mode: try HitQuery.Mode(mode),
      reach: within < 0 ? nil : within,
      size: size,
      color: color.chosen,
      background: background.chosen,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      radius: radius,
      insets: insets.chosen,
      gap: gap,
      markerSize: marker_size,
      markerColor: marker_color.chosen
    )
  }
}

@c @implementation
public func keisen_attachment_create_tooltip(
  _ space: Handle, _ options: In<keisen_tooltip_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    return try Tooltip(in: space, style: try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_tooltip_options(
  _ attachment: Handle, _ options: In<keisen_tooltip_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let tooltip = try borrow(attachment, as: Tooltip.self)
    try tooltip.setStyle(try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_tooltip_writer(
  _ attachment: Handle, _ writer: keisen_tooltip_writer?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    let tooltip = try borrow(attachment, as: Tooltip.self)
    let context = CallbackContext(context, destroy)
    if let writer {
      tooltip.writer = { hits in try text(of: hits, writer, context) }
    } else {
      tooltip.writer = nil
    }
  }
}

/// Returns what a writer writes.
///
/// - Throws: `KeisenError` with code `.callback` when it fails, `.outOfMemory` where there is no
///   handle left.
private func text(
  of hits: [Hit],
  _ writer: keisen_tooltip_writer,
  _ context: CallbackContext
) throws -> String {
  let lent = LentHits(hits)
  try lent.fill()
  return try withUnsafeTemporaryAllocation(of: CChar.self, capacity: writerCapacity) { buffer in
    // Whatever is not written is no NUL.
    buffer.initialize(repeating: -1)
    buffer[0] = 0
    let status = writer(
      lent.pointers.baseAddress,
      hits.count,
      buffer.baseAddress,
      buffer.count,
      context.pointer
    )
    guard status == KEISEN_OK else {
      throw CallbackContext.failure("writer of a tooltip", status)
    }
    guard buffer.contains(0), let base = buffer.baseAddress else {
      throw KeisenError(
        .callback,
        "writer of a tooltip wrote no NUL to its \(writerCapacity) bytes"
      )
    }
    guard let text = String(validatingCString: base) else {
      throw KeisenError(.callback, "writer of a tooltip wrote what is not valid UTF-8")
    }
    return text
  }
}

/// Hits as C has them, with references to their series for as long as this lives.
private final class LentHits {
  private let hits: [Hit]
  private let records: UnsafeMutableBufferPointer<keisen_hit>
  let pointers: UnsafeMutableBufferPointer<UnsafePointer<keisen_hit>?>

  init(_ hits: [Hit]) {
    self.hits = hits
    records = .allocate(capacity: hits.count)
    records.initialize(repeating: keisen_hit())
    pointers = .allocate(capacity: hits.count)
    pointers.initialize(repeating: nil)
  }

  /// Takes the references.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory` where there is no handle left.
  func fill() throws(KeisenError) {
    guard let base = records.baseAddress else { return }
    for (index, hit) in hits.enumerated() {
      records[index].struct_size = UInt32(MemoryLayout<keisen_hit>.size)
      try write(hit, to: base + index)
      pointers[index] = UnsafePointer(base + index)
    }
  }

  deinit {
    for record in records where record.series != nil { _ = release(record.series, as: .series) }
    records.deallocate()
    pointers.deallocate()
  }
}
