import KeisenCompute
import KeisenData
import KeisenDrawing
import KeisenPrimitives

/// A kernel that computes columns within the frames of a chart, before the series that read them.
///
/// It runs after `willUpdate` of all hooks and before series, columns and ranges are looked at, so
/// what it computes is in the same frame; of several those that were added first run first, and see
/// what those before them wrote. It runs where the frame's renderer runs kernels, else as its
/// function for the CPU, and in no frame in which nothing has changed that it hangs on: columns,
/// constants, groups. What the kernels of a chart write is stored when all of them have run: one
/// that fails ends the frame with its error, and all columns that they write are as they were; in a
/// figure those of the charts before it are stored already. One hook may be part of several charts
/// and be used from several threads.
///
/// What the kernels of a chart write is no change to them, in that frame or the next. Where one
/// that goes on from what is in a column, or reads what a later one writes over, runs again, so
/// does the last one before it that writes this column as an output.
public final class ComputeHook: Hook {
  /// A column that a kernel sees, at the binding that is its place in the list.
  public enum Binding: Sendable {
    /// What the kernel reads: any column, of the rows that it has in a frame. What the kernel
    /// writes to it is dropped.
    case input(Column)
    /// What the kernel writes, a copied column; it begins as zeros.
    case output(Column)
    /// What the kernel reads and writes, a copied column.
    case inOut(Column)

    /// The column.
    public var column: Column {
      switch self {
      case .input(let column), .output(let column), .inOut(let column): column
      }
    }

    var isInput: Bool {
      if case .output = self { false } else { true }
    }

    var isOutput: Bool {
      if case .input = self { false } else { true }
    }
  }

  /// What the function for the CPU is given: what the kernel would be.
  public struct Call {
    /// The columns' values in order of their bindings, one after another and aligned; inputs must
    /// not be written to.
    public let buffers: [UnsafeMutableRawBufferPointer]
    /// The push constants.
    public let constants: [UInt8]
    /// Groups across, down and deep.
    public let groups: SIMD3<UInt32>
  }

  /// Seconds that a kernel may take, unless told otherwise.
  public static let standardTimeLimit = 5.0

  struct State {
    var constants: [UInt8]
    var groups: SIMD3<UInt32>
    var timeLimit = standardTimeLimit
  }

  /// What outputs hang on, and what they are.
  struct Key: Equatable {
    var columns: [ColumnKey]
    var constants: [UInt8]
    var groups: SIMD3<UInt32>
  }

  /// The values of a column at one moment.
  struct ColumnKey: Equatable {
    var version: Int
    var rows: Range<Int>
  }

  /// What it finds at one moment.
  struct Moment {
    let state: State
    let snapshots: [ColumnSnapshot]
    /// What outputs would hang on.
    let key: Key
  }

  /// The kernel.
  public let kernel: ComputeKernel
  /// The columns, in order of their bindings.
  public let bindings: [Binding]
  let function: (@Sendable (Call) throws -> Void)?
  private let state: Watched<State>
  /// What the outputs were computed from.
  private let done = Locked<Key?>(nil)

  /// Makes a hook.
  ///
  /// - Parameters:
  ///   - kernel: The kernel.
  ///   - bindings: The columns, in order of the kernel's bindings, which are 0 and what follows. No
  ///     column may be written twice.
  ///   - constants: Push constants, as a struct of C has them; fewer bytes than the kernel has are
  ///     zeros behind them.
  ///   - groups: Groups of invocations: across, down and deep, positive.
  ///   - function: Does what the kernel does where the renderer runs none; on the thread that
  ///     draws, with no lock held. nil: that is an error with code `.unsupported`.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the kernel has other bindings, reads
  ///   other numbers than a column has, or when there are more constants, an output is no copied
  ///   column, is bound twice, or a group count is not positive.
  public init(
    kernel: ComputeKernel,
    bindings: [Binding],
    constants: [UInt8] = [],
    groups: (x: Int, y: Int, z: Int),
    function: (@Sendable (Call) throws -> Void)? = nil
  ) throws(KeisenError) {
    try kernel.check(buffers: bindings.map { ComputeElement($0.column.type) })
    for (index, binding) in bindings.enumerated() where binding.isOutput {
      guard binding.column.isReplaceable else {
        throw .invalidArgument("binding \(index) is written, so its column must be a copied one")
      }
      let uses = bindings.filter { $0.column === binding.column }
      guard uses.count == 1 else {
        throw .invalidArgument(
          "the column of binding \(index) is written, and bound \(uses.count) times"
        )
      }
    }
    let missing = max(0, kernel.constantBytes - constants.count)
    let constants = try kernel.constants(constants + [UInt8](repeating: 0, count: missing))
    let groups = try Self.checked(groups)
    self.kernel = kernel
    self.bindings = bindings
    self.function = function
    state = Watched(State(constants: constants, groups: groups))
  }

  /// The push constants, as many bytes as the kernel has.
  public var constants: [UInt8] { state.withLock { $0.constants } }

