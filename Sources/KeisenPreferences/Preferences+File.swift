import Glibc
import KeisenJSON
import KeisenPrimitives

extension Preferences {
  /// Writes all values and the version to the file.
  ///
  /// A new file in the same folder is written, synchronised and renamed, and the folder synchronised: a crash at any
  /// moment leaves the old file or the new one, and so does every error. Symbolic links are followed and
  /// permissions kept. A crash in between may leave a file named `.keisen-` and letters.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the file would have more than 16 MiB, which none may that is read;
  ///   `.io` when the system refuses: no such folder, no permission, no room; `.invalidState` when the user's preferences have no file; `.outOfMemory`.
  public func save() throws(KeisenError) {
    guard !path.isEmpty else {
      throw KeisenError(.invalidState, "there is no file for preferences")
    }
    let (values, damaged) = state.withLock { ($0.values, $0.damaged) }
    let text = try document(values).document()
    guard text.utf8.count <= FileContent.mostBytes else {
      throw .invalidArgument(
        "preferences must be at most \(FileContent.mostBytes) bytes, got \(text.utf8.count)"
      )
    }
    if makesFolder { try makeFolder() }
    if let damaged {
      _ = try AtomicFile.setAside(path, damaged)
      state.withLock { if $0.damaged == damaged { $0.damaged = nil } }
    }
    var failure: KeisenError?
    var copy = text
    copy.withUTF8 { bytes in
      do throws(KeisenError) {
        try AtomicFile.write(UnsafeRawBufferPointer(bytes), to: path, synchronized: true)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func document(_ values: [String: Value]) -> JSON {
    let members = keys.compactMap { key in values[key].map { JSON.Member(key, JSON($0)) } }
    return .object([.init("values", .object(members)), .init("version", .string(version))])
  }

  /// Makes the folders on the way to the file that are not there, for the user alone.
  private func makeFolder() throws(KeisenError) {
    let bytes = Array(path.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      let folder = String(decoding: bytes[..<index], as: UTF8.self)
      guard mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      let code = errno
      var status = stat()
      // A folder that is there may be on a system that can't be written.
      if stat(folder, &status) == 0 { continue }
      throw .io("can't make folder \(String(reflecting: folder))", code)
    }
  }
}

extension JSON {
  /// Writes a value.
  fileprivate init(_ value: Preferences.Value) {
    switch value {
    case .int(let number): self = .integer(number)
    case .double(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .bool(flag)
    }
  }
}
