// SPDX-License-Identifier: MIT
#include "bars.hpp"
#include "mark_options.hpp"

namespace keisen_python {

void bind_stem_series(nb::module_ &module) {
  bind_mark<keisen::StemSeries>(
      module, "StemSeries", {"stems", stem_options()},
      [](const NamedColumns &columns, const NamedValues &details) {
        keisen::StemColumns all(needed(columns, "value"));
        all.orientation = orientation_of(details);
        return all;
      },
      stem_columns());
}

} // namespace keisen_python