  /// Groups of invocations: across, down and deep.
  public var groups: (x: Int, y: Int, z: Int) {
    let groups = state.withLock { $0.groups }
    return (Int(groups.x), Int(groups.y), Int(groups.z))
  }

  /// Seconds that the kernel may take, 5 at first.
  public var timeLimit: Double { state.withLock { $0.timeLimit } }

  /// Sets push constants, for the next frame.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are fewer bytes than the kernel
  ///   has, or more than a struct of C with its members has.
  public func setConstants(_ constants: [UInt8]) throws(KeisenError) {
    let constants = try kernel.constants(constants)
    state.change { $0.constants = constants }
  }

  /// Sets push constants from a value, byte by byte.
  ///
  /// - Throws: As `setConstants(_:)` for bytes.
  public func setConstants<Constants: BitwiseCopyable>(
    _ constants: Constants
  ) throws(KeisenError) {
    try setConstants(withUnsafeBytes(of: constants) { Array($0) })
  }

  /// Sets the groups, for the next frame.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when one is not in 1...4294967295.
  public func setGroups(_ groups: (x: Int, y: Int, z: Int)) throws(KeisenError) {
    let groups = try Self.checked(groups)
    state.change { $0.groups = groups }
  }

  /// Sets how many seconds the kernel may take.
  ///
  /// - Parameter seconds: Above 0; infinity is no limit.
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is 0, negative or NaN.
  public func setTimeLimit(_ seconds: Double) throws(KeisenError) {
    guard seconds > 0 else {
      throw .invalidArgument("time limit must be above 0, got \(seconds)")
    }
    state.change { $0.timeLimit = seconds }
  }

  /// Whether a frame would compute the outputs.
  var isStale: Bool { isStale(moment()) }

  /// Whether the outputs are not what they would be.
  func isStale(_ moment: Moment) -> Bool { done.withLock { $0 != moment.key } }

  /// Looks at what the outputs hang on.
  func moment() -> Moment {
    let state = state.withLock { $0 }
    let snapshots = bindings.map { $0.column.snapshot() }
    let key = Key(
      columns: snapshots.map { ColumnKey(version: $0.version, rows: $0.rows) },
      constants: state.constants,
      groups: state.groups
    )
    return Moment(state: state, snapshots: snapshots, key: key)
  }

  /// Computes the outputs.
  ///
  /// - Parameters:
  ///   - moment: What is read.
  ///   - written: What other hooks wrote and columns don't have yet, which is read instead.
  ///   - renderer: What may run the kernel; nil for none.
  /// - Returns: The values, which no column has yet.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a column is empty; `.unsupported`
  ///   when nothing here runs the kernel; `.callback` when the function fails; `.outOfMemory`; what
  ///   the renderer throws.
  func compute(
    _ moment: Moment,
    _ written: ComputedColumns,
    by renderer: (any Renderer)?
  ) throws(KeisenError) -> ComputeValues {
    for (index, snapshot) in moment.snapshots.enumerated() where snapshot.count == 0 {
      throw .invalidArgument("the column of binding \(index) is empty")
    }
    let state = moment.state
    let values = try ComputeValues(bindings, moment.snapshots, written)
    if let renderer, renderer.computes {
      try renderer.compute(
        ComputeDispatch(
          kernel: kernel,
          groups: state.groups,
          constants: state.constants,
          buffers: values.buffers,
          timeLimit: state.timeLimit
        )
      )
    } else if let function {
      let call = Call(buffers: values.memory, constants: state.constants, groups: state.groups)
      try KeisenError.calling("compute function") { try function(call) }
    } else {
      let who = renderer.map { "the renderer \"\($0.name)\"" } ?? "a frame without a renderer"
      throw KeisenError(
        .unsupported,
        "\(who) runs no kernels, and the hook has no function for the CPU"
      )
    }
    return values
  }

  /// Notes that the outputs are what they would be, once columns have what was computed.
  ///
  /// - Parameters:
  ///   - moment: What the hook found.
  ///   - versions: Those of the columns that have new values.
  ///   - hasRun: Whether it computed; else what another thread noted since stays.
  func settle(_ moment: Moment, _ versions: [ObjectIdentifier: Int], hasRun: Bool) {
    var key = moment.key
    for (index, binding) in bindings.enumerated() {
      guard let version = versions[ObjectIdentifier(binding.column)] else { continue }
      key.columns[index].version = version
    }
    done.withLock { done in
      if hasRun || done == moment.key { done = key }
    }
  }

  private static func checked(
    _ groups: (x: Int, y: Int, z: Int)
  ) throws(KeisenError) -> SIMD3<UInt32> {
    guard let x = UInt32(exactly: groups.x), let y = UInt32(exactly: groups.y),
      let z = UInt32(exactly: groups.z), x > 0, y > 0, z > 0
    else {
      throw .invalidArgument(
        "groups must be in 1...\(UInt32.max), got \(groups.x) x \(groups.y) x \(groups.z)"
      )
    }
    return SIMD3(x, y, z)
  }
}
