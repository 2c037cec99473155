import Glibc
import KeisenPrimitives

/// Items in memory that is checked when taken, since a caller's drawing decides how many there are.
struct ItemBuffer: ~Copyable {
  /// Number of items.
  private(set) var count = 0
  private var capacity = 0
  private var storage: UnsafeMutablePointer<Item>?

  init() {}

  deinit {
    free(storage)
  }

  /// The items' bytes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: storage, count: count * MemoryLayout<Item>.stride)
  }

  /// Adds an item.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func append(_ item: Item) throws(KeisenError) {
    if count == capacity {
      let wanted = max(64, 2 * capacity)
      let bytes = wanted * MemoryLayout<Item>.stride
      guard let grown = realloc(storage, bytes) else {
        throw .outOfMemory(bytes, for: "shapes of a picture")
      }
      storage = grown.assumingMemoryBound(to: Item.self)
      capacity = wanted
    }
    guard let storage else { throw .internal("items without memory") }
    (storage + count).initialize(to: item)
    count += 1
  }

  /// Tells an item where its patch begins in its block.
  mutating func setFirstWord(_ word: Int, of index: Int) {
    precondition(index < count, "item \(index) of \(count)")
    storage?[index].shape.z = Float(word)
  }

  /// Tells an item where its texels are.
  mutating func setTexelOffset(x: Int, y: Int, of index: Int) {
    precondition(index < count, "item \(index) of \(count)")
    storage?[index].extra = SIMD4(Float(x), Float(y), 0, 0)
  }
}
