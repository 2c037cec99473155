import KeisenData
import KeisenDrawing
import KeisenPrimitives

/// The kernels of a chart in one of its frames: each sees what those before it wrote, and columns
/// are given all of it at the end.
struct KernelPass {
  /// A hook, and what it found before any of them ran.
  private struct Step {
    let hook: ComputeHook
    let moment: ComputeHook.Moment
    var runs: Bool

    /// Whether it uses one of some columns in any way.
    func uses(_ columns: Set<ObjectIdentifier>) -> Bool {
      hook.bindings.contains { columns.contains(ObjectIdentifier($0.column)) }
    }

    /// Whether it writes a column.
    func writes(_ column: Column) -> Bool {
      hook.bindings.contains { $0.isOutput && $0.column === column }
    }

    /// Whether it writes a column without looking at what is there.
    func makes(_ column: Column) -> Bool {
      hook.bindings.contains { !$0.isInput && $0.column === column }
    }
  }

  private var steps: [Step]

  /// Decides which of some hooks are to run, in their order.
  ///
  /// - Complexity: O(1) a hook where nothing has changed, else O(*h*³) at most in the number of
  ///   hooks.
  init(_ hooks: [ComputeHook]) {
    steps = hooks.map { hook in
      let moment = hook.moment()
      return Step(hook: hook, moment: moment, runs: hook.isStale(moment))
    }
    var count = 0
    while count < running {
      count = running
      runWhatFollows()
      runWhatIsOverwritten()
    }
  }

  private var running: Int { steps.reduce(0) { $0 + ($1.runs ? 1 : 0) } }

  /// Lets those run whose columns others before them write.
  private mutating func runWhatFollows() {
    var written: Set<ObjectIdentifier> = []
    for index in steps.indices {
      if !steps[index].runs { steps[index].runs = steps[index].uses(written) }
      guard steps[index].runs else { continue }
      for binding in steps[index].hook.bindings where binding.isOutput {
        written.insert(ObjectIdentifier(binding.column))
      }
    }
  }

  /// Lets those run that made what others read, and what is written over since.
  private mutating func runWhatIsOverwritten() {
    for index in steps.indices.reversed() where steps[index].runs {
      for binding in steps[index].hook.bindings where binding.isInput {
        guard steps[index...].contains(where: { $0.writes(binding.column) }),
          let maker = steps[..<index].lastIndex(where: { $0.makes(binding.column) })
        else { continue }
        steps[maker].runs = true
      }
    }
  }

  /// Runs what is to run, then gives the columns what was written.
  ///
  /// - Parameter renderer: What may run kernels; nil for none.
  /// - Throws: As `ComputeHook.compute(_:_:by:)`; no column has changed then.
  func run(by renderer: (any Renderer)?) throws(KeisenError) {
    guard steps.contains(where: \.runs) else { return }
    var written: ComputedColumns = [:]
    for step in steps where step.runs {
      try step.hook.compute(step.moment, written, by: renderer).add(to: &written)
    }
    var versions: [ObjectIdentifier: Int] = [:]
    for step in steps where step.runs {
      for binding in step.hook.bindings {
        let id = ObjectIdentifier(binding.column)
        guard let values = written.removeValue(forKey: id) else { continue }
        versions[id] = binding.column.replace(with: values)
      }
    }
    for step in steps { step.hook.settle(step.moment, versions, hasRun: step.runs) }
  }
}
