import CSPIRV
import KeisenPrimitives

/// SPIRV-Tools: the one place that calls it.
enum SPIRVValidator {
  /// Checks that words are valid SPIR-V for Vulkan 1.3.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` and what SPIRV-Tools says;
  ///   `.outOfMemory`.
  static func check(_ words: [UInt32]) throws(KeisenError) {
    guard let context = spvContextCreate(SPV_ENV_VULKAN_1_3) else {
      throw .outOfMemory(words.count * 4, for: "a kernel's check")
    }
    defer { spvContextDestroy(context) }
    guard let options = spvValidatorOptionsCreate() else {
      throw .outOfMemory(words.count * 4, for: "a kernel's check")
    }
    defer { spvValidatorOptionsDestroy(options) }
    // Every device that we use has maintenance4.
    spvValidatorOptionsSetAllowLocalSizeId(options, true)
    var diagnostic: spv_diagnostic?
    defer { spvDiagnosticDestroy(diagnostic) }
    let result = words.withUnsafeBufferPointer { words in
      var binary = spv_const_binary_t(code: words.baseAddress, wordCount: words.count)
      return spvValidateWithOptions(context, options, &binary, &diagnostic)
    }
    guard result != SPV_SUCCESS else { return }
    if result == SPV_ERROR_OUT_OF_MEMORY {
      throw .outOfMemory(words.count * 4, for: "a kernel's check")
    }
    let said = diagnostic?.pointee.error.map { String(cString: $0) } ?? "error \(result.rawValue)"
    let line = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    throw .invalidArgument("kernel is no valid SPIR-V for Vulkan 1.3: \(line)")
  }
}
