import CKeisen
import Keisen
import KeisenCharts

extension BatchOutcomes: DescribedObject {
  /// How many there are, and how many have no file.
  var described: Described {
    Described("batch", nil, ["count": outcomes.count, "failureCount": failureCount])
  }
}

/// Charts of one batch at most.
private let maxCharts = 1 << 24

@c @implementation
public func keisen_render_batch(
  _ charts: In<Handle>, _ count: Int, _ renderer: Handle, _ options: In<keisen_render_options>,
  _ batch_options: In<keisen_batch_options>, _ batch: Out<Handle>
) -> keisen_status {
  create(batch, as: .batch) { () throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    guard charts != nil || count == 0 else {
      throw KeisenError(.invalidArgument, "charts is NULL, but count is \(count)")
    }
    guard count <= maxCharts else {
      throw KeisenError(.invalidArgument, "count must be at most \(maxCharts), got \(count)")
    }
    let handles = UnsafeBufferPointer(start: charts, count: count)
    let (options, batchOptions) = (try read(options), try read(batch_options))
    let listener = BatchListener(batchOptions)
    let renderer = try KeisenABI.renderer(renderer)

    // What is no chart fails by itself.
    var outcomes = [Result<ByteBuffer, KeisenError>?](repeating: nil, count: count)
    var found: [(number: Int, chart: Chart)] = []
    for (number, handle) in handles.enumerated() {
      do throws(KeisenError) {
        found.append((number, try borrow(handle, as: .chart, "charts[\(number)]")))
      } catch {
        outcomes[number] = .failure(error)
        listener.report(of: number, error)
      }
    }
    let (places, failed) = (found.map(\.number), count - found.count)
    let drawn = try Chart.renderBatch(
      found.map(\.chart),
      pixelRatio: options.chosenRatio ?? 1,
      time: options.time,
      isExact: options.exact,
      hasMetadata: options.metadata,
      threads: batchOptions.threads == 0 ? nil : Int(batchOptions.threads),
      renderer: renderer,
      progress: { done, _ in listener.goesOn(after: failed + done, of: count) },
      onFailure: { listener.report(of: places[$0], $1) }
    )
    for (place, outcome) in zip(places, drawn) { outcomes[place] = outcome }
    if found.isEmpty, failed > 0 { _ = listener.goesOn(after: failed, of: count) }
    return BatchOutcomes(outcomes.compactMap(\.self))
  }
}

/// The caller's functions that hear of a batch.
private struct BatchListener: @unchecked Sendable {
  private let options: keisen_batch_options

  init(_ options: keisen_batch_options) { self.options = options }

  /// Tells that a chart has failed.
  func report(of index: Int, _ error: KeisenError) {
    guard let failure = options.failure else { return }
    let status = keisen_status(rawValue: error.code.rawValue)
    error.message.withCString { failure(index, status, $0, options.context) }
  }

  /// Tells how far the batch is; returns whether it goes on.
  func goesOn(after done: Int, of count: Int) -> Bool {
    guard let progress = options.progress else { return true }
    return progress(done, count, options.context) == KEISEN_OK
  }
}

@c @implementation
public func keisen_batch_get_count(_ batch: Handle, _ count: Out<Int>) -> keisen_status {
  get(batch, as: .batch, count, "count") { $0.outcomes.count }
}

@c @implementation
public func keisen_batch_get_failure_count(_ batch: Handle, _ count: Out<Int>) -> keisen_status {
  get(batch, as: .batch, count, "count") { $0.failureCount }
}

@c @implementation
public func keisen_batch_get_png(
  _ batch: Handle, _ index: Int, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    try element(index, of: try borrow(batch, as: .batch).outcomes, "charts").get()
  }
}
