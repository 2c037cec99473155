import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// The pipelines of a device, each made when it is first used.
final class Pipelines {
  /// What a pipeline draws.
  enum Kind: Hashable {
    /// A polyline's coverage where all joins and caps are round; `broken`: of several runs.
    case capsule(broken: Bool)
    /// A polyline's coverage with any joins and caps.
    case stroke(broken: Bool)
    /// Rectangles; `rounded`: they or their clips have round corners.
    case rectangle(rounded: Bool)
    /// Coverage from an image, a polyline's or glyphs'.
    case texel(rounded: Bool)
    /// An envelope; `rounded`: its clip has round corners.
    case envelope(rounded: Bool)
    /// Markers of a shape; `rounded`: their clip has round corners.
    case markers(MarkerShape, rounded: Bool)
    /// Markers of kept columns; `rounded`: their clip has round corners.
    case kept(MarkerShape, rounded: Bool)
    /// Fills and pictures from a storage buffer.
    case patch(isPicture: Bool, rounded: Bool)
    /// Cells from an image.
    case cells(rounded: Bool)
    /// The finished picture.
    case resolve
    /// The control of a measurement.
    case bare
  }

  /// Layout of pipelines that read one storage buffer and an image.
  var layout: Handle<PipelineLayoutKind> { drawing.handle }
  /// Layout of pipelines that read up to four storage buffers.
  var storageOnlyLayout: Handle<PipelineLayoutKind> { storageDrawing.handle }
  /// Layout of set 0.
  var storageLayout: Handle<SetLayoutKind> { storage.handle }
  /// Layout of set 1.
  var textureLayout: Handle<SetLayoutKind> { texture.handle }
  /// Bytes of push constants that every pipeline has, those of the largest; every device has room
  /// for 128.
  static let pushSize = max(MemoryLayout<EnvelopeDraw>.size, MemoryLayout<KeptDraw>.size)
  /// Stages that see the push constants.
  static let pushStages =
    VK_SHADER_STAGE_VERTEX_BIT.rawValue | VK_SHADER_STAGE_FRAGMENT_BIT.rawValue
  private let device: Device
  /// A storage buffer for vertex and fragment shaders.
  private let storage: SetLayout
  /// An image for fragment shaders.
  private let texture: SetLayout
  private let drawing: PipelineLayout
  /// Four storage buffers, as many as every device has sets.
  private let storageDrawing: PipelineLayout
  private var made: [Made: Handle<PipelineKind>] = [:]

  /// A pipeline and what it draws to.
  private struct Made: Hashable {
    var kind: Kind
    var target: ImageRole
  }

