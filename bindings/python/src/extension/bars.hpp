// SPDX-License-Identifier: MIT
//
// What bars and what is like them share.
#ifndef KEISEN_PYTHON_BARS_HPP
#define KEISEN_PYTHON_BARS_HPP

#include "mark.hpp"

namespace keisen_python {

inline constexpr Word<keisen::Orientation> orientations[] = {
    {"vertical", keisen::Orientation::vertical}, {"horizontal", keisen::Orientation::horizontal}};

inline constexpr Word<keisen::WidthUnit> width_units[] = {{"distance", keisen::WidthUnit::distance},
                                                          {"data", keisen::WidthUnit::data},
                                                          {"points", keisen::WidthUnit::points}};

/// Reads "vertical" or "horizontal" from what is no column.
inline keisen::Orientation orientation_of(const NamedValues &details) {
  return choice(details["orientation"], "orientation", orientations);
}

} // namespace keisen_python

#endif
