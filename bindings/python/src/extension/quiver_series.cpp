// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_quiver_series(nb::module_ &module) {
  bind_mark<keisen::QuiverSeries>(module, "QuiverSeries", {"arrows", quiver_options()},
                                  made_of<keisen::QuiverColumns>("x", "y", "u", "v"),
                                  quiver_columns());
}

} // namespace keisen_python
