// SPDX-License-Identifier: MIT
#include "color_scale.hpp"
#include "column.hpp"
#include "mark_options.hpp"
#include "module.hpp"
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>

#include <limits>

namespace keisen_python {

namespace {

using keisen::ColorBarOptions;
using keisen::HeatmapOptions;

using NameList = nb::typed<nb::list, nb::str>;
using Heatmap = Optioned<keisen::HeatmapSeries, HeatmapOptions>;

using ColorBar = Styled<keisen::ColorBar, ColorBarOptions>;

/// The options of heat maps that Python changes.
const OptionFields<HeatmapOptions> &fields() {
  // Functions of Python outlive every scope of ours.
  static const auto *const all = new OptionFields<HeatmapOptions>{"heat maps", heatmap_options()};
  return *all;
}

std::optional<keisen::Range> extent(nb::handle value, const char *name) {
  if (value.is_none())
    return std::nullopt;
  const auto [from, to] = numbers_of<2>(value, name);
  return keisen::Range{from, to};
}

Heatmap make(const keisen::Space &space,
             const Column &values,
             nb::handle columns,
             bool by_columns,
             nb::handle x,
             nb::handle y,
             const Column *x_edges,
             const Column *y_edges,
             const NameList &x_names,
             const NameList &y_names,
             const ColorScale &scale,
             const NamedValues &changes) {
  HeatmapOptions options = changed(fields(), HeatmapOptions(), changes);
  options.order = by_columns ? keisen::MatrixOrder::columns : keisen::MatrixOrder::rows;
  options.x = extent(x, "x");
  options.y = extent(y, "y");
  if (x_edges != nullptr)
    options.x_edges = x_edges->column;
  if (y_edges != nullptr)
    options.y_edges = y_edges->column;
  options.column_names = texts_of(x_names, "name of a column");
  options.row_names = texts_of(y_names, "name of a row");
  options.color_scale = scale.scale;
  return {keisen::HeatmapSeries(space, values.column, size(columns, "columns"), options), options};
}

/// Reads how a dimension is cut: a rule, a number of bins, or edges.
keisen::GridBins bins(nb::handle value, const Column *edges, const char *name) {
  keisen::GridBins bins;
  if (edges != nullptr) {
    bins.edges = edges->column;
  } else if (nb::isinstance<nb::str>(value)) {
    bins.rule = text(value, name);
  } else {
    const std::size_t count = size(value, name);
    if (count < 1 || count > std::numeric_limits<std::uint32_t>::max())
      invalid(std::string(name) + " must be from 1 to 4294967295, got " + std::to_string(count));
    bins.count = static_cast<std::uint32_t>(count);
  }
  return bins;
}

Heatmap make_histogram(const keisen::Space &space,
                       const Column &x,
                       const Column &y,
                       const Column *values,
                       nb::handle x_bins,
                       nb::handle y_bins,
                       const Column *x_edges,
                       const Column *y_edges,
                       nb::handle reduce,
                       nb::handle minimum,
                       const ColorScale &scale,
                       nb::handle alpha,
                       nb::handle label) {
  keisen::CellColumns columns(x.column, y.column);
  if (values != nullptr)
    columns.values = values->column;
  columns.color_scale = scale.scale;
  keisen::GridHistogramOptions options;
  options.x = bins(x_bins, x_edges, "bins of x");
  options.y = bins(y_bins, y_edges, "bins of y");
  options.reduction = choice(reduce, "reduce", reductions);
  options.minimum_count = small_count(minimum, "mincnt");
  options.alpha = number(alpha, "alpha");
  options.label = optional_text(label, "label");
  HeatmapOptions appearance;
  appearance.alpha = options.alpha;
  appearance.label = options.label;
  return {keisen::make_grid_histogram(space, columns, options), appearance};
}

const StyledFields<ColorBarOptions> bar_fields("a color bar", plain_color_bar);

ColorBar make_bar(const ColorScale &scale, nb::handle side, const Changes &changes) {
  ColorBarOptions options = bar_fields.changed(ColorBarOptions(), changes);
  return {keisen::ColorBar(scale.scale, choice(side, "side", sides), options), options};
}

} // namespace

void bind_heatmap_series(nb::module_ &module) {
  nb::class_<Heatmap> bound(module, "HeatmapSeries");
  bound
      .def(nb::new_(&make), nb::arg("space"), nb::arg("values"), nb::arg("columns"),
           nb::arg("by_columns"), nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("x_edges").none(), nb::arg("y_edges").none(), nb::arg("x_names"),
           nb::arg("y_names"), nb::arg("color_scale"), nb::arg("options"))
      .def_static("histogram", make_histogram, nb::arg("space"), nb::arg("x"), nb::arg("y"),
                  nb::arg("values").none(), nb::arg("x_bins").none(), nb::arg("y_bins").none(),
                  nb::arg("x_edges").none(), nb::arg("y_edges").none(), nb::arg("reduce"),
                  nb::arg("mincnt"), nb::arg("color_scale"), nb::arg("alpha"),
                  nb::arg("label").none())
      .def(
          "set_values",
          [](Heatmap &heatmap, const Column &values) { heatmap.series.set_values(values.column); },
          nb::arg("values"));
  bind_options(bound, &fields());
  bind_styled<ColorBar>(module, "ColorBar", bar_fields, &ColorBarOptions::title)
      .def(nb::new_(&make_bar), nb::arg("scale"), nb::arg("side").none(), nb::arg("options"));
}

} // namespace keisen_python
