import CKeisen
import Glibc
import Keisen

extension keisen_renderer_options {
  /// The options as a choice.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no choice.
  fileprivate func choice() throws(KeisenError) -> RendererOptions {
    let kind: RendererOptions.Kind
    switch self.kind {
    case KEISEN_RENDERER_AUTO: kind = .auto
    case KEISEN_RENDERER_CPU: kind = .cpu
    case KEISEN_RENDERER_VULKAN: kind = .vulkan
    default:
      throw KeisenError(.invalidArgument, "renderer kind \(self.kind.number) is unknown")
    }
    return RendererOptions(kind, device: try device(), validation: validation)
  }

  private func device() throws(KeisenError) -> VulkanDeviceChoice {
    var choices: [VulkanDeviceChoice] = []
    guard device_index >= -1 else {
      throw KeisenError(.invalidArgument, "device_index must be at least -1, got \(device_index)")
    }
    if device_index >= 0 { choices.append(.index(Int(device_index))) }
    if device_name != nil { choices.append(.name(try string(device_name, "device_name"))) }
    if device_kind != KEISEN_DEVICE_ANY {
      choices.append(.kind(try VulkanDeviceInfo.Kind(device_kind)))
    }
    guard choices.count <= 1 else {
      throw KeisenError(
        .invalidArgument,
        "at most one of device_index, device_name and device_kind may be given, got \(choices.count)"
      )
    }
    return choices.first ?? .automatic
  }
}

extension VulkanDeviceInfo.Kind {
  private static let all: [(c: keisen_device_kind, swift: VulkanDeviceInfo.Kind)] = [
    (KEISEN_DEVICE_DISCRETE, .discrete), (KEISEN_DEVICE_INTEGRATED, .integrated),
    (KEISEN_DEVICE_VIRTUAL, .virtual), (KEISEN_DEVICE_CPU, .cpu), (KEISEN_DEVICE_OTHER, .other),
  ]

  fileprivate init(_ kind: keisen_device_kind) throws(KeisenError) {
    guard let known = Self.all.first(where: { $0.c == kind }) else {
      throw KeisenError(.invalidArgument, "device kind \(kind.number) is unknown")
    }
    self = known.swift
  }

  fileprivate var c: keisen_device_kind {
    Self.all.first { $0.swift == self }?.c ?? KEISEN_DEVICE_OTHER
  }
}

@c @implementation
public func keisen_renderer_create(
  _ options: In<keisen_renderer_options>, _ renderer: Out<Handle>
) -> keisen_status {
  create(renderer, as: .renderer, NamedRenderer(try Renderers.make(try read(options).choice())))
}

@c @implementation
public func keisen_renderer_get_name(_ renderer: Handle, _ name: Out<CString>) -> keisen_status {
  with(renderer, as: .renderer) { (renderer) throws(KeisenError) in
    try require(name, "name").pointee = UnsafePointer(renderer.name)
  }
}

@c @implementation
public func keisen_device_get_count(_ count: Out<UInt32>) -> keisen_status {
  status { () throws(KeisenError) in
    let count = try require(count, "count")
    count.pointee = UInt32(clamping: try VulkanDevice.list().count)
  }
}

@c @implementation
public func keisen_device_get_info(
  _ index: UInt32, _ info: Out<keisen_device_info>
) -> keisen_status {
  status { () throws(KeisenError) in
    let info = try require(info, "info")
    let devices = try VulkanDevice.list()
    guard index < devices.count else {
      throw KeisenError(
        .invalidArgument,
        "index must be below the number of devices, \(devices.count), got \(index)"
      )
    }
    let device = devices[Int(index)]
    var record = keisen_device_info()
    record.kind = device.kind.c
    record.max_image_size = UInt32(clamping: device.maxImageSize)
    let version = device.apiVersion
    record.api_version =
      UInt32(clamping: version.major) << 22 | UInt32(clamping: version.minor) << 12
      | UInt32(clamping: version.patch)
    withUnsafeMutableBytes(of: &record.name) { copy(device.name, to: $0) }
    withUnsafeMutableBytes(of: &record.driver) { copy(device.driver, to: $0) }
    try write(record, to: info, named: "keisen_device_info")
  }
}

/// Copies as much of a text as fits whole characters, with a NUL behind it.
func copy(_ text: String, to bytes: UnsafeMutableRawBufferPointer) {
  var text = text
  while text.utf8.count >= bytes.count { text.removeLast() }
  bytes.copyBytes(from: text.utf8)
  bytes[text.utf8.count] = 0
}
