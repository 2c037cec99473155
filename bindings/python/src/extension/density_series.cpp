// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

namespace {

using keisen::DensityAggregation;
using keisen::DensityColumns;
using keisen::DensityOptions;

DensityColumns columns(const NamedColumns &all, const NamedValues &details) {
  DensityColumns columns(needed(all, "y"));
  const nb::handle categories = details["categories"];
  if (all.contains("values"))
    columns.aggregation =
        categories.is_none() ? DensityAggregation::mean : DensityAggregation::category;
  if (!categories.is_none())
    columns.names = texts_of(categories, "categories");
  return columns;
}

} // namespace

void bind_density_series(nb::module_ &module) {
  bind_mark<keisen::DensitySeries, DensityColumns, DensityOptions>(
      module, "DensitySeries", {"densities", density_options()}, columns,
      {column_field("x", &DensityColumns::x), column_field("values", &DensityColumns::values)});
}

} // namespace keisen_python
