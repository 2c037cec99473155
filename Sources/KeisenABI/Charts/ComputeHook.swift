import CKeisen
import Keisen

extension keisen_compute_options {
  /// Reads the columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none or an
  ///   access is unknown, `.invalidHandle` when one is no column.
  fileprivate func readBindings() throws(KeisenError) -> [ComputeHook.Binding] {
    guard binding_count > 0 else { return [] }
    guard let bindings else {
      throw KeisenError(
        .invalidArgument,
        "bindings is NULL, but binding_count is \(binding_count)"
      )
    }
    var read: [ComputeHook.Binding] = []
    for index in 0..<Int(binding_count) {
      let column = try borrow(bindings[index].column, as: .column, "bindings[\(index)].column")
      switch bindings[index].access {
      case KEISEN_ACCESS_READ: read.append(.input(column))
      case KEISEN_ACCESS_WRITE: read.append(.output(column))
      case KEISEN_ACCESS_READ_WRITE: read.append(.inOut(column))
      case let access:
        throw KeisenError(.invalidArgument, "access \(access.number) is unknown")
      }
    }
    return read
  }

  /// Reads the kernel.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL or no kernel,
  ///   `.unsupported`.
  fileprivate func readKernel() throws(KeisenError) -> ComputeKernel {
    guard let kernel else { throw KeisenError(.invalidArgument, "kernel is NULL") }
    return try ComputeKernel(
      spirv: UnsafeRawBufferPointer(start: kernel, count: try count(kernel_size, "kernel_size")),
      entryPoint: entry_point == nil ? "main" : try string(entry_point, "entry_point")
    )
  }
}

/// Reads push constants.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none, or more
///   than any kernel has.
private func readConstants(
  _ constants: UnsafeRawPointer?, _ size: Int
) throws(KeisenError) -> [UInt8] {
  let size = try count(size, "constants_size")
  guard size > 0 else { return [] }
  guard let constants else {
    throw KeisenError(.invalidArgument, "constants is NULL, but constants_size is \(size)")
  }
  // Devices have at most some hundred bytes; a wrong size must not be read.
  guard size <= 1 << 16 else {
    throw KeisenError(.invalidArgument, "constants_size must be at most 65536, got \(size)")
  }
  return Array(UnsafeRawBufferPointer(start: constants, count: size))
}

/// A function of the caller's that does what a kernel does.
private struct KernelFunction: @unchecked Sendable {
  let function: keisen_compute_function
  let context: CallbackContext

  func call(_ call: ComputeHook.Call) throws(KeisenError) {
    let buffers = call.buffers.map { keisen_compute_buffer(data: $0.baseAddress, size: $0.count) }
    let status = call.constants.withUnsafeBytes { constants in
      buffers.withUnsafeBufferPointer { buffers in
        var reported = keisen_compute_call(
          struct_size: UInt32(MemoryLayout<keisen_compute_call>.size),
          buffer_count: UInt32(buffers.count),
          buffers: buffers.baseAddress,
          constants: constants.isEmpty ? nil : constants.baseAddress,
          constants_size: constants.count,
          groups_x: call.groups.x,
          groups_y: call.groups.y,
          groups_z: call.groups.z
        )
        return function(&reported, context.pointer)
      }
    }
    guard status == KEISEN_OK else { throw CallbackContext.failure("compute function", status) }
  }
}

/// Returns the hook of a handle that runs a kernel.
///
/// - Throws: `KeisenError` with code `.invalidHandle`, and `.invalidArgument` when it runs none.
private func borrowCompute(_ hook: Handle) throws(KeisenError) -> ComputeHook {
  guard let hook = try borrow(hook, as: .hook) as? ComputeHook else {
    throw KeisenError(.invalidArgument, "hook was not made by keisen_hook_create_compute()")
  }
  return hook
}

@c @implementation
public func keisen_hook_create_compute(
  _ options: In<keisen_compute_options>, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ hook: Out<Handle>
) -> keisen_status {
  create(hook, as: .hook) { () throws(KeisenError) in
    guard options != nil else { throw KeisenError(.invalidArgument, "options is NULL") }
    let options = try read(options)
    let bindings = try options.readBindings()
    let kernel = try options.readKernel()
    let constants = try readConstants(options.constants, options.constants_size)
    let held = CallbackContext(context, nil)
    var function: (@Sendable (ComputeHook.Call) throws -> Void)?
    if let given = options.function {
      let caller = KernelFunction(function: given, context: held)
      function = { try caller.call($0) }
    }
    let made = try ComputeHook(
      kernel: kernel,
      bindings: bindings,
      constants: constants,
      groups: (Int(options.groups_x), Int(options.groups_y), Int(options.groups_z)),
      function: function
    )
    try made.setTimeLimit(options.time_limit)
    // From here on nothing fails, so the context is ours to end: with the hook, or now where it has
    // no function.
    held.arm(destroy)
    return made
  }
}

@c @implementation
public func keisen_hook_set_push_constants(
  _ hook: Handle, _ constants: UnsafeRawPointer?, _ constants_size: Int
) -> keisen_status {
  status { () throws(KeisenError) in
    let hook = try borrowCompute(hook)
    try hook.setConstants(try readConstants(constants, constants_size))
  }
}

@c @implementation
public func keisen_hook_set_dispatch(
  _ hook: Handle, _ groups_x: UInt32, _ groups_y: UInt32, _ groups_z: UInt32
) -> keisen_status {
  status(of: try borrowCompute(hook).setGroups((Int(groups_x), Int(groups_y), Int(groups_z))))
}

@c @implementation
public func keisen_hook_set_time_limit(_ hook: Handle, _ seconds: Double) -> keisen_status {
  status(of: try borrowCompute(hook).setTimeLimit(seconds))
}

@c @implementation
public func keisen_hook_get_push_constants(
  _ hook: Handle, _ capacity: Int, _ constants: Out<UInt8>, _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bytes = try borrowCompute(hook).constants
    // A capacity beyond Int is room enough.
    let capacity = capacity < 0 ? Int.max : capacity
    if capacity > 0 {
      let constants = try require(constants, "constants")
      UnsafeMutableRawBufferPointer(start: constants, count: min(bytes.count, capacity))
        .copyBytes(from: bytes.prefix(capacity))
    }
    length?.pointee = bytes.count
  }
}

@c @implementation
public func keisen_hook_get_dispatch(
  _ hook: Handle, _ groups_x: Out<UInt32>, _ groups_y: Out<UInt32>, _ groups_z: Out<UInt32>
) -> keisen_status {
  status { () throws(KeisenError) in
    let groups = try borrowCompute(hook).groups
    let (x, y) = (try require(groups_x, "groups_x"), try require(groups_y, "groups_y"))
    let z = try require(groups_z, "groups_z")
    (x.pointee, y.pointee) = (UInt32(clamping: groups.x), UInt32(clamping: groups.y))
    z.pointee = UInt32(clamping: groups.z)
  }
}

@c @implementation
public func keisen_hook_get_time_limit(_ hook: Handle, _ seconds: Out<Double>) -> keisen_status {
  status { () throws(KeisenError) in
    let hook = try borrowCompute(hook)
    try require(seconds, "seconds").pointee = hook.timeLimit
  }
}
