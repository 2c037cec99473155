// SPDX-License-Identifier: MIT
#include "mark.hpp"

#include <limits>

namespace keisen_python {

namespace {

using keisen::CellReduction;
using keisen::HexbinOptions;

const Word<CellReduction> reductions[] = {
    {"count", CellReduction::count}, {"sum", CellReduction::sum}, {"mean", CellReduction::mean}};

/// A number of things that fits 32 bits.
template <typename Options>
OptionField<Options> count_field(const char *name, std::uint32_t Options::*member) {
  return {name, "int",
          [=](Options &options, nb::handle value) {
            const std::size_t count = size(value, name);
            if (count > std::numeric_limits<std::uint32_t>::max())
              invalid(std::string(name) + " does not fit 32 bits, got " + std::to_string(count));
            options.*member = static_cast<std::uint32_t>(count);
          },
          [=](const Options &options) { return nb::cast(options.*member); }};
}

} // namespace

void bind_hexbin_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  bind_mark<keisen::HexbinSeries>(
      module, "HexbinSeries",
      {"hexagons",
       {word_field("reduce", &HexbinOptions::reduction, reductions),
        count_field("columns", &HexbinOptions::column_count),
        count_field("rows", &HexbinOptions::row_count),
        count_field("mincnt", &HexbinOptions::minimum_count),
        flag_field("log_x", &HexbinOptions::log_x), flag_field("log_y", &HexbinOptions::log_y),
        number_field("alpha", &HexbinOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &HexbinOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &HexbinOptions::border_color, AnimatedColor::border),
        label_field(&HexbinOptions::label)}},
      made_of<keisen::CellColumns>("x", "y"),
      {column_field("values", &keisen::CellColumns::values)});
}

} // namespace keisen_python
