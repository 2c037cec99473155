import Glibc

/// An errno.
struct SystemError: Error, Equatable {
  /// The errno.
  let code: Int32
}

/// Calls `body` until it is not interrupted, and returns its result.
///
/// - Throws: The errno where the result is negative.
@discardableResult
func check<Result: SignedInteger>(_ body: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(code: errno) }
  }
}

extension KeisenError {
  /// The system refused something: `what` tells what could not be done, `code` is the errno.
  package static func io(_ what: String, _ code: Int32) -> KeisenError {
    KeisenError(.io, "\(what): \(reason(code))", systemError: code)
  }

  nonisolated(unsafe) private static let english = newlocale(1 << LC_MESSAGES, "C", nil)

  /// The system's English text for an errno, which begins in lower case unless with a name.
  private static func reason(_ code: Int32) -> String {
    guard let english, let text = strerror_l(code, english) else { return "error \(code)" }
    let reason = String(cString: text)
    let start = reason.prefix(2)
    guard start.last?.isLowercase == true else { return reason }
    return start.prefix(1).lowercased() + reason.dropFirst()
  }
}
