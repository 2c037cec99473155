// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <limits>

namespace keisen_python {

namespace {

using keisen::DeviceKind;
using keisen::Renderer;
using keisen::RendererKind;

/// A Vulkan device and its place in the list.
struct Device {
  std::uint32_t index;
  keisen::DeviceInfo info;
};

Renderer make_renderer(nb::handle kind,
                       nb::handle device_kind,
                       nb::handle index,
                       nb::handle name,
                       nb::handle validation) {
  keisen::RendererOptions options;
  options.kind = choice(kind, "renderer", renderer_kinds);
  options.device_kind = choice(device_kind, "device", device_kinds);
  const std::int64_t place = integer(index, "device");
  if (place < -1 || place > std::numeric_limits<std::int32_t>::max())
    invalid("there is no device " + std::to_string(place));
  options.device_index = static_cast<std::int32_t>(place);
  options.device_name = optional_text(name, "device");
  options.validation = boolean(validation, "validation");
  Unlocked unlocked;
  return Renderer(options);
}

std::vector<Device> devices() {
  Unlocked unlocked;
  std::vector<Device> result;
  for (keisen::DeviceInfo &info : keisen::devices())
    result.push_back({static_cast<std::uint32_t>(result.size()), std::move(info)});
  return result;
}

/// The version of Vulkan in text, from how VK_MAKE_API_VERSION packs it.
std::string api_version(const Device &device) {
  const std::uint32_t version = device.info.api_version;
  return std::to_string(version >> 22 & 0x7f) + "." + std::to_string(version >> 12 & 0x3ff) + "." +
         std::to_string(version & 0xfff);
}

} // namespace

void bind_renderer(nb::module_ &module) {
  nb::class_<Renderer>(module, "Renderer")
      .def(nb::new_(&make_renderer), nb::arg("kind").none(), nb::arg("device_kind").none(),
           nb::arg("index").none(), nb::arg("name").none(), nb::arg("validation").none())
      .def_prop_ro("name", &Renderer::name);

  nb::class_<Device>(module, "Device", "What is known about a Vulkan device.")
      .def_prop_ro(
          "index", [](const Device &device) { return device.index; }, "Its place in `devices()`.")
      .def_prop_ro(
          "name", [](const Device &device) { return device.info.name; }, "Its name.")
      .def_prop_ro(
          "kind", [](const Device &device) { return word_for(device.info.kind, device_kinds); },
          "\"discrete\", \"integrated\", \"virtual\", \"cpu\" or \"other\".")
      .def_prop_ro(
          "driver", [](const Device &device) { return device.info.driver; },
          "Its driver's name and version.")
      .def_prop_ro(
          "max_image_size", [](const Device &device) { return device.info.max_image_size; },
          "Greatest width and height of a picture, in pixels.")
      .def_prop_ro("api_version", api_version, "Version of Vulkan, such as \"1.3.239\".")
      .def("__repr__", [](const Device &device) {
        return "<Device " + std::to_string(device.index) + " '" + device.info.name + "'>";
      });

  module.def("devices", devices);
}

} // namespace keisen_python
