// SPDX-License-Identifier: MIT
//
// What bars and what is like them share.
#pragma once

#include "mark_options.hpp"

namespace keisen_python {

/// Reads "vertical" or "horizontal" from what is no column.
inline keisen::Orientation orientation_of(const NamedValues &details) {
  return choice(details["orientation"], "orientation", orientation_words);
}

} // namespace keisen_python
