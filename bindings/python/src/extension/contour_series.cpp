// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

namespace {

using keisen::ContourOptions;

/// Levels: a number of them, or themselves.
OptionField<ContourOptions> levels_field() {
  return {"levels", "int | list[float]",
          [](ContourOptions &options, nb::handle value) {
            if (PyIndex_Check(value.ptr()) && !nb::hasattr(value, "__len__")) {
              options.level_count = size(value, "levels");
              options.levels.clear();
              return;
            }
            options.levels = numbers(value, "levels");
            if (options.levels.empty())
              invalid("levels must be at least one, got none");
          },
          [](const ContourOptions &options) -> nb::object {
            if (options.levels.empty())
              return nb::cast(options.level_count);
            nb::list levels;
            for (double level : options.levels)
              levels.append(level);
            return levels;
          }};
}

} // namespace

void bind_contour_series(nb::module_ &module) {
  bind_mark<keisen::ContourSeries>(module, "ContourSeries",
                                   {"contours", joined(contour_options(), {levels_field()})},
                                   made_of<keisen::ContourColumns>("x", "y", "values"));
}

} // namespace keisen_python
