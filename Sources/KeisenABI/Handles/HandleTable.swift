import Keisen

/// All handles of the process: slot and generation, never an address.
///
/// A handle's low 32 bits are its slot plus one, the high bits the slot's generation, so that a
/// handle that was released is not taken for a later one in the same slot until 2^31 have passed
/// there. Free slots are used in turn, the longest free one first.
struct HandleTable {
  static let shared = Locked(HandleTable())

  private struct Slot {
    var object: HandleObject?
    var generation: UInt32 = 0
    /// References of the caller alone; containers keep the object itself.
    var references = 0
  }

  private static let maxSlots = Int(UInt32.max) - 1
  private static let generationMask: UInt32 = 0x7fff_ffff

  private var slots: [Slot] = []
  private var free: [UInt32] = []
  private var firstFree = 0

  /// Puts an object into the table, with one reference.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory` when there are 2^32 handles.
  mutating func insert(_ object: HandleObject) throws(KeisenError) -> UInt {
    let slot: Int
    if firstFree < free.count {
      slot = Int(free[firstFree])
      firstFree += 1
      if firstFree == free.count || firstFree > 4096 {
        free.removeFirst(firstFree)
        firstFree = 0
      }
    } else {
      guard slots.count < Self.maxSlots else {
        throw KeisenError(.outOfMemory, "there are \(slots.count) handles already")
      }
      slot = slots.count
      slots.append(Slot())
    }
    slots[slot].object = object
    slots[slot].references = 1
    return UInt(slots[slot].generation) << 32 | UInt(slot + 1)
  }

  /// The object of a handle, or nil where there is none any more.
  func object(of handle: UInt) -> HandleObject? {
    guard let slot = slot(of: handle) else { return nil }
    return slots[slot].object
  }

  /// Adds a reference; returns whether the handle is alive.
  mutating func retain(_ handle: UInt) -> Bool {
    guard let slot = slot(of: handle) else { return false }
    slots[slot].references += 1
    return true
  }

  /// Gives a reference back; returns the object, which the caller lets go, or nil for a dead
  /// handle.
  mutating func release(_ handle: UInt) -> HandleObject? {
    guard let slot = slot(of: handle) else { return nil }
    let object = slots[slot].object
    slots[slot].references -= 1
    if slots[slot].references == 0 {
      slots[slot].object = nil
      slots[slot].generation = (slots[slot].generation &+ 1) & Self.generationMask
      free.append(UInt32(slot))
    }
    return object
  }

  private func slot(of handle: UInt) -> Int? {
    let slot = Int(handle & 0xffff_ffff) - 1
    guard slot >= 0, slot < slots.count, slots[slot].object != nil else { return nil }
    return UInt(slots[slot].generation) == handle >> 32 ? slot : nil
  }
}
