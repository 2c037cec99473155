import CKeisen
import Keisen

/// What a callback of the caller's works on; it ends with the last use.
///
/// Make one when nothing can fail any more, or disarm it where something did: a function that fails
/// must leave it to the caller.
final class CallbackContext: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?
  private var destroy: keisen_destroy_callback?

  init(_ pointer: UnsafeMutableRawPointer?, _ destroy: keisen_destroy_callback?) {
    self.pointer = pointer
    self.destroy = destroy
  }

  deinit { destroy?(pointer) }

  /// Takes over the end from the caller, when nothing can fail any more; only as long as no other
  /// thread can know of this.
  func arm(_ destroy: keisen_destroy_callback?) { self.destroy = destroy }

  /// Leaves the end to the caller; only as long as no other thread can know of this.
  func disarm() { destroy = nil }

  /// Returns what to throw when a callback, which messages call `name`, did not return KEISEN_OK.
  static func failure(_ name: String, _ status: keisen_status) -> KeisenError {
    let text = keisen_status_name(status).map { String(cString: $0) } ?? ""
    return KeisenError(.callback, "\(name) returned \(text)")
  }
}
