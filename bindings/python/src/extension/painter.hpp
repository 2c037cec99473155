// SPDX-License-Identifier: MIT
#pragma once

#include "module.hpp"

namespace keisen_python {

/// Returns what Python has for a painter that the library lends; the GIL is held.
nb::object lent(keisen_painter *painter);

} // namespace keisen_python
