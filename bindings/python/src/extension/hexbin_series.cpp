// SPDX-License-Identifier: MIT
#include "words.hpp"
#include "mark_options.hpp"

namespace keisen_python {

using keisen::HexbinOptions;

void bind_hexbin_series(nb::module_ &module) {
  bind_mark<keisen::HexbinSeries>(
      module, "HexbinSeries",
      {"hexagons",
       joined(hexbin_options(), {word_field("reduce", &HexbinOptions::reduction, reductions),
                                 count_field("columns", &HexbinOptions::column_count),
                                 count_field("rows", &HexbinOptions::row_count),
                                 count_field("mincnt", &HexbinOptions::minimum_count)})},
      made_of<keisen::CellColumns>("x", "y"),
      {column_field("values", &keisen::CellColumns::values)});
}

} // namespace keisen_python
