// SPDX-License-Identifier: MIT
//
// The state of any object, as JSON.
#include "color_scale.hpp"
#include "column.hpp"
#include "gil.hpp"
#include "module.hpp"

#include <nanobind/stl/string.h>

#include <string>

namespace keisen_python {

namespace {

template <typename Kind> std::string state_of(const Kind &object) {
  Unlocked unlocked;
  return keisen::describe(object);
}

/// Binds the function for classes that are references to objects themselves.
template <typename... Kinds> void bind_each(nb::module_ &module) {
  (module.def("describe", state_of<Kinds>, nb::arg("object")), ...);
}

} // namespace

void bind_describe(nb::module_ &module) {
  module.def(
      "describe", [](const Column &column) { return state_of(column.column); }, nb::arg("object"));
  module.def(
      "describe", [](const ColorScale &scale) { return state_of(scale.scale); }, nb::arg("object"));
  bind_each<keisen::Projection, keisen::Space, keisen::Series, keisen::Attachment, keisen::Chart,
            keisen::Figure, keisen::Renderer, keisen::Image, keisen::Restriction, keisen::Updater,
            keisen::Interpreter, keisen::Animation, keisen::Animator, keisen::MessageBoard,
            keisen::Preferences, keisen::Canvas, keisen::Paint, keisen::Hook, keisen::Painter,
            keisen::Selection, keisen::CustomScale, keisen::CustomMarker>(module);
}

} // namespace keisen_python
