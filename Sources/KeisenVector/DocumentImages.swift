import KeisenPrimitives

/// The pictures of a document, such that each of them is held once, however often it is drawn.
struct DocumentImages {
  private struct Entry {
    let image: Image
    let size: Size
    let number: Int
  }

  private var entries: [Int: [Entry]] = [:]
  private var count = 0

  /// Finds the number of a picture, or gives it one.
  ///
  /// - Parameters:
  ///   - image: The picture; one with equal pixels is the same.
  ///   - size: The size at which it is held, in points, where documents hold pictures at one.
  /// - Returns: The number, and whether the picture had it before.
  mutating func number(of image: Image, at size: Size = .zero) -> (number: Int, isKnown: Bool) {
    var hasher = Hasher()
    image.withUnsafeBytes { hasher.combine(bytes: $0) }
    let key = hasher.finalize()
    let known = entries[key, default: []].first { entry in
      entry.size == size && Self.areEqual(entry.image, image)
    }
    if let known { return (known.number, true) }
    defer { count += 1 }
    entries[key, default: []].append(Entry(image: image, size: size, number: count))
    return (count, false)
  }

  private static func areEqual(_ one: Image, _ other: Image) -> Bool {
    guard one !== other else { return true }
    guard one.width == other.width, one.height == other.height else { return false }
    return one.withUnsafeBytes { ones in
      other.withUnsafeBytes { others in ones.elementsEqual(others) }
    }
  }
}
