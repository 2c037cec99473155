// SPDX-License-Identifier: MIT
//
// The words for shapes of markers, and markers of the caller's own.
#pragma once

#include "option_field.hpp"

#include <optional>

namespace keisen_python {

inline constexpr Word<keisen::Marker> markers[] = {
    {"circle", keisen::Marker::circle},
    {"square", keisen::Marker::square},
    {"diamond", keisen::Marker::diamond},
    {"triangle_up", keisen::Marker::triangle_up},
    {"triangle_down", keisen::Marker::triangle_down},
    {"triangle_left", keisen::Marker::triangle_left},
    {"triangle_right", keisen::Marker::triangle_right},
    {"cross", keisen::Marker::cross},
    {"plus", keisen::Marker::plus},
    {"star", keisen::Marker::star},
    {"ring", keisen::Marker::ring},
    {"pentagon", keisen::Marker::pentagon},
    {"hexagon", keisen::Marker::hexagon},
    {"vertical_bar", keisen::Marker::vertical_bar},
    {"horizontal_bar", keisen::Marker::horizontal_bar}};

/// An option that is a word for a shape or a CustomMarker of Python's.
template <typename Options>
OptionField<Options> marker_field(keisen::Marker Options::*member,
                                  std::optional<keisen::CustomMarker> Options::*custom) {
  return {"marker", "str | CustomMarker",
          [=](Options &options, nb::handle value) {
            if (nb::hasattr(value, "_native")) {
              const nb::object native = value.attr("_open");
              if (nb::isinstance<keisen::CustomMarker>(native)) {
                options.*custom = nb::cast<keisen::CustomMarker>(native);
                return;
              }
            }
            options.*member = choice(value, "marker", markers);
            options.*custom = std::nullopt;
          },
          [=](const Options &options) -> nb::object {
            if (options.*custom)
              return nb::cast(*(options.*custom));
            return nb::str(word_for(options.*member, markers));
          }};
}

} // namespace keisen_python
