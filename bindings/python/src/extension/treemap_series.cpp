// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

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
  bind_mark<keisen::TreemapSeries>(module, "TreemapSeries",
                                   {"treemaps", joined(treemap_options(), {labels_field()})},
                                   made_of<keisen::TreemapColumns>("values"), treemap_columns());
}

} // namespace keisen_python
