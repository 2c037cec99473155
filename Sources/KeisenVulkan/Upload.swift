import CVulkan
import Glibc
import KeisenDrawing
import KeisenPrimitives

/// Where the data of a frame went.
struct UploadedFrame {
  /// Items that lie behind each other in one block.
  struct ItemPiece {
    /// Index of the first item in the frame.
    var first: Int
    var count: Int
    /// Index of the first item's first vector in the block.
    var start: UInt32
    var set: Handle<DescriptorSetKind>
  }

  /// Segments of a polyline whose vertices lie behind each other in one block.
  struct SegmentPiece {
    /// Index of the first segment's start in the block, in vertices.
    var start: UInt32
    /// Index of the word with the break bit of the vertex before, 0 where there are no breaks.
    var breaks: UInt32
    var count: Int
    /// Whether the polyline's first segment is the first here, and its last the last.
    var begins: Bool
    var ends: Bool
    var set: Handle<DescriptorSetKind>
  }

  /// Markers that lie behind each other in one block.
  struct MarkerPiece {
    /// Where the first one starts in the block, in words.
    var start: UInt32
    var count: Int
    var set: Handle<DescriptorSetKind>
  }

  /// Bitmaps that lie in one block, and where in the atlas they belong.
  struct BitmapPiece {
    var buffer: Handle<BufferKind>
    var regions: [VkBufferImageCopy]
  }

  /// All items, in order.
  var items: [ItemPiece] = []
  /// The segments of each polyline of each group.
  var polylines: [[[SegmentPiece]]] = []
  /// The patches of all items.
  var patches: [PatchPiece] = []
  /// The quads of each envelope.
  var envelopes: [[EnvelopePiece]] = []
  /// The markers of each command.
  var markers: [[MarkerPiece]] = []
  /// The kept markers of each command; nil where none is in view.
  var kept: [Kept?] = []
}

extension Polyline {
  /// Whether the shaders must be told where runs end: a single run of two vertices or more has no
  /// breaks.
  var isBroken: Bool { runCount > 1 || vertices.count == 1 }

  /// Segments as the shaders count them: one a vertex where there are breaks (some of them
  /// nothing), else one less.
  var segmentCount: Int { isBroken ? vertices.count : max(0, vertices.count - 1) }

  /// Bytes that the vertices and their break bits take, about.
  var uploadSize: Int { vertices.count * 8 + vertices.count / 8 + 64 }
}

