/// What went wrong, in one line.
///
/// The message starts in lower case and holds the value: `height must be positive, got 0`.
public struct KeisenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  ///
  /// An open set: later versions may add codes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The number that the C ABI uses for this code.
    ///
    /// Negative, never renumbered.
    public let rawValue: Int32

    /// Makes a code from its number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// A value that the caller chose is not allowed.
    public static let invalidArgument = Code(rawValue: -1)
    /// The host or the device has no memory left.
    public static let outOfMemory = Code(rawValue: -2)
    /// No Vulkan loader, or no device that will do.
    public static let noDevice = Code(rawValue: -3)
    /// The driver has reset or lost the device.
    public static let deviceLost = Code(rawValue: -4)
    /// Valid, but not here.
    public static let unsupported = Code(rawValue: -5)
    /// A file could not be read or written; `systemError` holds errno.
    public static let io = Code(rawValue: -6)
    /// A handle is NULL, stale or of another kind.
    ///
    /// The C ABI alone uses it.
    public static let invalidHandle = Code(rawValue: -7)
    /// The object is not in a state for this call.
    public static let invalidState = Code(rawValue: -8)
    /// The caller's own code reported a failure.
    public static let callback = Code(rawValue: -9)
    /// Work did not end within its limit.
    public static let timeout = Code(rawValue: -10)
    /// The caller has stopped the work before it came to this.
    public static let cancelled = Code(rawValue: -11)
    /// A defect of Keisen.
    public static let `internal` = Code(rawValue: -99)
  }

  /// The kind of the error.
  public let code: Code
  /// One line: what is wrong, and the value.
  public let message: String
  /// The errno of an `.io` error, 0 elsewhere.
  public let systemError: Int32

  /// Makes an error.
  public init(_ code: Code, _ message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// The message.
  public var description: String { message }
}

extension KeisenError {
  /// A value that the caller chose is not allowed.
  package static func invalidArgument(_ message: String) -> KeisenError {
    KeisenError(.invalidArgument, message)
  }

  /// No memory for `bytes` bytes of `what`.
  package static func outOfMemory(_ bytes: Int, for what: String) -> KeisenError {
    KeisenError(.outOfMemory, "no memory for \(bytes) bytes of \(what)")
  }

  /// A defect of ours.
  package static func `internal`(_ message: String) -> KeisenError {
    KeisenError(.internal, "\(message); this is a defect of Keisen, please report it")
  }
}
