// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from the C headers.
// clang-format off
#include "mark_options.hpp"

namespace keisen_python {

namespace {

void bind_stem_series(nb::module_ &module) {
  bind_mark<keisen::StemSeries>(
      module, "StemSeries", {"stems", stem_options()},
      [](const NamedColumns &columns, const NamedValues &details) {
        keisen::StemColumns all(needed(columns, "value"));
        all.orientation = choice(details["orientation"], "orientation", orientation_words);
        return all;
      },
      stem_columns());
}

void bind_error_bar_series(nb::module_ &module) {
  bind_mark<keisen::ErrorBarSeries>(
      module, "ErrorBarSeries", {"error bars", error_bar_options()},
      made_of<keisen::ErrorBarColumns>("y"),
      error_bar_columns());
}

void bind_polygon_series(nb::module_ &module) {
  bind_mark<keisen::PolygonSeries>(
      module, "PolygonSeries", {"polygons", polygon_options()},
      made_of<keisen::PolygonColumns>("x", "y"),
      polygon_columns());
}

void bind_sector_series(nb::module_ &module) {
  bind_mark<keisen::SectorSeries>(
      module, "SectorSeries", {"sectors", sector_options()},
      made_of<keisen::SectorColumns>("y"),
      sector_columns());
}

void bind_treemap_series(nb::module_ &module) {
  bind_mark<keisen::TreemapSeries>(
      module, "TreemapSeries", {"treemaps", treemap_options()},
      made_of<keisen::TreemapColumns>("values"),
      treemap_columns());
}

} // namespace

void bind_marks(nb::module_ &module) {
  bind_stem_series(module);
  bind_error_bar_series(module);
  bind_polygon_series(module);
  bind_sector_series(module);
  bind_treemap_series(module);
}

} // namespace keisen_python
