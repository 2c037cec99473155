import Glibc

/// Returns the numbers that a file holds; none where there is no file.
func readNumbers<Number>(_ path: String, as type: Number.Type) -> [Number] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file) / MemoryLayout<Number>.size
  rewind(file)
  return [Number](unsafeUninitializedCapacity: count) { buffer, initialized in
    initialized = fread(buffer.baseAddress, MemoryLayout<Number>.size, count, file)
  }
}
