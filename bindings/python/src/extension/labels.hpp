// SPDX-License-Identifier: MIT
#pragma once

#include "module.hpp"

namespace keisen_python {

/// A tick as C gives it to a formatter, copied.
struct Tick {
  std::size_t index;
  std::size_t count;
  keisen_value value;
  std::string text;
  std::string context;
};

/// A label as C gives it to a hook; its texts live as long as the call.
struct Label {
  Tick tick;
  keisen_label label;
};

/// Returns an exact value as a number: an int where it is whole and its origin is not 0.
nb::object number_of(const keisen_value &value);

} // namespace keisen_python
