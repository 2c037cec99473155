import KeisenPrimitives

extension UploadedFrame {
  /// Patches, from the one of an item on, that lie in one block.
  struct PatchPiece {
    var firstItem: Int
    var set: Handle<DescriptorSetKind>
  }
}

extension Uploads {
  /// Copies patches to the device and tells their items where they are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    _ patches: PlannedPatches,
    of items: inout ItemBuffer
  ) throws(KeisenError) -> [UploadedFrame.PatchPiece] {
    defer { withExtendedLifetime(patches.words) {} }
    var pieces: [UploadedFrame.PatchPiece] = []
    for patch in patches.patches {
      let words = UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: patches.words.elements[patch.words])
      )
      let region = try take(words.count, atLeast: words.count, alignment: 4)
      region.bytes.copyMemory(from: words)
      items.setFirstWord(region.offset / 4, of: patch.item)
      if pieces.last?.set != region.set {
        pieces.append(UploadedFrame.PatchPiece(firstItem: patch.item, set: region.set))
      }
    }
    return pieces
  }
}
