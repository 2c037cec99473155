import CVulkan
import KeisenPrimitives
import Testing

@testable import KeisenVulkan

@Suite("DeviceMemory")
struct MemoryTests {
  @Test("refuses more than the device allocates at once, with both numbers")
  func limit() throws {
    try validated { renderer in
      let engine = try renderer.engine()
      let limit = engine.physical.limits.allocation
      var requirements = VkMemoryRequirements()
      requirements.size = VkDeviceSize(limit) + 1
      requirements.memoryTypeBits = .max
      try engine.withFrames { frames in
        let error = #expect(throws: KeisenError.self) {
          try DeviceMemory(requirements, in: .device, for: "a test", of: frames.device)
        }
        #expect(error?.code == .outOfMemory)
        #expect(error?.message.contains("a test needs \(limit + 1) bytes") == true)
      }
    }
  }

  @Test("says for what there is no memory of any type")
  func noType() throws {
    try validated { renderer in
      try renderer.engine().withFrames { frames in
        var requirements = VkMemoryRequirements()
        requirements.size = 64
        let error = #expect(throws: KeisenError.self) {
          try DeviceMemory(requirements, in: .upload, for: "a test", of: frames.device)
        }
        #expect(error?.code == .outOfMemory)
        #expect(error?.message == "no memory for 64 bytes of a test on the device")
      }
    }
  }

  @Test("maps memory for the processor where it is to write or read", arguments: [true, false])
  func mapping(isUpload: Bool) throws {
    try validated { renderer in
      try renderer.engine().withFrames { frames throws(KeisenError) in
        let buffer = try DeviceBuffer(
          count: 1_000,
          usage: VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue,
          in: isUpload ? .upload : .readback,
          named: "a test",
          of: frames.device
        )
        #expect(buffer.bytes.count == 1_000)
        for index in 0..<1_000 { buffer.bytes[index] = UInt8(truncatingIfNeeded: index) }
        try buffer.invalidate()
        #expect(buffer.bytes[999] == UInt8(truncatingIfNeeded: 999))
      }
    }
  }
}
