import KeisenDrawing

extension Tile {
  /// Blends markers one over the other, within a clip.
  mutating func mark(
    _ set: MarkerSet,
    _ batches: UnsafePointer<MarkerBatch>,
    _ column: Int,
    _ row: Int,
    clip: BoxCoverage?
  ) {
    switch set.shape {
    case .circle: mark(CircleKernel.self, set, batches, column, row, clip)
    case .square: mark(SquareKernel.self, set, batches, column, row, clip)
    case .diamond: mark(DiamondKernel.self, set, batches, column, row, clip)
    case .triangleUp: mark(TriangleUpKernel.self, set, batches, column, row, clip)
    case .triangleDown: mark(TriangleDownKernel.self, set, batches, column, row, clip)
    case .triangleLeft: mark(TriangleLeftKernel.self, set, batches, column, row, clip)
    case .triangleRight: mark(TriangleRightKernel.self, set, batches, column, row, clip)
    case .cross: mark(CrossKernel.self, set, batches, column, row, clip)
    case .plus: mark(PlusKernel.self, set, batches, column, row, clip)
    case .star: mark(StarKernel.self, set, batches, column, row, clip)
    case .ring: mark(RingKernel.self, set, batches, column, row, clip)
    case .pentagon: mark(PentagonKernel.self, set, batches, column, row, clip)
    case .hexagon: mark(HexagonKernel.self, set, batches, column, row, clip)
    case .verticalBar: mark(VerticalBarKernel.self, set, batches, column, row, clip)
    case .horizontalBar: mark(HorizontalBarKernel.self, set, batches, column, row, clip)
    }
  }

  /// Markers of one colour from which on a tile collects what they let through.
  ///
  /// That costs the pass over the tile, and saves three of four blends.
  private static let minCollected = 64

  /// Markers after which a tile looks whether it lets anything through still: that costs less than
  /// a few of them.
  private static let minLooked = 1024

