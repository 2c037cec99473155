// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_error_bar_series(nb::module_ &module) {
  bind_mark<keisen::ErrorBarSeries>(module, "ErrorBarSeries", {"error bars", error_bar_options()},
                                    made_of<keisen::ErrorBarColumns>("y"), error_bar_columns());
}

} // namespace keisen_python
