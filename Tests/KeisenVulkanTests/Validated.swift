import KeisenPrimitives
import Testing

@testable import KeisenVulkan

/// Runs `body` with a renderer that validates, and expects that validation has nothing to say, the
/// end of the renderer included.
func validated(
  _ location: SourceLocation = #_sourceLocation,
  _ body: (VulkanRenderer) throws -> Void
) throws {
  func run() throws -> MessageLog {
    let renderer = try VulkanRenderer(validation: true)
    try body(renderer)
    return try #require(try renderer.engine().messages)
  }
  // Here the renderer and its device are gone: what it leaked has been complained about.
  for message in try run().messages { Issue.record("\(message)", sourceLocation: location) }
}
