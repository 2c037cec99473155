// Vulkan's types, the functions that KeisenVulkan calls, and its compiled shaders.
//
// Nothing here links against Vulkan: every function is looked up at run time.

#pragma once

#include <stddef.h>
#include <stdint.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>

// Macros that Swift can't see.
static const uint32_t cvulkan_api_version_1_3 = VK_API_VERSION_1_3;
static const VkDeviceSize cvulkan_whole_size = VK_WHOLE_SIZE;
static const uint32_t cvulkan_queue_family_ignored = VK_QUEUE_FAMILY_IGNORED;

// The functions of an instance.
#define CVULKAN_INSTANCE_FUNCTIONS(X)                                                              \
  X(DestroyInstance)                                                                               \
  X(EnumeratePhysicalDevices)                                                                      \
  X(GetPhysicalDeviceProperties2)                                                                  \
  X(GetPhysicalDeviceFeatures2)                                                                    \
  X(GetPhysicalDeviceQueueFamilyProperties)                                                        \
  X(GetPhysicalDeviceMemoryProperties)                                                             \
  X(GetPhysicalDeviceFormatProperties)                                                             \
  X(GetPhysicalDeviceImageFormatProperties)                                                        \
  X(CreateDevice)                                                                                  \
  X(GetDeviceProcAddr)

// The functions of a device.
#define CVULKAN_DEVICE_FUNCTIONS(X)                                                                \
  X(DestroyDevice)                                                                                 \
  X(GetDeviceQueue)                                                                                \
  X(DeviceWaitIdle)                                                                                \
  X(QueueSubmit2)                                                                                  \
  X(AllocateMemory)                                                                                \
  X(FreeMemory)                                                                                    \
  X(MapMemory)                                                                                     \
  X(InvalidateMappedMemoryRanges)                                                                  \
  X(CreateBuffer)                                                                                  \
  X(DestroyBuffer)                                                                                 \
  X(GetBufferMemoryRequirements)                                                                   \
  X(BindBufferMemory)                                                                              \
  X(CreateImage)                                                                                   \
  X(DestroyImage)                                                                                  \
  X(GetImageMemoryRequirements)                                                                    \
  X(BindImageMemory)                                                                               \
  X(CreateImageView)                                                                               \
  X(DestroyImageView)                                                                              \
  X(CreateShaderModule)                                                                            \
  X(DestroyShaderModule)                                                                           \
  X(CreatePipelineLayout)                                                                          \
  X(DestroyPipelineLayout)                                                                         \
  X(CreateGraphicsPipelines)                                                                       \
  X(CreateComputePipelines)                                                                        \
  X(DestroyPipeline)                                                                               \
  X(CreateDescriptorSetLayout)                                                                     \
  X(DestroyDescriptorSetLayout)                                                                    \
  X(CreateDescriptorPool)                                                                          \
  X(DestroyDescriptorPool)                                                                         \
  X(AllocateDescriptorSets)                                                                        \
  X(UpdateDescriptorSets)                                                                          \
  X(CreateCommandPool)                                                                             \
  X(DestroyCommandPool)                                                                            \
  X(ResetCommandPool)                                                                              \
  X(AllocateCommandBuffers)                                                                        \
  X(BeginCommandBuffer)                                                                            \
  X(EndCommandBuffer)                                                                              \
  X(CreateFence)                                                                                   \
  X(DestroyFence)                                                                                  \
  X(ResetFences)                                                                                   \
  X(WaitForFences)                                                                                 \
  X(CmdPipelineBarrier2)                                                                           \
  X(CmdBeginRendering)                                                                             \
  X(CmdEndRendering)                                                                               \
  X(CmdBindPipeline)                                                                               \
  X(CmdBindDescriptorSets)                                                                         \
  X(CmdPushConstants)                                                                              \
  X(CmdSetViewport)                                                                                \
  X(CmdSetScissor)                                                                                 \
  X(CmdClearAttachments)                                                                           \
  X(CmdDraw)                                                                                       \
  X(CmdDispatch)                                                                                   \
  X(CmdFillBuffer)                                                                                 \
  X(CmdCopyBuffer)                                                                                 \
  X(CmdCopyBufferToImage)                                                                          \
  X(CmdCopyImageToBuffer)

#define CVULKAN_MEMBER(name) PFN_vk##name _Nonnull name;

/// The functions of one instance, all of them present.
typedef struct CVulkanInstanceFunctions {
  CVULKAN_INSTANCE_FUNCTIONS(CVULKAN_MEMBER)
} CVulkanInstanceFunctions;

/// The functions of one device, all of them present.
typedef struct CVulkanDeviceFunctions {
  CVULKAN_DEVICE_FUNCTIONS(CVULKAN_MEMBER)
} CVulkanDeviceFunctions;

#undef CVULKAN_MEMBER

/// Looks up the functions of an instance.
///
/// Returns the name of the first function that is missing, or NULL when all are there.
const char *_Nullable cvulkan_load_instance(PFN_vkGetInstanceProcAddr _Nonnull lookUp,
                                            VkInstance _Nonnull instance,
                                            CVulkanInstanceFunctions *_Nonnull functions);

/// Looks up the functions of a device.
///
/// Returns the name of the first function that is missing, or NULL when all are there.
const char *_Nullable cvulkan_load_device(PFN_vkGetDeviceProcAddr _Nonnull lookUp,
                                          VkDevice _Nonnull device,
                                          CVulkanDeviceFunctions *_Nonnull functions);

/// One compiled shader.
typedef struct CVulkanShader {
  /// SPIR-V words.
  const uint32_t *_Nonnull code;
  /// Size of `code`, in bytes.
  size_t size;
} CVulkanShader;

extern const CVulkanShader cvulkan_capsule_vert;
extern const CVulkanShader cvulkan_capsule_frag;
extern const CVulkanShader cvulkan_stroke_vert;
extern const CVulkanShader cvulkan_stroke_frag;
extern const CVulkanShader cvulkan_rectangle_vert;
extern const CVulkanShader cvulkan_rectangle_frag;
extern const CVulkanShader cvulkan_texel_vert;
extern const CVulkanShader cvulkan_texel_frag;
extern const CVulkanShader cvulkan_envelope_vert;
extern const CVulkanShader cvulkan_envelope_frag;
extern const CVulkanShader cvulkan_marker_vert;
extern const CVulkanShader cvulkan_marker_frag;
extern const CVulkanShader cvulkan_kept_vert;
extern const CVulkanShader cvulkan_picture_vert;
extern const CVulkanShader cvulkan_cells_frag;
extern const CVulkanShader cvulkan_patch_vert;
extern const CVulkanShader cvulkan_patch_frag;
extern const CVulkanShader cvulkan_resolve_frag;
extern const CVulkanShader cvulkan_bare_vert;
extern const CVulkanShader cvulkan_bare_frag;
extern const CVulkanShader cvulkan_count_comp;
extern const CVulkanShader cvulkan_paint_comp;
