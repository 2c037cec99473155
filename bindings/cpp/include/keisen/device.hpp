// SPDX-License-Identifier: MIT
//
// Vulkan devices.
#pragma once

#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <string>
#include <vector>

namespace keisen {

/// What is known about a Vulkan device.
struct DeviceInfo {
  /// What it is.
  DeviceKind kind = DeviceKind::other;
  /// Greatest width and height of a picture, in pixels.
  std::uint32_t max_image_size = 0;
  /// Version of Vulkan, as VK_MAKE_API_VERSION packs it.
  std::uint32_t api_version = 0;
  /// Its name.
  std::string name;
  /// Its driver's name and version.
  std::string driver;
};

/// Lists the Vulkan devices that a renderer can use, at least one.
///
/// Throws Status::no_device, with a message that says what to install, when there is none.
inline std::vector<DeviceInfo> devices() {
  std::uint32_t count = 0;
  check(keisen_device_get_count(&count));
  std::vector<DeviceInfo> devices;
  for (std::uint32_t index = 0; index < count; ++index) {
    keisen_device_info info = KEISEN_DEVICE_INFO_INIT;
    check(keisen_device_get_info(index, &info));
    devices.push_back({static_cast<DeviceKind>(info.kind), info.max_image_size, info.api_version,
                       info.name, info.driver});
  }
  return devices;
}

} // namespace keisen