  /// Makes the layouts.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of device: Device) throws(KeisenError) {
    let stages = Pipelines.pushStages
    let storage = try SetLayout(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, stages: stages, of: device)
    let texture = try SetLayout(
      VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
      stages: VK_SHADER_STAGE_FRAGMENT_BIT.rawValue,
      of: device
    )
    func layout(_ sets: [SetLayout]) throws(KeisenError) -> PipelineLayout {
      try PipelineLayout(sets, constants: Pipelines.pushSize, stages: stages, of: device)
    }
    drawing = try layout([storage, texture])
    storageDrawing = try layout([storage, storage, storage, storage])
    self.storage = storage
    self.texture = texture
    self.device = device
  }

  deinit {
    for pipeline in made.values {
      device.functions.DestroyPipeline(device.raw, pipeline.raw, nil)
    }
  }

  /// Returns the pipeline of a kind.
  ///
  /// - Parameters:
  ///   - kind: What it draws.
  ///   - isPrecise: Whether the picture, where it draws to that, has 32 bits a channel.
  /// - Returns: The pipeline, which lives as long as this.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func pipeline(_ kind: Kind, isPrecise: Bool) throws(KeisenError) -> Handle<PipelineKind> {
    let target = kind.target == .picture && isPrecise ? .precisePicture : kind.target
    let key = Made(kind: kind, target: target)
    if let known = made[key] { return known }
    let pipeline = try make(kind, to: target)
    device.label(pipeline, "\(kind)")
    made[key] = pipeline
    return pipeline
  }

  private func make(_ kind: Kind, to target: ImageRole) throws(KeisenError) -> Handle<PipelineKind>
  {
    let vertex = try module(kind.vertexShader)
    defer { device.functions.DestroyShaderModule(device.raw, vertex.raw, nil) }
    let fragment = try module(kind.fragmentShader)
    defer { device.functions.DestroyShaderModule(device.raw, fragment.raw, nil) }
    var created: VkPipeline?
    let result = Scratch.with { scratch in
      var info = VkGraphicsPipelineCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO
      let stages = [
        Pipelines.stage(VK_SHADER_STAGE_VERTEX_BIT, vertex, kind.specialization, &scratch),
        Pipelines.stage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment, kind.specialization, &scratch),
      ]
      info.stageCount = UInt32(stages.count)
      info.pStages = scratch.keep(stages)
      info.layout = kind.readsStorage ? storageOnlyLayout.raw : layout.raw
      Pipelines.fillFixedFunctions(&info, &scratch)
      Pipelines.fillOutput(&info, target, &scratch)
      return device.functions.CreateGraphicsPipelines(device.raw, nil, 1, &info, nil, &created)
    }
    try check(result, "vkCreateGraphicsPipelines")
    return try Handle(created)
  }

  private func module(_ shader: CVulkanShader) throws(KeisenError) -> Handle<ShaderKind> {
    try Pipelines.module(shader, of: device)
  }

  /// Makes a module, which the caller destroys.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func module(
    _ shader: CVulkanShader,
    of device: Device
  ) throws(KeisenError) -> Handle<ShaderKind> {
    var info = VkShaderModuleCreateInfo()
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
    info.codeSize = shader.size
    info.pCode = shader.code
    var created: VkShaderModule?
    try check(
      device.functions.CreateShaderModule(device.raw, &info, nil, &created),
      "vkCreateShaderModule"
    )
    return try Handle(created)
  }
}

extension Pipelines.Kind {
  fileprivate var vertexShader: CVulkanShader {
    switch self {
    case .capsule: cvulkan_capsule_vert
    case .stroke: cvulkan_stroke_vert
    case .rectangle: cvulkan_rectangle_vert
    case .texel, .cells: cvulkan_texel_vert
    case .patch: cvulkan_patch_vert
    case .envelope: cvulkan_envelope_vert
    case .markers: cvulkan_marker_vert
    case .kept: cvulkan_kept_vert
    case .resolve: cvulkan_picture_vert
    case .bare: cvulkan_bare_vert
    }
  }

  fileprivate var fragmentShader: CVulkanShader {
    switch self {
    case .capsule: cvulkan_capsule_frag
    case .stroke: cvulkan_stroke_frag
    case .rectangle: cvulkan_rectangle_frag
    case .texel: cvulkan_texel_frag
    case .patch: cvulkan_patch_frag
    case .envelope: cvulkan_envelope_frag
    case .markers, .kept: cvulkan_marker_frag
    case .cells: cvulkan_cells_frag
    case .resolve: cvulkan_resolve_frag
    case .bare: cvulkan_bare_frag
    }
  }

  /// Constants 0 and 1 of the shaders.
  fileprivate var specialization: [UInt32] {
    switch self {
    case .capsule(let broken), .stroke(let broken): [broken ? 1 : 0, 0]
    case .rectangle(let rounded), .texel(let rounded), .cells(let rounded),
      .envelope(let rounded):
      [rounded ? 1 : 0, 0]
    case .patch(let isPicture, let rounded): [rounded ? 1 : 0, isPicture ? 1 : 0]
    case .markers(let shape, let rounded), .kept(let shape, let rounded):
      [rounded ? 1 : 0, shape.rawValue]
    case .resolve, .bare: [0, 0]
    }
  }

  /// Whether it reads more storage buffers than one.
  fileprivate var readsStorage: Bool {
    switch self {
    case .kept, .patch: true
    case .capsule, .stroke, .rectangle, .texel, .envelope, .markers, .cells, .resolve, .bare: false
    }
  }

  /// What the pipeline draws to.
  fileprivate var target: ImageRole {
    switch self {
    case .capsule, .stroke, .bare: .coverage
    case .rectangle, .texel, .envelope, .markers, .kept, .cells, .patch: .picture
    case .resolve: .result
    }
  }
}

