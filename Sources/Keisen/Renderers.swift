import Glibc
import KeisenCharts
import KeisenDrawing
import KeisenPreferences
import KeisenPrimitives
import KeisenRaster
import KeisenVulkan

/// Makes renderers, and keeps the one that charts use when they are given none.
public enum Renderers {
  /// Makes a renderer.
  ///
  /// - Returns: A renderer that nobody else has.
  /// - Throws: `KeisenError` with code `.noDevice` when Vulkan was asked for and there is no loader
  ///   or no such device, `.unsupported` when validation was asked for and is not installed,
  ///   `.invalidArgument` when another kind than Vulkan was asked for with its options, or the
  ///   environment's `KEISEN_THREADS` is no positive number.
  public static func make(
    _ options: RendererOptions = RendererOptions()
  ) throws(KeisenError) -> any Renderer {
    guard options.kind == .vulkan || (options.device == .automatic && !options.validation) else {
      throw .invalidArgument(
        "device and validation are for Vulkan, got kind \(options.kind.rawValue)"
      )
    }
    try WorkerPool.threadsOfEnvironment()
    switch options.kind {
    case .cpu:
      return RasterRenderer()
    case .vulkan:
      return try VulkanRenderer(device: options.device, validation: options.validation)
    case .auto:
      return realGPU() ?? RasterRenderer()
    }
  }

  /// Returns this process's default renderer.
  ///
  /// It is the one that the environment's `KEISEN_RENDERER` names (`auto`, `cpu`, `vulkan`), else
  /// that of the user's preferences (`Preferences.user()`) where this machine has it, else
  /// automatic. It is made once; the child of a `fork` makes its own, and where a chart, figure or
  /// canvas finds its device lost or a kernel takes too long on it, the next call makes a new one.
  ///
  /// - Throws: As `make`, and with code `.invalidArgument` for any other name.
  public static func standard() throws(KeisenError) -> any Renderer {
    let process = getpid()
    if let (owner, renderer) = standardRenderer.withLock({ $0 }), owner == process {
      return renderer
    }
    // Made outside of the lock, since a driver may take its time; the first one made is kept.
    let made = try makeStandard()
    return standardRenderer.withLock { entry in
      if let (owner, renderer) = entry, owner == process { return renderer }
      entry = (process, made)
      return made
    }
  }

  /// Runs `body` with the renderer that a caller gave, or with the default for none.
  ///
  /// The default one, given or not, is forgotten when `body` ends with code `.deviceLost` or
  /// `.timeout`, as it draws no more.
  ///
  /// - Throws: As `standard()`; what `body` throws.
  static func using<Result>(
    _ renderer: (any Renderer)?,
    _ body: (any Renderer) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let chosen: any Renderer
    if let renderer { chosen = renderer } else { chosen = try standard() }
    do throws(KeisenError) {
      return try body(chosen)
    } catch {
      if error.code == .deviceLost || error.code == .timeout { forget(chosen) }
      throw error
    }
  }

  /// Lets the next call make a new default renderer, if this is the default one.
  static func forget(_ renderer: any Renderer) {
    let old = standardRenderer.withLock { entry in
      let old = entry
      if let (_, known) = old, known === renderer { entry = nil }
      return old
    }
    // What dies with it dies outside of the lock.
    withExtendedLifetime(old) {}
  }

  private static let standardRenderer = Locked<(pid_t, any Renderer)?>(nil)

  private static func makeStandard() throws(KeisenError) -> any Renderer {
    if let kind = try kindOfEnvironment() { return try make(RendererOptions(kind)) }
    let user = UserPreferences.current
    guard let kind = RendererOptions.Kind(rawValue: user.renderer), kind != .auto else {
      return try make()
    }
    do throws(KeisenError) {
      return try make(RendererOptions(kind))
    } catch {
      // A preference is no demand.
      user.preferences.refuse("renderer", error.message)
      return try make()
    }
  }

  private static func kindOfEnvironment() throws(KeisenError) -> RendererOptions.Kind? {
    guard let value = getenv("KEISEN_RENDERER") else { return nil }
    let name = String(cString: value)
    if name.isEmpty { return nil }
    guard let kind = RendererOptions.Kind(rawValue: name) else {
      throw KeisenError(
        .invalidArgument,
        "KEISEN_RENDERER must be auto, cpu or vulkan, got \"\(name)\""
      )
    }
    return kind
  }

  /// Returns a Vulkan renderer on a device that is no CPU, or nil.
  ///
  /// Opening the loader costs tens of milliseconds, so it is only done where the system shows a
  /// device.
  private static func realGPU() -> (any Renderer)? {
    guard hasDeviceNode, let devices = try? VulkanDevice.list(),
      devices.contains(where: { $0.kind != .cpu })
    else { return nil }
    return try? VulkanRenderer()
  }

  /// Whether there is a file whose path matches a pattern of the shell.
  static func hasFile(matching pattern: String) -> Bool {
    var found = glob_t()
    defer { globfree(&found) }
    return glob(pattern, GLOB_NOSORT, nil, &found) == 0
  }

  /// Whether the system shows a graphics device: a render node, NVIDIA's own, or that of WSL.
  private static var hasDeviceNode: Bool {
    ["/dev/dri/renderD*", "/dev/nvidia0", "/dev/nvidiactl", "/dev/dxg"].contains(
      where: hasFile(matching:)
    )
  }
}
