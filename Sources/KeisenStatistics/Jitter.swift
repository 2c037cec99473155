/// Random numbers by row: the same for the same seed and row, whatever other rows there are.
///
/// The row's place in the sequence that SplitMix64 gives for the seed (G. Steele, D. Lea, C. Flood,
/// OOPSLA 2014).
package struct Jitter: Hashable, Sendable {
  private let seed: UInt64

  /// Makes the numbers that belong to a seed.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Returns a number from -1 to below 1, each equally likely.
  package func offset(row: Int) -> Double {
    var bits = seed &+ (UInt64(bitPattern: Int64(row)) &+ 1) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return Double(Int64(bitPattern: bits) >> 11) * 0x1p-52
  }

  /// Sets a batch to the numbers of rows that follow each other, the first one's number given.
  package func fill(_ offsets: UnsafeMutableBufferPointer<Double>, firstRow: Int) {
    for index in offsets.indices { offsets[index] = offset(row: firstRow &+ index) }
  }
}
