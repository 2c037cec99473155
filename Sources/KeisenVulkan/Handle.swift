import CVulkan
import KeisenPrimitives

/// A Vulkan object of one kind.
///
/// Every handle of the C header arrives in Swift as the same `OpaquePointer`, so that an image
/// would pass for a buffer; each is wrapped as soon as it is created.
struct Handle<Kind: HandleKind>: Hashable, @unchecked Sendable {
  /// What the C functions take.
  let raw: OpaquePointer

  /// Wraps what a C function created.
  ///
  /// - Throws: `KeisenError` with code `.internal` where a driver reports success and gives
  ///   nothing.
  init(_ created: OpaquePointer?) throws(KeisenError) {
    guard let created else { throw .internal("Vulkan gave no \(Kind.name)") }
    raw = created
  }
}

/// A kind of Vulkan object.
protocol HandleKind {
  /// What it is called in messages.
  static var name: String { get }
  /// What it is called by Vulkan, for debug names.
  static var type: VkObjectType { get }
}

enum BufferKind: HandleKind {
  static let name = "buffer"
  static let type = VK_OBJECT_TYPE_BUFFER
}

enum ImageKind: HandleKind {
  static let name = "image"
  static let type = VK_OBJECT_TYPE_IMAGE
}

enum ImageViewKind: HandleKind {
  static let name = "image view"
  static let type = VK_OBJECT_TYPE_IMAGE_VIEW
}

enum MemoryKind: HandleKind {
  static let name = "memory"
  static let type = VK_OBJECT_TYPE_DEVICE_MEMORY
}

enum ShaderKind: HandleKind {
  static let name = "shader module"
  static let type = VK_OBJECT_TYPE_SHADER_MODULE
}

enum PipelineKind: HandleKind {
  static let name = "pipeline"
  static let type = VK_OBJECT_TYPE_PIPELINE
}

enum PipelineLayoutKind: HandleKind {
  static let name = "pipeline layout"
  static let type = VK_OBJECT_TYPE_PIPELINE_LAYOUT
}

enum SetLayoutKind: HandleKind {
  static let name = "descriptor set layout"
  static let type = VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT
}

enum DescriptorPoolKind: HandleKind {
  static let name = "descriptor pool"
  static let type = VK_OBJECT_TYPE_DESCRIPTOR_POOL
}

enum DescriptorSetKind: HandleKind {
  static let name = "descriptor set"
  static let type = VK_OBJECT_TYPE_DESCRIPTOR_SET
}

enum CommandPoolKind: HandleKind {
  static let name = "command pool"
  static let type = VK_OBJECT_TYPE_COMMAND_POOL
}

enum CommandBufferKind: HandleKind {
  static let name = "command buffer"
  static let type = VK_OBJECT_TYPE_COMMAND_BUFFER
}

enum FenceKind: HandleKind {
  static let name = "fence"
  static let type = VK_OBJECT_TYPE_FENCE
}

enum QueueKind: HandleKind {
  static let name = "queue"
  static let type = VK_OBJECT_TYPE_QUEUE
}
