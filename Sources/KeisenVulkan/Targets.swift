import CVulkan
import KeisenPrimitives

/// The images of one picture size, and the buffer in which it arrives.
final class Targets {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// The picture while it is drawn.
  let picture: DeviceImage
  /// The picture as shaders see it.
  let pictureSet: DescriptorSet
  /// The finished picture.
  let result: DeviceImage
  /// The finished picture for the processor, rows without gaps.
  let readback: DeviceBuffer
  private var madeCoverage: Coverage?

  /// The coverage image and the same as shaders see it.
  struct Coverage {
    var image: DeviceImage
    var set: DescriptorSet
  }

  /// Makes the images.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, or `.unsupported` where the device has no
  ///   images of this size.
  init(
    width: Int,
    height: Int,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    self.width = width
    self.height = height
    picture = try DeviceImage(.picture, width: width, height: height, of: device)
    pictureSet = try DescriptorSet(picture, layout: layout, of: device)
    result = try DeviceImage(.result, width: width, height: height, of: device)
    readback = try DeviceBuffer(
      count: width * height * 4,
      usage: VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue,
      in: .readback,
      named: "readback",
      of: device
    )
  }

  /// The coverage image, made when it is first used.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func coverage(
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) -> Coverage {
    if let madeCoverage { return madeCoverage }
    let image = try DeviceImage(.coverage, width: width, height: height, of: device)
    let set = try DescriptorSet(image, layout: layout, of: device)
    let coverage = Coverage(image: image, set: set)
    madeCoverage = coverage
    return coverage
  }
}
