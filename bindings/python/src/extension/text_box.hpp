// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.hpp"

#include <string>

namespace keisen_python {

/// Reads how a text looks, if the option says anything of it. `name` is what people call it.
bool read_text_box(keisen::TextBoxOptions &box,
                   const std::string &option,
                   nb::handle value,
                   const std::string &name);

} // namespace keisen_python