  @inline(__always)
  private mutating func mark<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ set: MarkerSet,
    _ batches: UnsafePointer<MarkerBatch>,
    _ column: Int,
    _ row: Int,
    _ clip: BoxCoverage?
  ) {
    // Where a clip covers a part of pixels each marker is clipped by itself.
    guard set.isPlain, clip?.isSharp ?? true else {
      markInOrder(kernel, set, batches, column, row, clip)
      return
    }
    var count = 0
    for index in set.firstBatch..<set.endBatch where count < Self.minCollected {
      count += batches[index].count(tileColumn: column, tileRow: row)
    }
    if count < Self.minCollected {
      markInOrder(kernel, set, batches, column, row, clip)
    } else {
      collect(kernel, set, batches, column, row)
      blendTransmittance(set.color, clip: clip)
    }
  }

  /// Multiplies what markers of one colour let through.
  @inline(never)
  private func collect<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ set: MarkerSet,
    _ batches: UnsafePointer<MarkerBatch>,
    _ column: Int,
    _ row: Int
  ) {
    let origin = SIMD2(Double(x), Double(y))
    let light = transmittance
    let ratio = set.pixelRatio
    var collected = 0
    for index in set.firstBatch..<set.endBatch {
      // What is full stays full.
      if collected >= Self.minLooked {
        if light.isDark(width: width, height: height) { return }
        collected = 0
      }
      collected += batches[index].count(tileColumn: column, tileRow: row)
      guard set.isVaried else {
        let pen = set.pen
        let alpha = SIMD4(repeating: set.color.w * pen.opacity)
        let places = batches[index].places(tileColumn: column, tileRow: row)
        if let window = MarkerWindow(extent: pen.extent) {
          for place in places {
            let centre = SIMD2<Float>(SIMD2<Double>(place) * ratio - origin)
            Self.collect(kernel, centre, pen, alpha, window, light)
          }
        } else {
          for place in places {
            let centre = SIMD2<Float>(SIMD2<Double>(place) * ratio - origin)
            Self.collect(kernel, centre, pen, alpha, light)
          }
        }
        continue
      }
      for entry in batches[index].entries(tileColumn: column, tileRow: row) {
        let pen = set.pen(size: entry.size, Kernel.shape)
        let alpha = SIMD4(repeating: set.color.w * pen.opacity)
        let centre = SIMD2<Float>(SIMD2<Double>(entry.place) * ratio - origin)
        Self.collect(kernel, centre, pen, alpha, light)
      }
    }
  }

  @inline(__always)
  private static func collect<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ centre: SIMD2<Float>,
    _ pen: MarkerPen,
    _ alpha: SIMD4<Float>,
    _ light: Transmittance
  ) {
    let box = MarkerBox(centre, pen.extent)
    let one = SIMD4<Float>(repeating: 1)
    let left = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) - SIMD4(repeating: centre.x)
    // Down the rows: what depends on x alone is worked out once.
    var column = box.left
    while column < box.right {
      let x = left + SIMD4(repeating: Float(Int32(truncatingIfNeeded: column)))
      var row = box.top
      while row < box.bottom {
        let y = Float(Int32(truncatingIfNeeded: row)) + 0.5 - centre.y
        light.multiply(row, column, by: one - Kernel.coverage(x, y, pen.outer) * alpha)
        row &+= 1
      }
      column &+= 4
    }
  }

  /// Multiplies what a small marker lets through of as many pixels as any of its size may touch.
  @inline(__always)
  private static func collect<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ centre: SIMD2<Float>,
    _ pen: MarkerPen,
    _ alpha: SIMD4<Float>,
    _ window: MarkerWindow,
    _ light: Transmittance
  ) {
    let one = SIMD4<Float>(repeating: 1)
    let corner = window.corner(centre)
    let x = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: corner.place.x - centre.x)
    var y = corner.place.y - centre.y + 0.5
    for row in 0..<window.rows {
      light.multiply(
        corner.row &+ row,
        corner.column,
        by: one - Kernel.coverage(x, y, pen.outer) * alpha
      )
      y += 1
    }
  }

  /// Blends a colour, multiplied by alpha, over all that isn't let through, and lets all through
  /// again.
  private mutating func blendTransmittance(_ color: SIMD4<Float>, clip: BoxCoverage?) {
    let solid = SIMD4(color.x, color.y, color.z, color.w) / SIMD4(repeating: color.w)
    let one = SIMD4<Float>(repeating: 1)
    for row in 0..<Tile.side {
      for group in 0..<Tile.groups {
        let light = transmittance.take(row, group)
        guard light.x + light.y + light.z + light.w < 4 else { continue }
        var part = one - light
        if let clip {
          part *= clip.coverage(SIMD4<Float>.centres(ofGroup: group), Float(row) + 0.5)
        }
        blend(row, group, solid, coverage: part)
      }
    }
    transmittance.clearMargin()
  }

  /// Blends markers of any colours in their order.
  @inline(never)
  private mutating func markInOrder<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ set: MarkerSet,
    _ batches: UnsafePointer<MarkerBatch>,
    _ column: Int,
    _ row: Int,
    _ clip: BoxCoverage?
  ) {
    let origin = SIMD2(Double(x), Double(y))
    let ratio = set.pixelRatio
    for index in set.firstBatch..<set.endBatch {
      guard set.isVaried else {
        let pen = set.pen
        for place in batches[index].places(tileColumn: column, tileRow: row) {
          let centre = SIMD2<Float>(SIMD2<Double>(place) * ratio - origin)
          mark(kernel, centre, pen, set.color, set.border > 0, set.borderColor, clip)
        }
        continue
      }
      for entry in batches[index].entries(tileColumn: column, tileRow: row) {
        let pen = set.sizes == nil ? set.pen : set.pen(size: entry.size, Kernel.shape)
        let color = set.colors == nil ? set.color : entry.color.premultiplied
        let centre = SIMD2<Float>(SIMD2<Double>(entry.place) * ratio - origin)
        mark(kernel, centre, pen, color, set.border > 0, set.borderColor, clip)
      }
    }
  }

  /// Blends one marker.
  @inline(__always)
  private mutating func mark<Kernel: MarkerKernel>(
    _ kernel: Kernel.Type,
    _ centre: SIMD2<Float>,
    _ pen: MarkerPen,
    _ color: SIMD4<Float>,
    _ hasBorder: Bool,
    _ borderColor: SIMD4<Float>,
    _ clip: BoxCoverage?
  ) {
    let box = MarkerBox(centre, pen.extent)
    let fill = color * pen.opacity
    let border = borderColor * pen.opacity
    var group = box.left / 4
    while group &* 4 < box.right {
      let pixels = SIMD4<Float>.centres(ofGroup: group)
      let x = pixels - SIMD4(repeating: centre.x)
      var row = box.top
      while row < box.bottom {
        let middle = Float(Int32(truncatingIfNeeded: row)) + 0.5
        let y = middle - centre.y
        var outer = Kernel.coverage(x, y, pen.outer)
        if let clip { outer *= clip.coverage(pixels, middle) }
        if hasBorder {
          var inner = Kernel.coverage(x, y, pen.inner) * pen.innerOpacity
          if let clip { inner *= clip.coverage(pixels, middle) }
          let rest = (outer - inner).saturated
          let source = Group(
            red: inner * fill.x + rest * border.x,
            green: inner * fill.y + rest * border.y,
            blue: inner * fill.z + rest * border.z,
            alpha: inner * fill.w + rest * border.w
          )
          blend(row, group, source)
        } else {
          blend(row, group, fill, coverage: outer)
        }
        row &+= 1
      }
      group &+= 1
    }
  }
}

/// The pixels of a tile whose centres are near enough to a marker's.
private struct MarkerBox {
  let left: Int
  let right: Int
  let top: Int
  let bottom: Int

  /// Takes a centre in the tile's pixels.
  @inline(__always)
  init(_ centre: SIMD2<Float>, _ extent: Float) {
    let sides = SIMD4(
      centre.x - extent,
      centre.y - extent,
      centre.x + extent,
      centre.y + extent
    )
    let inside = SIMD4(repeating: Float(Tile.side)).lesser(SIMD4<Float>.zero.greater(sides))
    // Rounded to the nearest: at 2^23 a float's last bit counts 1.
    let bits = unsafeBitCast(inside + SIMD4(repeating: 0x1p23), to: SIMD4<UInt32>.self)
    left = Int(truncatingIfNeeded: bits.x & 0xff)
    top = Int(truncatingIfNeeded: bits.y & 0xff)
    right = Int(truncatingIfNeeded: bits.z & 0xff)
    bottom = Int(truncatingIfNeeded: bits.w & 0xff)
  }
}
