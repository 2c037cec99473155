// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

namespace {

using keisen::TreemapOptions;

OptionField<TreemapOptions> labels_field() {
  return {
      "labels", "list[str]",
      [](TreemapOptions &options, nb::handle value) { options.labels = texts_of(value, "labels"); },
      [](const TreemapOptions &options) -> nb::object {
        nb::list labels;
        for (const std::string &label : options.labels)
          labels.append(nb::cast(label.c_str()));
        return labels;
      }};
}

} // namespace

void bind_treemap_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  using keisen::TreemapColumns;
  bind_mark<keisen::TreemapSeries>(
      module, "TreemapSeries",
      {"treemaps",
       {flag_field("show_values", &TreemapOptions::show_values), labels_field(),
        format_field("value_format", &TreemapOptions::value_format),
        number_field("label_size", &TreemapOptions::label_size, AnimatedNumber::size),
        number_field("gap", &TreemapOptions::gap),
        number_field("padding", &TreemapOptions::padding),
        color_field("color", &TreemapOptions::color, AnimatedColor::main),
        number_field("alpha", &TreemapOptions::alpha, AnimatedNumber::alpha),
        label_field(&TreemapOptions::label)}},
      made_of<TreemapColumns>("values"),
      {column_field("parents", &TreemapColumns::parents),
       column_field("color", &TreemapColumns::color)});
}

} // namespace keisen_python
