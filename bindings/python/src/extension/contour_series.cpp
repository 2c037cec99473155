// SPDX-License-Identifier: MIT
#include "mark.hpp"

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
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::ContourColumns;
  bind_mark<keisen::ContourSeries>(
      module, "ContourSeries",
      {"contours",
       {flag_field("filled", &ContourOptions::filled), levels_field(),
        number_field("width", &ContourOptions::width, AnimatedNumber::width),
        color_field("color", &ContourOptions::color, AnimatedColor::main),
        number_field("alpha", &ContourOptions::alpha, AnimatedNumber::alpha),
        number_field("label_size", &ContourOptions::label_size, AnimatedNumber::size),
        format_field("label_format", &ContourOptions::label_format),
        label_field(&ContourOptions::label)}},
      made_of<ContourColumns>("x", "y", "values"));
}

} // namespace keisen_python
