#include "CVulkan.h"

#define CVULKAN_LOAD(name)                                                                         \
  {                                                                                                \
    PFN_vkVoidFunction found = lookUp(owner, "vk" #name);                                          \
    if (!found)                                                                                    \
      return "vk" #name;                                                                           \
    functions->name = (PFN_vk##name)found;                                                         \
  }

const char *cvulkan_load_instance(PFN_vkGetInstanceProcAddr lookUp,
                                  VkInstance owner,
                                  CVulkanInstanceFunctions *functions) {
  CVULKAN_INSTANCE_FUNCTIONS(CVULKAN_LOAD)
  return NULL;
}

const char *cvulkan_load_device(PFN_vkGetDeviceProcAddr lookUp,
                                VkDevice owner,
                                CVulkanDeviceFunctions *functions) {
  CVULKAN_DEVICE_FUNCTIONS(CVULKAN_LOAD)
  return NULL;
}
