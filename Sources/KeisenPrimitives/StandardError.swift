import Glibc

/// Where a library says what no call can return.
package enum StandardError {
  /// Writes one line, where somebody may read it.
  ///
  /// No signal reaches the caller, as from a reader that left; what can't be written is lost.
  ///
  /// - Parameter line: Without a line feed; `keisen: ` comes before it.
  package static func report(_ line: String) {
    let bytes = Array("keisen: \(line)\n".utf8)
    do throws(SystemError) {
      let file = try FileDescriptor(duplicating: STDERR_FILENO)
      let written = bytes.withUnsafeBytes { bytes in
        Result { () throws(SystemError) in try file.write(bytes) }
      }
      try written.get()
    } catch {
      // There is no better place to say so.
    }
  }
}
