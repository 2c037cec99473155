// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

void bind_sector_series(nb::module_ &module) {
  bind_mark<keisen::SectorSeries>(module, "SectorSeries", {"sectors", sector_options()},
                                  made_of<keisen::SectorColumns>("y"), sector_columns());
}

} // namespace keisen_python
