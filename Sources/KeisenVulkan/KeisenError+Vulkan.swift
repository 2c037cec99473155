import CVulkan
import KeisenPrimitives

/// Throws the error that belongs to a result of Vulkan, and nothing for success.
///
/// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`, `.noDevice`, `.unsupported`, or
///   `.internal` for results that a correct caller never sees.
func check(_ result: VkResult, _ call: StaticString) throws(KeisenError) {
  guard result != VK_SUCCESS else { return }
  throw KeisenError(code(of: result), "\(call) failed: \(name(of: result))")
}
