// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

namespace keisen_python {

namespace {

using keisen::AnimatedNumber;
using keisen::BoxOptions;
using keisen::Dimension;
using keisen::GroupColumns;
using keisen::StripOptions;
using keisen::ViolinOptions;
using keisen::ViolinScaling;

const Word<Dimension> dimensions[] = {{"vertical", Dimension::y}, {"horizontal", Dimension::x}};
const Word<ViolinScaling> scalings[] = {{"area", ViolinScaling::area},
                                        {"count", ViolinScaling::count},
                                        {"width", ViolinScaling::width}};

OptionField<BoxOptions> whiskers_field() {
  return {"whis", "float | tuple[float, float]",
          [](BoxOptions &options, nb::handle value) {
            if (!PySequence_Check(value.ptr())) {
              options.whiskers = keisen::Whiskers::factor(number(value, "whis"));
              return;
            }
            const auto [low, high] = numbers_of<2>(value, "whis");
            options.whiskers = keisen::Whiskers::percentiles(low, high);
          },
          [](const BoxOptions &options) -> nb::object {
            const keisen::Whiskers &whiskers = options.whiskers;
            if (whiskers.rule == KEISEN_WHISKERS_FACTOR)
              return nb::cast(whiskers.reach);
            return nb::make_tuple(whiskers.low, whiskers.high);
          }};
}

OptionField<ViolinOptions> bandwidth_field() {
  return {"bandwidth", "float | str",
          [](ViolinOptions &options, nb::handle value) {
            static const Word<keisen_bandwidth> rules[] = {
                {"scott", KEISEN_BANDWIDTH_SCOTT}, {"silverman", KEISEN_BANDWIDTH_SILVERMAN}};
            if (nb::isinstance<nb::str>(value))
              options.bandwidth.rule = choice(value, "bandwidth", rules);
            else
              options.bandwidth = keisen::Bandwidth::factor(number(value, "bandwidth"));
          },
          [](const ViolinOptions &options) -> nb::object {
            switch (options.bandwidth.rule) {
            case KEISEN_BANDWIDTH_SCOTT:
              return nb::str("scott");
            case KEISEN_BANDWIDTH_SILVERMAN:
              return nb::str("silverman");
            default:
              return nb::cast(options.bandwidth.number);
            }
          }};
}

} // namespace

void bind_group_series(nb::module_ &module) {
  bind_mark<keisen::BoxSeries>(
      module, "BoxSeries",
      {"boxes", joined(box_options(),
                       {word_field("orientation", &BoxOptions::value_dimension, dimensions),
                        whiskers_field(), flag_field("notch", &BoxOptions::notched),
                        flag_field("show_means", &BoxOptions::means),
                        flag_field("show_outliers", &BoxOptions::outliers),
                        number_field("widths", &BoxOptions::width, AnimatedNumber::bar_width)})},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("color", &GroupColumns::color)});
  bind_mark<keisen::ViolinSeries>(
      module, "ViolinSeries",
      {"violins",
       joined(violin_options(),
              {word_field("orientation", &ViolinOptions::value_dimension, dimensions),
               bandwidth_field(), word_field("scale", &ViolinOptions::scaling, scalings),
               number_field("widths", &ViolinOptions::width, AnimatedNumber::bar_width)})},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("color", &GroupColumns::color)});
  bind_mark<keisen::StripSeries>(
      module, "StripSeries",
      {"strips", joined(strip_options(),
                        {word_field("orientation", &StripOptions::value_dimension, dimensions),
                         {"seed", "int",
                          [](StripOptions &options, nb::handle value) {
                            options.seed = static_cast<std::uint64_t>(integer(value, "seed"));
                          },
                          [](const StripOptions &options) {
                            return nb::cast(static_cast<std::int64_t>(options.seed));
                          }}})},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("size", &GroupColumns::size),
       column_field("color", &GroupColumns::color)});
}

} // namespace keisen_python
