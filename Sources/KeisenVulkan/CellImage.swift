import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// Cells of one frame as shaders see them.
struct CellImage {
  /// The image, as large as the pixels that the cells touch.
  let image: DeviceImage
  /// The image as shaders see it.
  let set: DescriptorSet
  /// What is to be copied there.
  let pieces: [UploadedFrame.BitmapPiece]

  /// Makes an image for cells and uploads these.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.unsupported`.
  init(
    _ cells: CellPixels,
    by uploads: inout Uploads,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    image = try DeviceImage(.cells, width: cells.width, height: cells.height, of: device)
    set = try DescriptorSet(image, layout: layout, of: device)
    pieces = try uploads.upload(
      UnsafeRawBufferPointer(cells.pixels.elements),
      bytesPerRow: cells.width * 4,
      bytesPerPixel: 4,
      x: 0,
      y: 0
    )
    withExtendedLifetime(cells) {}
  }
}
