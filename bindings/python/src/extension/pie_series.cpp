// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_pie_series(nb::module_ &module) {
  bind_mark<keisen::PieSeries>(
      module, "PieSeries", {"pies", pie_options()},
      [](const NamedColumns &columns, const NamedValues &details) {
        return keisen::PieColumns(needed(columns, "values"), texts_of(details["names"], "labels"));
      },
      pie_columns());
}

} // namespace keisen_python
