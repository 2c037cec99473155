import KeisenPrimitives

extension CustomScale {
  /// Values that a function is asked for at once, at most.
  private static let block = 4_096

  /// Writes `forward` of origin + value to `results`, which may be the same memory; NaN where a
  /// value has no place, and where the function fails, which is noted.
  func forward(
    _ values: UnsafeBufferPointer<Double>,
    origin: Double,
    into results: UnsafeMutablePointer<Double>
  ) {
    let domain = domain
    apply(true, values, into: results) { value in
      let value = origin + value
      return value.isFinite && domain.contains(value) ? value : .nan
    }
  }

  /// Writes the values of numbers, without the origin, to `values`, which may be the same memory;
  /// NaN where there is none, and where the function fails, which is noted.
  func inverse(
    _ numbers: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    let image = image
    apply(false, numbers, into: values) { number in
      let number = number.isNaN ? number : clamped(number, image.low, image.high)
      return number.isFinite ? number : .nan
    }
    let (low, high) = (domain.lowerBound, domain.upperBound)
    for index in numbers.indices where !values[index].isNaN {
      values[index] = clamped(values[index], low, high)
    }
  }

  /// What `forward` makes of the domain; infinite where it is not finite.
  private var image: (low: Double, high: Double) {
    if let known = state.withLock({ $0.image }) { return known }
    let failures = failures
    let ends = [domain.lowerBound, domain.upperBound].map { forward($0) }
    let (first, last) = (ends[0], ends[1])
    // Of one end alone it is not known on which side the others are.
    let isKnown = first.isFinite && last.isFinite
    let image = isKnown ? (low: min(first, last), high: max(first, last)) : oneSided(first, last)
    state.withLock { if $0.failures == failures { $0.image = image } }
    return image
  }

  /// The image of a domain of which one end at most has a place.
  private func oneSided(_ first: Double, _ last: Double) -> (low: Double, high: Double) {
    let unknown = (low: -Double.infinity, high: Double.infinity)
    guard first.isFinite || last.isFinite else { return unknown }
    let (low, high) = (domain.lowerBound, domain.upperBound)
    // A value next to the end that has a place tells the direction.
    let end = first.isFinite ? low : high
    let step = max(abs(end), 1) * 1e-6
    let inside = first.isFinite ? min(low + step, high) : max(high - step, low)
    let (place, next) = (first.isFinite ? first : last, forward(inside))
    guard next.isFinite, next != place else { return unknown }
    return next > place ? (place, .infinity) : (-.infinity, place)
  }

  func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
    min(max(value, low), high)
  }

  /// Returns `forward` of an absolute value, as the batch does.
  package func forward(_ value: Double) -> Double {
    var result = value
    withUnsafeMutablePointer(to: &result) { result in
      forward(UnsafeBufferPointer(start: UnsafePointer(result), count: 1), origin: 0, into: result)
    }
    return result
  }

  /// Returns the value of a number, as the batch does.
  package func inverse(_ number: Double) -> Double {
    var result = number
    withUnsafeMutablePointer(to: &result) { result in
      inverse(UnsafeBufferPointer(start: UnsafePointer(result), count: 1), into: result)
    }
    return result
  }

  /// Asks a function for those values which `asked` does not make NaN, block by block.
  ///
  /// A single value takes no memory but the stack's.
  private func apply(
    _ isForward: Bool,
    _ values: UnsafeBufferPointer<Double>,
    into results: UnsafeMutablePointer<Double>,
    _ asked: (Double) -> Double
  ) {
    let capacity = min(values.count, Self.block)
    guard capacity > 0 else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * capacity) { scratch in
      for start in stride(from: 0, to: values.count, by: capacity) {
        let block = start..<min(start + capacity, values.count)
        var count = 0
        for index in block {
          let value = asked(values[index])
          // What is not NaN waits here for its result.
          results[index] = value
          guard !value.isNaN else { continue }
          scratch[count] = value
          count += 1
        }
        guard count > 0 else { continue }
        let inside = UnsafeBufferPointer(rebasing: scratch[..<count])
        let found = UnsafeMutableBufferPointer(rebasing: scratch[capacity..<capacity + count])
        do throws(KeisenError) {
          try call(isForward, inside, into: found)
        } catch {
          found.initialize(repeating: .nan)
          let failed = Array(inside)
          state.withLock {
            $0.failures += 1
            $0.failed = (isForward, failed)
          }
        }
        var next = 0
        for index in block where !results[index].isNaN {
          let value = found[next]
          results[index] = !isForward || value.isFinite ? value : .nan
          next += 1
        }
      }
    }
  }

  /// Calls a function.
  ///
  /// - Throws: As `call(_:_:into:)`.
  func call(_ isForward: Bool, _ values: [Double]) throws(KeisenError) -> [Double] {
    var results = values
    try values.withUnsafeBufferPointer { (values) throws(KeisenError) in
      try results.withUnsafeMutableBufferPointer { (results) throws(KeisenError) in
        try call(isForward, values, into: results)
      }
    }
    return results
  }

  /// Calls a function, with no lock held; a result that it does not write is NaN.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it fails, `.invalidState` when this thread
  ///   is in a function of the scale already: one that uses the scale, by a projection on it or a
  ///   chart that shows it, would never end.
  private func call(
    _ isForward: Bool,
    _ values: UnsafeBufferPointer<Double>,
    into results: UnsafeMutableBufferPointer<Double>
  ) throws(KeisenError) {
    let name = isForward ? "forward" : "inverse"
    let function = isForward ? forwardFunction : inverseFunction
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(
        .invalidState,
        "\(name) of the \(label) scale must not be asked for by a function of that scale"
      )
    }
    defer { state.withLock { $0.callers.leave() } }
    results.initialize(repeating: .nan)
    try KeisenError.calling("\(name) of the \(label) scale") { try function(values, results) }
  }
}

extension CustomScale {
  /// How often a function has failed where nobody could be told.
  package var failures: Int { state.withLock { $0.failures } }

  /// Tells of failures.
  ///
  /// The function is asked once more, by this thread, so that its failure is known here.
  ///
  /// - Parameter failures: How many there were before.
  /// - Throws: `KeisenError` with code `.callback` when there were more.
  package func throwFailures(since failures: Int) throws(KeisenError) {
    let failed = state.withLock { $0.failures == failures ? nil : $0.failed }
    guard let failed else { return }
    _ = try call(failed.isForward, failed.values)
    throw KeisenError(.callback, "a function of the \(label) scale failed")
  }

  /// Runs `body`, and tells of what fails meanwhile.
  ///
  /// - Throws: What `body` throws, and as `throwFailures`.
  package func watched<Result>(
    _ body: () throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let before = failures
    let result = try body()
    try throwFailures(since: before)
    return result
  }
}
