import CVulkan

/// What an image is for; decides its format and how it is used.
enum ImageRole: CaseIterable {
  /// The picture while it is drawn: alpha multiplied in, 16 bits a channel.
  case picture
  /// The same with 32 bits a channel, where what is faint adds up.
  case precisePicture
  /// The greatest coverage of one polyline.
  case coverage
  /// The finished picture, 8 bits a channel.
  case result
  /// The coverage of glyphs.
  case atlas
  /// Cells as they fall on pixels.
  case cells

  /// How a pixel is stored.
  ///
  /// All are formats that every device must draw to, blend into or sample, in the way that we do,
  /// save that not every one blends 32 bits.
  var format: VkFormat {
    switch self {
    case .picture: VK_FORMAT_R16G16B16A16_SFLOAT
    case .precisePicture: VK_FORMAT_R32G32B32A32_SFLOAT
    case .coverage: VK_FORMAT_R16_SFLOAT
    case .result, .cells: VK_FORMAT_R8G8B8A8_UNORM
    case .atlas: VK_FORMAT_R8_UNORM
    }
  }

  /// What the image may be used for.
  var usage: VkImageUsageFlags {
    switch self {
    case .picture, .precisePicture, .coverage:
      VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT.rawValue | VK_IMAGE_USAGE_SAMPLED_BIT.rawValue
    case .result:
      VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT.rawValue | VK_IMAGE_USAGE_TRANSFER_SRC_BIT.rawValue
    case .atlas, .cells:
      VK_IMAGE_USAGE_SAMPLED_BIT.rawValue | VK_IMAGE_USAGE_TRANSFER_DST_BIT.rawValue
    }
  }

  /// Bytes of a pixel.
  var bytesPerPixel: Int {
    switch self {
    case .picture: 8
    case .precisePicture: 16
    case .coverage: 2
    case .result, .cells: 4
    case .atlas: 1
    }
  }
}
