import Glibc
import KeisenJSON
import KeisenPrimitives

extension Preferences {
  /// Writes all values and the version to the file.
  ///
  /// A new file in the same folder is written, synchronised and renamed, and the folder
  /// synchronised: a crash at any moment leaves the old file or the new one, and so does every
  /// error. A file that was found to be damaged or of another version, and still is where it was,
  /// gets another name beside the new one, such as `player.json.other-version`, and a number where
  /// that is taken; nothing is overwritten. Symbolic links are followed and permissions kept. A
  /// crash in between may leave a file named `.keisen-` and letters. Several threads save one after
  /// the other, each what the values are by then: the file never has older ones than the last to
  /// begin.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the file would have more than 16
  ///   MiB, which none may that is read; `.io` when the system refuses: no such folder, no
  ///   permission, no room; `.invalidState` when the user's preferences have no file;
  ///   `.outOfMemory`.
  public func save() throws(KeisenError) {
    guard !path.isEmpty else {
      throw KeisenError(
        .invalidState,
        "preferences have no file to save to: KEISEN_PREFERENCES is none, or there is no home folder"
      )
    }
    try aside.withLock { (aside) throws(KeisenError) in
      try write(state.withLock { $0.values }, keeping: aside)
      aside = nil
    }
  }

  private func write(
    _ values: [Key: Value],
    keeping aside: AtomicFile.Aside?
  ) throws(KeisenError) {
    var text = try document(values).document()
    guard text.utf8.count <= FileContent.maxBytes else {
      throw .invalidArgument(
        "preferences must be at most \(FileContent.maxBytes) bytes, got \(text.utf8.count)"
      )
    }
    if makesFolder { try makeFolder() }
    let written = text.withUTF8 { bytes in
      Result { () throws(KeisenError) in
        let bytes = UnsafeRawBufferPointer(bytes)
        try AtomicFile.write(bytes, to: path, synchronized: true, keeping: aside)
      }
    }
    try written.get()
  }

  private func document(_ values: [Key: Value]) -> JSON {
    let members = keys.compactMap { key in
      values[key].map { JSON.Member(key.description, JSON($0)) }
    }
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
