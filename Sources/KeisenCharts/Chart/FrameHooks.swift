import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// The hooks of a chart in one of its frames, alone or in a figure.
struct FrameHooks {
  private let chart: Chart
  private let hooks: [any Hook]
  /// What they are told.
  private var reported: HookFrame

  /// Takes the hooks that a chart has now: one that is added meanwhile is of the next frame.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - picture: What will be drawn: the chart's own picture, or that of a figure, in which the
  ///     chart's own size counts for nothing.
  ///   - time: That of the frame, in seconds.
  /// - Throws: As `Chart.validate`, where there are hooks: they run in no frame that can't be.
  init(_ chart: Chart, in picture: DisplayList, at time: Double) throws(KeisenError) {
    self.chart = chart
    hooks = chart.hooks
    reported = HookFrame(time: time, pixelRatio: picture.pixelRatio)
    if hooks.isEmpty { return }
    _ = try Chart.validate(picture, time: time)
  }

  /// Runs what comes before the chart is looked at, then the kernels.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a hook fails; as `KernelPass.run(by:)`.
  func willUpdate(by renderer: (any Renderer)?) throws(KeisenError) {
    try call("will_update") { try $0.willUpdate(chart, reported) }
    let kernels = hooks.compactMap { $0 as? ComputeHook }
    if !kernels.isEmpty { try KernelPass(kernels).run(by: renderer) }
  }

  /// Runs what comes before the renderer draws.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a hook fails.
  mutating func willRender(_ encoded: Chart.Encoded) throws(KeisenError) {
    (reported.size, reported.plot) = (encoded.frame.size, encoded.record.plot)
    try call("will_render") { try $0.willRender(chart, reported) }
  }

  /// Runs what comes after the renderer has drawn.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a hook fails.
  func didRender(_ encoded: Chart.Encoded) throws(KeisenError) {
    try call("did_render") { try $0.didRender(chart, reported, encoded.record) }
  }

  /// Lets each do its part of a frame; those behind one that fails don't run.
  private func call(
    _ name: StaticString,
    _ body: (any Hook) throws -> Void
  ) throws(KeisenError) {
    for hook in hooks { try KeisenError.calling("hook \(name)") { try body(hook) } }
  }
}
