import KeisenPrimitives
import KeisenVulkan
import Testing

/// Runs `body` with a renderer that validates, and expects that validation has nothing to say.
func validated(
  _ location: SourceLocation = #_sourceLocation,
  _ body: (VulkanRenderer) throws -> Void
) throws {
  let renderer = try VulkanRenderer(validation: true)
  try body(renderer)
  for message in renderer.validationMessages {
    Issue.record("\(message)", sourceLocation: location)
  }
}
