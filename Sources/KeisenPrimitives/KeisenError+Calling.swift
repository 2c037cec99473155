extension KeisenError {
  /// Runs code of the caller's and turns what it throws into an error of ours.
  ///
  /// - Parameters:
  ///   - name: What messages call the code: `tick formatter`.
  ///   - body: Calls it.
  /// - Returns: What `body` returns.
  /// - Throws: `KeisenError` with code `.callback`.
  package static func calling<Result: ~Copyable>(
    _ name: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws(KeisenError) -> Result {
    do {
      return try body()
    } catch let error as KeisenError where error.code == .callback {
      throw error
    } catch {
      throw KeisenError(.callback, "\(name()) failed: \(error)")
    }
  }
}
