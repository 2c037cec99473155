// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::BarHighlight;
using keisen::CategoryBarOptions;
using Bars = Optioned<keisen::CategoryBarSeries, CategoryBarOptions>;
using NameList = nb::typed<nb::list, nb::str>;

/// What stands out: True, False or a colour.
OptionField<CategoryBarOptions> highlight_field() {
  return {"highlight", "object",
          [](CategoryBarOptions &options, nb::handle value) {
            options.highlight_color.reset();
            options.highlight = BarHighlight::maximum;
            if (value.is_none() || (is_boolean(value) && !boolean(value, "highlight")))
              options.highlight = BarHighlight::none;
            else if (!is_boolean(value))
              options.highlight_color = color(value, "highlight");
          },
          nullptr};
}

/// The options of category bars.
const OptionFields<CategoryBarOptions> &fields() {
  using Options = CategoryBarOptions;
  // Functions of Python outlive every scope of ours.
  static const auto *const all =
      new OptionFields<Options>{"bars", joined(category_bar_options(), {highlight_field()})};
  return *all;
}

Bars make(const keisen::Space &space,
          const NameList &names,
          const Column &values,
          const NamedValues &changes) {
  CategoryBarOptions options = changed(fields(), CategoryBarOptions(), changes);
  return {
      keisen::CategoryBarSeries(space, texts_of(names, "name of a bar"), values.column, options),
      options};
}

void set_data(Bars &bars, const NameList &names, const Column &values) {
  bars.series.set_data(texts_of(names, "name of a bar"), values.column);
}

std::vector<std::tuple<double, double>> get_pages(const Bars &bars, nb::handle bars_per_page) {
  std::vector<std::tuple<double, double>> pages;
  for (const keisen::Range &page : bars.series.pages(size(bars_per_page, "bars_per_page")))
    pages.emplace_back(page.min, page.max);
  return pages;
}

} // namespace

void bind_category_bar_series(nb::module_ &module) {
  nb::class_<Bars> bound(module, "CategoryBarSeries");
  bound
      .def(nb::new_(&make), nb::arg("space"), nb::arg("names"), nb::arg("values"),
           nb::arg("options"))
      .def("set_data", set_data, nb::arg("names"), nb::arg("values"))
      .def("pages", get_pages, nb::arg("bars_per_page"))
      .def_prop_ro("names", [](const Bars &bars) { return bars.series.names(); });
  bind_options(bound, &fields());
}

} // namespace keisen_python
