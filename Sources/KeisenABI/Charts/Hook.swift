import CKeisen
import Keisen

/// A hook of functions of the caller's.
private final class FunctionHook: Hook {
  private let functions: Functions
  private let context: CallbackContext

  /// Functions may be called on any thread.
  private struct Functions: @unchecked Sendable {
    let all: keisen_hook_functions
  }

  init(_ functions: keisen_hook_functions, _ context: CallbackContext) {
    self.functions = Functions(all: functions)
    self.context = context
  }

  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws {
    try call(functions.all.will_update, "will_update", chart, frame)
  }

  func willRender(_ chart: Chart, _ frame: HookFrame) throws {
    try call(functions.all.will_render, "will_render", chart, frame)
  }

  func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws {
    guard let function = functions.all.did_render else { return }
    var (frame, own) = (keisen_hook_frame(frame), keisen_frame_record(record))
    let series = record.series.map { keisen_series_record($0) }
    try lend(chart, as: .chart) { chart throws(KeisenError) in
      let status = series.withUnsafeBufferPointer { series in
        function(chart, &frame, &own, series.isEmpty ? nil : series.baseAddress, context.pointer)
      }
      guard status == KEISEN_OK else { throw CallbackContext.failure("did_render", status) }
    }
  }

  private func call(
    _ function: keisen_hook_function?, _ name: String, _ chart: Chart, _ frame: HookFrame
  ) throws(KeisenError) {
    guard let function else { return }
    var frame = keisen_hook_frame(frame)
    try lend(chart, as: .chart) { chart throws(KeisenError) in
      let status = function(chart, &frame, context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure(name, status) }
    }
  }
}

extension keisen_hook_frame {
  /// Tells of a frame.
  fileprivate init(_ frame: HookFrame) {
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_hook_frame>.size),
      laid_out: frame.plot != nil,
      time: frame.time,
      pixel_ratio: frame.pixelRatio,
      width: frame.size?.width ?? 0,
      height: frame.size?.height ?? 0,
      plot: keisen_rect(frame.plot ?? .zero)
    )
  }
}

@c @implementation
public func keisen_hook_create(
  _ functions: In<keisen_hook_functions>, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ hook: Out<Handle>
) -> keisen_status {
  create(hook, as: .hook) { () throws(KeisenError) in
    guard functions != nil else { throw KeisenError(.invalidArgument, "functions is NULL") }
    return FunctionHook(try read(functions), CallbackContext(context, destroy))
  }
}

@c @implementation
public func keisen_chart_add_hook(_ chart: Handle, _ hook: Handle) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    chart.add(try borrow(hook, as: .hook))
  }
}

@c @implementation
public func keisen_chart_remove_hook(_ chart: Handle, _ hook: Handle) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    chart.remove(try borrow(hook, as: .hook))
  }
}

@c @implementation
public func keisen_chart_get_hook_count(_ chart: Handle, _ count: Out<Int>) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.hooks.count }
}

@c @implementation
public func keisen_chart_get_hook(
  _ chart: Handle, _ index: Int, _ hook: Out<Handle>
) -> keisen_status {
  create(hook, as: .hook, try element(index, of: try borrow(chart, as: .chart).hooks, "hooks"))
}
