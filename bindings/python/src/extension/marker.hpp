// SPDX-License-Identifier: MIT
//
// The words for shapes of markers.
#ifndef KEISEN_PYTHON_MARKER_HPP
#define KEISEN_PYTHON_MARKER_HPP

#include "arguments.hpp"

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

} // namespace keisen_python

#endif
