// SPDX-License-Identifier: MIT
//
// Renderers.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/device.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstdint>
#include <string>

namespace keisen {

/// Which renderer to make. At most one of the three device options may be given.
struct RendererOptions {
  /// What draws.
  RendererKind kind = RendererKind::automatic;
  /// Kind of device wanted.
  DeviceKind device_kind = DeviceKind::any;
  /// Index of the device wanted, as devices() counts; -1 for any.
  std::int32_t device_index = -1;
  /// Part of the name of the device wanted, or "" for any.
  std::string device_name;
  /// Whether the Vulkan validation layer checks every call: slow, for tests.
  bool validation = false;
};

/// Turns a chart's drawing into pixels. Charts share one, from any threads.
class Renderer : public Object<Renderer,
                               keisen_renderer,
                               keisen_renderer_retain,
                               keisen_renderer_release,
                               keisen_renderer_equal> {
public:
  using Object::Object;

  /// Makes a renderer; by default Vulkan on a real GPU where there is one, else the CPU.
  explicit Renderer(const RendererOptions &options = RendererOptions()) : Object(create(options)) {}

  /// Makes the renderer that needs no driver and gives the same pixels on every machine.
  static Renderer cpu() {
    RendererOptions options;
    options.kind = RendererKind::cpu;
    return Renderer(options);
  }

  /// Makes a Vulkan renderer on the best device.
  static Renderer vulkan() {
    RendererOptions options;
    options.kind = RendererKind::vulkan;
    return Renderer(options);
  }

  /// Returns the name of what draws, such as "CPU" or "Vulkan, llvmpipe".
  std::string name() const {
    const char *name = nullptr;
    check(keisen_renderer_get_name(handle(), &name));
    return name;
  }

private:
  static keisen_renderer *create(const RendererOptions &options) {
    keisen_renderer_options c = detail::c_struct<keisen_renderer_options>(options);
    return detail::make<keisen_renderer>(keisen_renderer_create, &c);
  }
};

} // namespace keisen
