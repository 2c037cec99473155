import Glibc
import KeisenDrawing
import KeisenPrimitives

/// A square of the picture while it is drawn: float pixels, colours multiplied by alpha.
///
/// Four neighbours of a row form a group, stored red, green, blue, alpha (16 x 4 floats in one
/// cache line), so that coverage multiplies without shuffling. A group that nothing has touched
/// isn't stored at all: it has the tile's `ground` colour. One thread owns a tile and uses it for
/// one place after the other.
struct Tile: ~Copyable {
  /// Pixels along each side.
  static let side = 64
  /// Groups of four pixels in a row.
  static let groups = side / 4

  /// Four vectors a group, 16 groups a row, 64 rows.
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// One bit a group of each row: whether it is stored in `pixels`.
  let stored: UnsafeMutablePointer<UInt16>
  /// Coverage of the polyline that is being drawn; empty between two primitives.
  let coverage: Coverage
  /// One number a column, for an envelope's columns.
  let columnCoverage: UnsafeMutablePointer<Float>
  /// Room for what is near one column of an envelope.
  let fringes: EnvelopeFringes
  /// What the markers that are being drawn let through; all of it between two primitives.
  let transmittance: Transmittance
  /// Room for what a filled path covers.
  let pathCoverage: UnsafeMutablePointer<Float>
  /// The colour of every group that isn't stored.
  private(set) var ground = SIMD4<Float>.zero
  /// Whether no group is stored.
  private(set) var isUniform = true
  /// Column of the picture at the tile's left side.
  private(set) var x = 0
  /// Row of the picture at the tile's top side.
  private(set) var y = 0
  /// Columns of the tile that are inside the picture.
  private(set) var width = 0
  /// Rows of the tile that are inside the picture.
  private(set) var height = 0
  private let memory: AlignedMemory

  /// Takes the memory of a tile, about 140 kB.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init() throws(KeisenError) {
    let vectors = Tile.side * Tile.groups * 4
    let used = vectors * 16 + Coverage.bytes + Tile.side * 4 + Tile.side * 2
    // Vectors are read from what is behind it.
    let shared = (used + Transmittance.bytes + EnvelopeFringes.bytes + 63) / 64 * 64
    let bytes = shared + Tile.side * PathTiles.lineStride * 4
    memory = try AlignedMemory(byteCount: bytes, for: "a tile")
    let base = memory.base
    // Pixels are never read before they are stored.
    memset(base + vectors * 16, 0, bytes - vectors * 16)
    pixels = base.bindMemory(to: SIMD4<Float>.self, capacity: vectors)
    coverage = Coverage(memory: base + vectors * 16)
    let notes = base + vectors * 16 + Coverage.bytes
    columnCoverage = notes.assumingMemoryBound(to: Float.self)
    stored = (notes + Tile.side * 4).assumingMemoryBound(to: UInt16.self)
    transmittance = Transmittance(memory: base + used)
    fringes = EnvelopeFringes(memory: base + used + Transmittance.bytes)
    pathCoverage = (base + shared).assumingMemoryBound(to: Float.self)
  }

  /// Moves the tile to another place of a picture, where all pixels have one colour.
  mutating func begin(x: Int, y: Int, of picture: PixelBuffer, ground: SIMD4<Float>) {
    self.x = x
    self.y = y
    width = min(Tile.side, picture.width - x)
    height = min(Tile.side, picture.height - y)
    clear(to: ground)
  }

  /// Gives all pixels one colour.
  mutating func clear(to color: SIMD4<Float>) {
    ground = color
    if !isUniform {
      stored.update(repeating: 0, count: Tile.side)
      isUniform = true
    }
  }

  /// Blends a colour, multiplied by alpha, over all pixels.
  mutating func cover(with color: SIMD4<Float>) {
    if color.w >= 1 {
      clear(to: color)
    } else if isUniform {
      ground = color + ground * (1 - color.w)
    } else {
      for row in 0..<Tile.side { cover(row, 0..<Tile.groups, with: color) }
    }
  }

  /// Blends a colour, multiplied by alpha, over whole groups of a row.
  mutating func cover(_ row: Int, _ groups: Range<Int>, with color: SIMD4<Float>) {
    guard color.w >= 1 else {
      let one = SIMD4<Float>(repeating: 1)
      for group in groups { blend(row, group, color, coverage: one) }
      return
    }
    let source = Group(
      red: SIMD4(repeating: color.x),
      green: SIMD4(repeating: color.y),
      blue: SIMD4(repeating: color.z),
      alpha: SIMD4(repeating: color.w)
    )
    for group in groups {
      let place = pixels + (row &* Tile.groups &+ group) &* 4
      place[0] = source.red
      place[1] = source.green
      place[2] = source.blue
      place[3] = source.alpha
    }
    let end = UInt32(1) &<< UInt32(truncatingIfNeeded: groups.upperBound)
    let start = UInt32(1) &<< UInt32(truncatingIfNeeded: groups.lowerBound)
    stored[row] |= UInt16(truncatingIfNeeded: end &- start)
    isUniform = false
  }

  /// Blends one colour, multiplied by alpha, over a group.
  @inline(__always)
  mutating func blend(_ row: Int, _ group: Int, _ color: SIMD4<Float>, coverage: SIMD4<Float>) {
    let source = Group(
      red: coverage * color.x,
      green: coverage * color.y,
      blue: coverage * color.z,
      alpha: coverage * color.w
    )
    blend(row, group, source)
  }

  /// Blends four colours, multiplied by alpha and coverage, over a group.
  @inline(__always)
  mutating func blend(_ row: Int, _ group: Int, _ source: Group) {
    let keep = SIMD4<Float>(repeating: 1) - source.alpha
    let place = pixels + (row &* Tile.groups &+ group) &* 4
    let bit = 1 as UInt16 &<< UInt16(truncatingIfNeeded: group)
    if stored[row] & bit != 0 {
      place[0] = source.red + place[0] * keep
      place[1] = source.green + place[1] * keep
      place[2] = source.blue + place[2] * keep
      place[3] = source.alpha + place[3] * keep
    } else {
      stored[row] |= bit
      isUniform = false
      place[0] = source.red + keep * ground.x
      place[1] = source.green + keep * ground.y
      place[2] = source.blue + keep * ground.z
      place[3] = source.alpha + keep * ground.w
    }
  }

  /// Four pixels side by side, or four colours to blend over them.
  struct Group: BitwiseCopyable {
    var red: SIMD4<Float>
    var green: SIMD4<Float>
    var blue: SIMD4<Float>
    var alpha: SIMD4<Float>
  }
}
