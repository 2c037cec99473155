import Glibc
import KeisenDrawing
import KeisenPrimitives

/// Draws display lists with Vulkan 1.3, without a window.
///
/// A renderer is one device, its queue and what it needs on it; charts that share one wait only for
/// its queue, and two renderers never wait for each other's frames. Safe to use from several
/// threads: the frame is worked out by each thread, then drawn by one after the other. In the child
/// of a `fork` it opens the device anew when it is next used.
public final class VulkanRenderer: Renderer, @unchecked Sendable {
  /// `Vulkan, ` and the device's name.
  public let name: String
  /// The device.
  public let device: VulkanDeviceInfo
  private let choice: VulkanDeviceChoice
  private let validation: Validation
  /// The engine and the process that it works in.
  private let current: Locked<(process: pid_t, engine: Engine)>

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - device: Which one.
  ///   - validation: Whether the validation layer checks every call, and reports to
  ///     `validationMessages`. Where it is false and the environment has
  ///     `KEISEN_VULKAN_VALIDATION=1`, the layer checks as well, and a frame that it has a warning
  ///     or an error for fails, so that tests need not ask. Slow.
  /// - Throws: `KeisenError` with code `.noDevice` where there is no loader, no driver or no such
  ///   device, `.unsupported` where validation is asked for and not installed, `.outOfMemory`.
  public init(
    device: VulkanDeviceChoice = .automatic,
    validation: Bool = false
  ) throws(KeisenError) {
    choice = device
    self.validation = Validation(wanted: validation)
    let engine = try Engine(device, validation: self.validation)
    current = Locked((getpid(), engine))
    self.device = engine.physical.info
    name = "Vulkan, \(engine.physical.info.name)"
  }

  /// Whether columns of points stay on the device, in at most a quarter of its memory, until they
  /// die or change: on every GPU.
  ///
  /// A frame brings the rows that are new. What was used longest ago goes where there is no room;
  /// where there is none at all, markers are placed by the processor, and what the device refused
  /// is not asked for again until some of its memory that this renderer had is free. A driver that
  /// draws on the processor has no other memory, and takes longer for a row out of view than
  /// placing it takes.
  public var keepsColumns: Bool { device.kind != .cpu }

  /// What the validation layer reported until now, warnings and errors, oldest first; empty without
  /// validation.
  public var validationMessages: [String] {
    current.withLock { $0.engine }.messages?.messages ?? []
  }

  /// Draws the list into somebody's pixels.
  ///
  /// Many faint markers are added up with 32 bits a channel, where the device can and has memory
  /// for it; else with 16, which stop short of what they add up to.
  ///
  /// - Throws: `KeisenError`, with code `.invalidArgument` when the target's size is another than
  ///   the list's, `.unsupported` when the device has no picture that large, `.outOfMemory`, and
  ///   `.deviceLost`, from then on at every call; `.internal`, with the first message, when the
  ///   environment asked for validation and it said something about this frame.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    let frame = try plan(list, into: target)
    try engine().draw([frame])
  }

  /// 16 pictures a submission at most; a driver that draws on the processor gains nothing by
  /// waiting for several.
  public var listsAtOnce: Int { device.kind == .cpu ? 1 : 16 }

  /// Draws lists of one size that follow each other in one submission, as long as they have room.
  ///
  /// - Returns: What became of each, as `render(_:into:)` throws it: where there was no memory for
  ///   all at once each is drawn by itself.
  public func render(_ jobs: [RenderJob]) -> [KeisenError?] {
    var failures = [KeisenError?](repeating: nil, count: jobs.count)
    var frames: [PlannedFrame] = []
    var numbers: [Int] = []
    for (number, job) in jobs.enumerated() {
      do throws(KeisenError) {
        frames.append(try plan(job.list, into: job.target))
        numbers.append(number)
      } catch {
        failures[number] = error
      }
    }
    for run in PlannedFrame.runs(of: frames) {
      let failure = draw(Array(frames[run]))
      for number in run {
        let isAlone = failure?.code == .outOfMemory && run.count > 1
        failures[numbers[number]] = isAlone ? draw([frames[number]]) : failure
      }
    }
    return failures
  }

  /// Draws plans in one submission, and returns why it could not.
  private func draw(_ frames: [PlannedFrame]) -> KeisenError? {
    do throws(KeisenError) {
      try engine().draw(frames)
      return nil
    } catch {
      return error
    }
  }

  /// Works out a frame, without the device.
  ///
  /// - Throws: As `render(_:into:)`.
  private func plan(
    _ list: DisplayList,
    into target: PixelBuffer
  ) throws(KeisenError) -> PlannedFrame {
    guard let (width, height) = list.pixelSize, width == target.width, height == target.height
    else {
      throw .invalidArgument(
        "target of \(target.width) x \(target.height) pixels for a picture of "
          + "\(list.size.width) x \(list.size.height) points at pixel ratio \(list.pixelRatio)"
      )
    }
    let limit = device.maxImageSize
    guard width <= limit, height <= limit else {
      throw KeisenError(
        .unsupported,
        "picture of \(width) x \(height) pixels is too large for \(device.name), which has at "
          + "most \(limit) x \(limit)"
      )
    }
    return PlannedFrame(try Plan(list, width: width, height: height), into: target)
  }

  /// Counts rows in the cells of a grid by a compute shader.
  ///
  /// Rows are placed on the CPU, as exactly as everything else, and counted on the device by
  /// integer atomics. What has no room on the device, or on a device that can't compute, is counted
  /// on the CPU. Other threads' frames wait meanwhile.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`, and `.internal` as
  ///   `render(_:into:)`.
  public func count(_ rows: CellRows) throws(KeisenError) -> CellCounts {
    let engine = try engine()
    if CellCounter.hasRoom(for: rows, on: engine.physical), let counts = try engine.count(rows) {
      return counts
    }
    return try CellCounts(counting: rows)
  }

  /// The engine of this process.
  func engine() throws(KeisenError) -> Engine {
    let process = getpid()
    let (owner, engine) = current.withLock { $0 }
    if owner == process { return engine }
    let fresh = try Engine(choice, validation: validation)
    return current.withLock { current in
      if current.process == process { return current.engine }
      // The parent's: it can be neither used nor destroyed here.
      _ = Unmanaged.passRetained(current.engine)
      current = (process, fresh)
      return fresh
    }
  }
}