extension Uploads {
  /// Copies the items of a frame to the device.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    items: UnsafeRawBufferPointer
  ) throws(KeisenError) -> [UploadedFrame.ItemPiece] {
    let stride = MemoryLayout<Item>.stride
    var pieces: [UploadedFrame.ItemPiece] = []
    var done = 0
    while done < items.count {
      let region = try take(items.count - done, atLeast: stride, alignment: 16)
      let bytes = region.bytes.count / stride * stride
      region.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: items[done..<done + bytes]))
      pieces.append(
        UploadedFrame.ItemPiece(
          first: done / stride,
          count: bytes / stride,
          start: UInt32(region.offset / 16),
          set: region.set
        )
      )
      done += bytes
    }
    return pieces
  }

  /// Copies markers to the device.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    _ markers: PlannedMarkers
  ) throws(KeisenError) -> [UploadedFrame.MarkerPiece] {
    let (stride, total) = (markers.stride, markers.markers.count)
    var pieces: [UploadedFrame.MarkerPiece] = []
    var done = 0
    while done < total {
      let region = try take((total - done) * stride, atLeast: stride, alignment: 8)
      let count = region.bytes.count / stride
      markers.copy(done..<done + count, to: region.bytes)
      pieces.append(
        UploadedFrame.MarkerPiece(
          start: UInt32(region.offset / 4),
          count: count,
          set: region.set
        )
      )
      done += count
    }
    return pieces
  }

  /// Copies the vertices of a polyline to the device.
  ///
  /// A piece holds the vertex before its first segment, the vertices of its segments, and the
  /// vertex behind, since joins look at their neighbours; where there is none a vertex is repeated.
  /// Behind them, where the polyline has breaks, is a bit for each of these vertices: a run ends
  /// here.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    _ polyline: Polyline
  ) throws(KeisenError) -> [UploadedFrame.SegmentPiece] {
    let total = polyline.segmentCount
    let isBroken = polyline.isBroken
    var pieces: [UploadedFrame.SegmentPiece] = []
    var done = 0
    while done < total {
      let wanted = Uploads.bytes(segments: total - done)
      let minimum = min(wanted, Uploads.bytes(segments: 4_096))
      let region = try take(wanted, atLeast: minimum, alignment: 8)
      let count = min(total - done, Uploads.segments(bytes: region.bytes.count))
      Uploads.copy(polyline.vertices, from: done, count: count, to: region.bytes)
      let words = region.offset + (count + 3) * 8
      if isBroken {
        let bits = UnsafeMutableRawBufferPointer(rebasing: region.bytes[((count + 3) * 8)...])
        Uploads.writeBreaks(of: polyline, from: done, count: count, to: bits)
      }
      pieces.append(
        UploadedFrame.SegmentPiece(
          start: UInt32(region.offset / 8 + 1),
          breaks: isBroken ? UInt32(words / 4) : 0,
          count: count,
          begins: done == 0,
          ends: done + count == total,
          set: region.set
        )
      )
      done += count
    }
    return pieces
  }

  /// Copies new bitmaps to the device, in bands of whole rows where a block ends.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    _ arrivals: [GlyphAtlas.Arrival]
  ) throws(KeisenError) -> [UploadedFrame.BitmapPiece] {
    var pieces: [UploadedFrame.BitmapPiece] = []
    for arrival in arrivals {
      let bitmap = arrival.bitmap
      pieces += try upload(
        UnsafeRawBufferPointer(bitmap.pixels),
        bytesPerRow: bitmap.width,
        bytesPerPixel: 1,
        x: arrival.x,
        y: arrival.y
      )
    }
    return pieces.reduce(into: []) { merged, piece in
      if let last = merged.last, last.buffer == piece.buffer {
        merged[merged.count - 1].regions += piece.regions
      } else {
        merged.append(piece)
      }
    }
  }

  /// Copies rows of pixels without gaps to the device, for a place in an image.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func upload(
    _ pixels: UnsafeRawBufferPointer,
    bytesPerRow: Int,
    bytesPerPixel: Int,
    x: Int,
    y: Int
  ) throws(KeisenError) -> [UploadedFrame.BitmapPiece] {
    var pieces: [UploadedFrame.BitmapPiece] = []
    let height = pixels.count / bytesPerRow
    var row = 0
    while row < height {
      let rest = bytesPerRow * (height - row)
      let region = try take(rest, atLeast: bytesPerRow, alignment: 4)
      let rows = region.bytes.count / bytesPerRow
      let first = row * bytesPerRow
      let bytes = pixels[first..<first + rows * bytesPerRow]
      region.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
      var copy = VkBufferImageCopy()
      copy.bufferOffset = VkDeviceSize(region.offset)
      copy.imageSubresource.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT.rawValue
      copy.imageSubresource.layerCount = 1
      copy.imageOffset = VkOffset3D(x: Int32(x), y: Int32(y + row), z: 0)
      copy.imageExtent = VkExtent3D(
        width: UInt32(bytesPerRow / bytesPerPixel),
        height: UInt32(rows),
        depth: 1
      )
      if pieces.last?.buffer != region.buffer {
        pieces.append(UploadedFrame.BitmapPiece(buffer: region.buffer, regions: []))
      }
      pieces[pieces.count - 1].regions.append(copy)
      row += rows
    }
    return pieces
  }

  /// Bytes that suffice for so many segments: three more vertices, and a bit for each vertex.
  static func bytes(segments: Int) -> Int {
    (segments + 3) * 8 + ((segments + 3 + 31) / 32) * 4
  }

  /// Segments for which so many bytes suffice.
  static func segments(bytes: Int) -> Int {
    var count = max(0, (bytes - 32) * 8 / 65)
    while Uploads.bytes(segments: count + 1) <= bytes { count += 1 }
    return count
  }

  /// Copies vertices `first - 1 ... first + count + 1`, or the nearest there are.
  private static func copy(
    _ source: VertexBuffer,
    from first: Int,
    count: Int,
    to bytes: UnsafeMutableRawBufferPointer
  ) {
    let vertices = source.vertices
    let target = bytes.bindMemory(to: SIMD2<Float>.self)
    target[0] = vertices[max(0, first - 1)]
    let present = min(count + 2, vertices.count - first)
    let middle = UnsafeMutableBufferPointer(rebasing: target[1..<1 + present])
    _ = middle.update(fromContentsOf: vertices[first..<first + present])
    for index in 1 + present..<count + 3 { target[index] = vertices[vertices.count - 1] }
  }

  /// Sets bit `i` where vertex `first - 1 + i` is the last of its run or outside of the polyline.
  private static func writeBreaks(
    of polyline: Polyline,
    from first: Int,
    count: Int,
    to bytes: UnsafeMutableRawBufferPointer
  ) {
    let starts = polyline.runStarts
    let bits = count + 3
    // The first run that ends at vertex `first - 1` or behind it.
    var low = 1
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] >= first { high = middle } else { low = middle + 1 }
    }
    var word: UInt32 = first == 0 ? 1 : 0
    var index = 0
    func finish(before bit: Int) {
      // Written once each and never read: the memory may be slow to read.
      while index < bit / 32 {
        bytes.storeBytes(of: word, toByteOffset: index * 4, as: UInt32.self)
        word = 0
        index += 1
      }
    }
    for run in low..<max(low, starts.count) {
      let bit = starts[run] - 1 - (first - 1)
      if bit >= bits { break }
      finish(before: bit)
      word |= 1 << UInt32(bit % 32)
    }
    for bit in bits - 2..<bits where first - 1 + bit >= polyline.vertices.count {
      finish(before: bit)
      word |= 1 << UInt32(bit % 32)
    }
    finish(before: (bits + 31) / 32 * 32)
  }
}
