import CVulkan
import KeisenPrimitives

/// The images of one picture size, and the buffers in which pictures arrive.
final class Targets {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// The finished picture.
  let result: DeviceImage
  /// Finished pictures for the processor, rows without gaps: one for each of a submission.
  private(set) var readbacks: [DeviceBuffer] = []
  private var layers: [ImageRole: Layer] = [:]

  /// An image that is drawn to, and the same as shaders see it.
  struct Layer {
    var image: DeviceImage
    var set: DescriptorSet
  }

  /// The images that a frame is drawn to.
  struct Layers {
    var picture: Layer
    /// Where it has polylines.
    var coverage: Layer?
  }

  /// Makes what every picture takes.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, or `.unsupported` where the device has no
  ///   images of this size.
  init(
    width: Int,
    height: Int,
    of device: Device
  ) throws(KeisenError) {
    self.width = width
    self.height = height
    result = try DeviceImage(.result, width: width, height: height, of: device)
    try reserve(1, on: device)
  }

  /// Makes room for so many finished pictures of a submission.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func reserve(_ count: Int, on device: Device) throws(KeisenError) {
    while readbacks.count < count {
      readbacks.append(
        try DeviceBuffer(
          count: width * height * 4,
          usage: VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue,
          in: .readback,
          named: "readback \(readbacks.count)",
          of: device
        )
      )
    }
  }

  /// The image of a role, made when it is first used.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, or `.unsupported` where the device has no
  ///   image of this size.
  func layer(
    _ role: ImageRole,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) -> Layer {
    if let layer = layers[role] { return layer }
    let image = try DeviceImage(role, width: width, height: height, of: device)
    let layer = Layer(image: image, set: try DescriptorSet(image, layout: layout, of: device))
    layers[role] = layer
    return layer
  }
}
