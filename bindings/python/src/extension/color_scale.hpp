// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.hpp"

namespace keisen_python {

/// A colour scale, and its options: the library tells them to no one.
struct ColorScale {
  keisen::ColorScale scale;
  keisen::ColorScaleOptions options;
};

} // namespace keisen_python
