import CKeisen
import Glibc
import Keisen
import KeisenPrimitives

/// Runs what a function of the ABI does and turns an error into its status and the thread's
/// message.
///
/// Rows of files and other sources that could not be read meanwhile are an error too.
func status(_ body: () throws(KeisenError) -> Void) -> keisen_status {
  do {
    try ReadFailures.collect(body)
    return KEISEN_OK
  } catch {
    LastError.store(error)
    return keisen_status(rawValue: error.code.rawValue)
  }
}

/// As above, for one call, whose result is left.
func status<Result>(of call: @autoclosure () throws(KeisenError) -> Result) -> keisen_status {
  status { () throws(KeisenError) in _ = try call() }
}

/// Returns a pointer that must not be NULL.
///
/// - Throws: `KeisenError` with code `.invalidArgument`.
func require<Pointee>(
  _ pointer: Out<Pointee>, _ name: String
) throws(KeisenError) -> UnsafeMutablePointer<Pointee> {
  guard let pointer else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  return pointer
}

/// What the last failing call of each thread said.
private enum LastError {
  private struct Entry {
    var message: UnsafeMutablePointer<CChar>?
    var systemError: Int32
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      let entry = pointer.assumingMemoryBound(to: Entry.self)
      free(entry.pointee.message)
      entry.deallocate()
    }
    return status == 0 ? key : nil
  }()

  private static var entry: UnsafeMutablePointer<Entry>? {
    guard let key, let pointer = pthread_getspecific(key) else { return nil }
    return pointer.assumingMemoryBound(to: Entry.self)
  }

  static func store(_ error: KeisenError) {
    guard let key else { return }
    let entry: UnsafeMutablePointer<Entry>
    if let known = self.entry {
      entry = known
      free(entry.pointee.message)
    } else {
      entry = .allocate(capacity: 1)
      pthread_setspecific(key, entry)
    }
    entry.initialize(to: Entry(message: strdup(error.message), systemError: error.systemError))
  }

  /// The thread's message, or nil before its first failure.
  static var message: UnsafePointer<CChar>? {
    guard let message = entry?.pointee.message else { return nil }
    return UnsafePointer(message)
  }

  static var systemError: Int32 { entry?.pointee.systemError ?? 0 }
}

/// Returns a string of this library as C has it, for ever.
func cString(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

// See base.h for all of these.

@c @implementation
public func keisen_last_error_message() -> CString {
  LastError.message ?? cString("")
}

@c @implementation
public func keisen_last_error_number() -> Int32 {
  LastError.systemError
}

@c @implementation
public func keisen_status_name(_ status: keisen_status) -> CString {
  switch status {
  case KEISEN_OK: cString("KEISEN_OK")
  case KEISEN_ERROR_INVALID_ARGUMENT: cString("KEISEN_ERROR_INVALID_ARGUMENT")
  case KEISEN_ERROR_OUT_OF_MEMORY: cString("KEISEN_ERROR_OUT_OF_MEMORY")
  case KEISEN_ERROR_NO_DEVICE: cString("KEISEN_ERROR_NO_DEVICE")
  case KEISEN_ERROR_DEVICE_LOST: cString("KEISEN_ERROR_DEVICE_LOST")
  case KEISEN_ERROR_UNSUPPORTED: cString("KEISEN_ERROR_UNSUPPORTED")
  case KEISEN_ERROR_IO: cString("KEISEN_ERROR_IO")
  case KEISEN_ERROR_INVALID_HANDLE: cString("KEISEN_ERROR_INVALID_HANDLE")
  case KEISEN_ERROR_INVALID_STATE: cString("KEISEN_ERROR_INVALID_STATE")
  case KEISEN_ERROR_CALLBACK: cString("KEISEN_ERROR_CALLBACK")
  case KEISEN_ERROR_TIMEOUT: cString("KEISEN_ERROR_TIMEOUT")
  case KEISEN_ERROR_CANCELLED: cString("KEISEN_ERROR_CANCELLED")
  case KEISEN_ERROR_INTERNAL: cString("KEISEN_ERROR_INTERNAL")
  default: cString("KEISEN_ERROR_UNKNOWN")
  }
}
