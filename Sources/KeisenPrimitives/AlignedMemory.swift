import Glibc

/// Memory that begins on a cache line, not set yet.
///
/// What is given back waits for whoever wants as much: each frame takes a tile and a compressor a
/// thread. The C library's aligned memory, taken and given back in turn, leaves holes before glibc
/// 2.38 that it never fills (0.6 MB for a small chart); plain memory would be handed back to the
/// system after each frame, and faulted in by the next.
package struct AlignedMemory: ~Copyable, @unchecked Sendable {
  /// Bytes that the beginning is a multiple of.
  package static let alignment = 64

  /// The first byte.
  package let base: UnsafeMutableRawPointer
  private let piece: Piece

  /// Takes memory; `purpose` names it in the error.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(byteCount: Int, for purpose: String) throws(KeisenError) {
    let (bytes, isTooLarge) = byteCount.addingReportingOverflow(Self.alignment)
    guard !isTooLarge, let piece = Spares.shared.withLock({ $0.take(bytes) }) ?? Piece(bytes) else {
      throw .outOfMemory(byteCount, for: purpose)
    }
    self.piece = piece
    base = piece.start.alignedUp(toMultipleOf: Self.alignment)
  }

  deinit {
    let piece = piece
    if !Spares.shared.withLock({ $0.keep(piece) }) { free(piece.start) }
  }
}

/// Plain memory of the C library.
private struct Piece {
  let start: UnsafeMutableRawPointer
  let byteCount: Int

  init?(_ byteCount: Int) {
    guard let start = malloc(byteCount) else { return nil }
    (self.start, self.byteCount) = (start, byteCount)
  }
}

/// The pieces that wait, bounded in number and bytes.
private struct Spares {
  static let shared = Locked(Spares())
  private static let maxPieces = 32
  private static let maxBytes = 16 << 20

  private var pieces: [Piece] = []
  private var byteCount = 0

  init() { pieces.reserveCapacity(Self.maxPieces) }

  mutating func take(_ byteCount: Int) -> Piece? {
    guard let index = pieces.lastIndex(where: { $0.byteCount == byteCount }) else { return nil }
    self.byteCount -= byteCount
    pieces.swapAt(index, pieces.count - 1)
    return pieces.removeLast()
  }

  /// Whether there was room for the piece.
  mutating func keep(_ piece: Piece) -> Bool {
    guard pieces.count < Self.maxPieces, piece.byteCount <= Self.maxBytes - byteCount else {
      return false
    }
    byteCount += piece.byteCount
    pieces.append(piece)
    return true
  }
}
