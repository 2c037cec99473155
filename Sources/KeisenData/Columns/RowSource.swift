import KeisenPrimitives

/// Where the rows of a column are that are not in memory: they are read when somebody needs them.
///
/// A file is one, and so are whatever else can hand out any run of its rows: an archive, a data
/// base, other machines. The values must stay as they are. Both functions are called from several
/// threads at once, never while a lock is held, and may be called with the same rows again: what
/// was read is kept for a while only. They must not draw, or ask anything of, what shows the
/// column.
public protocol RowSource: AnyObject, Sendable {
  /// Reads rows.
  ///
  /// - Parameters:
  ///   - rows: Rows of the column, 1 or more.
  ///   - values: Room for their values in the column's type, one after another; aligned.
  /// - Throws: `KeisenError`: with code `.io` where they can't be had.
  func read(_ rows: Range<Int>, into values: UnsafeMutableRawPointer) throws(KeisenError)

  /// Tells the bounds of blocks of rows without handing out the rows, where that costs less.
  ///
  /// - Parameters:
  ///   - blocks: The blocks; of the column's last one some rows may be missing.
  ///   - bounds: Room for the bounds of each.
  /// - Returns: Whether it did; where it returns false the rows are read.
  /// - Throws: As `read`.
  func summarize(_ blocks: RowBlocks, into bounds: BlockBounds) throws(KeisenError) -> Bool
}

extension RowSource {
  /// Tells nothing.
  public func summarize(
    _ blocks: RowBlocks,
    into bounds: BlockBounds
  ) throws(KeisenError) -> Bool { false }
}

/// Blocks of rows one after another: block 0 begins with row 0.
public struct RowBlocks: Hashable, Sendable {
  /// Rows of a block: 64, 256, 1,024 and so on.
  public var rowsPerBlock: Int
  /// Their numbers, 1 or more.
  public var numbers: Range<Int>

  /// Makes blocks.
  public init(rowsPerBlock: Int, numbers: Range<Int>) {
    (self.rowsPerBlock, self.numbers) = (rowsPerBlock, numbers)
  }
}

/// Where the bounds of blocks are written: of each the least and the greatest finite value, and
/// whether it has a gap.
public struct BlockBounds: @unchecked Sendable {
  /// The least values, in the column's type; the type's greatest value, or infinity, where a block
  /// has none.
  public var lows: UnsafeMutableRawPointer
  /// The greatest values; the type's least value, or negative infinity, where a block has none.
  public var highs: UnsafeMutableRawPointer
  /// Whether a row is NaN, infinite, or the least timestamp.
  public var gaps: UnsafeMutablePointer<Bool>

  /// Makes a place for bounds.
  public init(
    lows: UnsafeMutableRawPointer,
    highs: UnsafeMutableRawPointer,
    gaps: UnsafeMutablePointer<Bool>
  ) {
    (self.lows, self.highs, self.gaps) = (lows, highs, gaps)
  }

  /// The place `count` bounds of `width` bytes further.
  func advanced(by count: Int, width: Int) -> BlockBounds {
    BlockBounds(lows: lows + count * width, highs: highs + count * width, gaps: gaps + count)
  }

  /// Copies bounds from another place.
  func copy(_ count: Int, width: Int, from other: BlockBounds) {
    lows.copyMemory(from: other.lows, byteCount: count * width)
    highs.copyMemory(from: other.highs, byteCount: count * width)
    UnsafeMutableRawPointer(gaps).copyMemory(from: other.gaps, byteCount: count)
  }
}
