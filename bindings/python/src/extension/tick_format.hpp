// SPDX-License-Identifier: MIT
//
// Tick formats from Python.
#pragma once

#include "arguments.hpp"

#include <tuple>

namespace keisen_python {

/// Reads a style, decimals or None, a pattern, a prefix and a suffix.
keisen::TickFormat
tick_format(const std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle> &format);

} // namespace keisen_python
