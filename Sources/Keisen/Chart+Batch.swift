import KeisenCharts
import KeisenDrawing
import KeisenPrimitives

extension Chart {
  /// Draws many charts, several at a time, and encodes each as a PNG file in memory, with its
  /// resolution and its words.
  ///
  /// Each chart is drawn by one thread alone, its custom parts and hooks on that thread: the one
  /// that calls, or one of this process's. Renderers that draw several lists at once get so many
  /// charts in one call. A chart may come more than once.
  ///
  /// - Parameters:
  ///   - charts: The charts, of any sizes.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - time: Time of each frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether the files tell title and `alt`.
  ///   - threads: How many draw at once at most, the calling one included; nil, and what is more
  ///     than this process's threads, is all of these.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  ///   - progress: Gets how many charts are done, and how many there are, on the calling thread:
  ///     between the charts that it draws itself, and when all are done. When it returns false no
  ///     other chart is begun.
  ///   - onFailure: Gets the number of a chart that has failed, and why, on the thread that was to
  ///     draw it, before that draws another one; not of charts that a cancelled batch did not come
  ///     to.
  /// - Returns: What became of each chart, in their order: its file, or why there is none - what
  ///   `png` would have thrown, or `KeisenError` with code `.cancelled` where the batch ended
  ///   before. That chart is as it was.
  /// - Throws: `KeisenError` with code `.invalidArgument` when `threads` is not positive, or the
  ///   ratio or the time is not allowed, and as `Renderers.standard()`; then nothing was drawn.
  public static func renderBatch(
    _ charts: [Chart],
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    hasMetadata: Bool = true,
    threads: Int? = nil,
    renderer: (any Renderer)? = nil,
    progress: ((_ done: Int, _ count: Int) -> Bool)? = nil,
    onFailure: (@Sendable (_ number: Int, KeisenError) -> Void)? = nil
  ) throws(KeisenError) -> [Result<ByteBuffer, KeisenError>] {
    if let threads, threads <= 0 {
      throw .invalidArgument("threads must be positive, got \(threads)")
    }
    _ = try Self.validate(
      DisplayList(size: Size(width: 1, height: 1), pixelRatio: pixelRatio),
      time: time
    )
    let chosen = if let renderer { renderer } else { try Renderers.standard() }
    let batch = Batch(
      charts: charts,
      pixelRatio: pixelRatio,
      time: time,
      isExact: isExact,
      hasMetadata: hasMetadata,
      renderer: chosen,
      onFailure: onFailure
    )
    return batch.run(threads: threads, progress)
  }
}