extension Pipelines {
  static func stage(
    _ stage: VkShaderStageFlagBits,
    _ module: Handle<ShaderKind>,
    _ specialization: [UInt32],
    _ scratch: inout Scratch
  ) -> VkPipelineShaderStageCreateInfo {
    let entries = specialization.indices.map { index in
      VkSpecializationMapEntry(
        constantID: UInt32(index),
        offset: UInt32(4 * index),
        size: MemoryLayout<UInt32>.size
      )
    }
    var constants = VkSpecializationInfo()
    constants.mapEntryCount = UInt32(entries.count)
    constants.pMapEntries = scratch.keep(entries)
    constants.dataSize = 4 * specialization.count
    constants.pData = UnsafeRawPointer(scratch.keep(specialization))
    var info = VkPipelineShaderStageCreateInfo()
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO
    info.stage = stage
    info.module = module.raw
    info.pName = scratch.keep("main")
    info.pSpecializationInfo = scratch.keep(constants)
    return info
  }

  /// No vertex input (shaders pull), filled triangles seen from both sides, one sample, and
  /// viewport and scissor set while recording.
  private static func fillFixedFunctions(
    _ info: inout VkGraphicsPipelineCreateInfo,
    _ scratch: inout Scratch
  ) {
    var vertexInput = VkPipelineVertexInputStateCreateInfo()
    vertexInput.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
    info.pVertexInputState = scratch.keep(vertexInput)
    var assembly = VkPipelineInputAssemblyStateCreateInfo()
    assembly.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO
    assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST
    info.pInputAssemblyState = scratch.keep(assembly)
    var viewport = VkPipelineViewportStateCreateInfo()
    viewport.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO
    viewport.viewportCount = 1
    viewport.scissorCount = 1
    info.pViewportState = scratch.keep(viewport)
    var rasterization = VkPipelineRasterizationStateCreateInfo()
    rasterization.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO
    rasterization.polygonMode = VK_POLYGON_MODE_FILL
    rasterization.cullMode = VK_CULL_MODE_NONE.rawValue
    rasterization.lineWidth = 1
    info.pRasterizationState = scratch.keep(rasterization)
    var multisample = VkPipelineMultisampleStateCreateInfo()
    multisample.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO
    multisample.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT
    info.pMultisampleState = scratch.keep(multisample)
    let dynamics = [VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR]
    var dynamic = VkPipelineDynamicStateCreateInfo()
    dynamic.sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO
    dynamic.dynamicStateCount = UInt32(dynamics.count)
    dynamic.pDynamicStates = scratch.keep(dynamics)
    info.pDynamicState = scratch.keep(dynamic)
  }

  /// The target's format and how it is blended: the greatest coverage, or one colour over another.
  private static func fillOutput(
    _ info: inout VkGraphicsPipelineCreateInfo,
    _ target: ImageRole,
    _ scratch: inout Scratch
  ) {
    var attachment = VkPipelineColorBlendAttachmentState()
    switch target {
    case .coverage:
      attachment.blendEnable = VkBool32(VK_TRUE)
      attachment.srcColorBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.dstColorBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.colorBlendOp = VK_BLEND_OP_MAX
      attachment.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.alphaBlendOp = VK_BLEND_OP_MAX
      attachment.colorWriteMask = VK_COLOR_COMPONENT_R_BIT.rawValue
    case .picture, .precisePicture:
      attachment.blendEnable = VkBool32(VK_TRUE)
      attachment.srcColorBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA
      attachment.colorBlendOp = VK_BLEND_OP_ADD
      attachment.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE
      attachment.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA
      attachment.alphaBlendOp = VK_BLEND_OP_ADD
      attachment.colorWriteMask = 15
    case .result, .atlas, .cells:
      attachment.colorWriteMask = 15
    }
    var blend = VkPipelineColorBlendStateCreateInfo()
    blend.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO
    blend.attachmentCount = 1
    blend.pAttachments = scratch.keep(attachment)
    info.pColorBlendState = scratch.keep(blend)
    var rendering = VkPipelineRenderingCreateInfo()
    rendering.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO
    rendering.colorAttachmentCount = 1
    rendering.pColorAttachmentFormats = scratch.keep([target.format])
    info.pNext = UnsafeRawPointer(scratch.keep(rendering))
  }
}
