// SPDX-License-Identifier: MIT
#include "mark.hpp"
#include "marker.hpp"

namespace keisen_python {

namespace {

using keisen::AnimatedColor;
using keisen::AnimatedNumber;
using keisen::BoxOptions;
using keisen::Dimension;
using keisen::GroupColumns;
using keisen::StripArrangement;
using keisen::StripOptions;
using keisen::ViolinInner;
using keisen::ViolinOptions;
using keisen::ViolinScaling;
using keisen::ViolinSide;

const Word<Dimension> orientations[] = {{"vertical", Dimension::y}, {"horizontal", Dimension::x}};
const Word<ViolinInner> inners[] = {
    {"box", ViolinInner::box}, {"quartiles", ViolinInner::quartiles}, {"none", ViolinInner::none}};
const Word<ViolinScaling> scalings[] = {{"area", ViolinScaling::area},
                                        {"count", ViolinScaling::count},
                                        {"width", ViolinScaling::width}};
const Word<ViolinSide> sides[] = {
    {"both", ViolinSide::both}, {"low", ViolinSide::low}, {"high", ViolinSide::high}};
const Word<StripArrangement> arrangements[] = {{"jitter", StripArrangement::jitter},
                                               {"swarm", StripArrangement::swarm}};
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
      {"boxes",
       {word_field("orientation", &BoxOptions::value_dimension, orientations), whiskers_field(),
        flag_field("notch", &BoxOptions::notched), flag_field("show_means", &BoxOptions::means),
        flag_field("show_outliers", &BoxOptions::outliers), flag_field("given", &BoxOptions::given),
        number_field("widths", &BoxOptions::width, AnimatedNumber::bar_width),
        number_field("alpha", &BoxOptions::alpha, AnimatedNumber::alpha),
        number_field("line_width", &BoxOptions::line_width, AnimatedNumber::width),
        number_field("cap_width", &BoxOptions::cap_width),
        number_field("outlier_size", &BoxOptions::outlier_size, AnimatedNumber::size),
        color_field("color", &BoxOptions::color, AnimatedColor::main),
        color_field("line_color", &BoxOptions::line_color, AnimatedColor::border),
        label_field(&BoxOptions::label)}},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("color", &GroupColumns::color)});
  bind_mark<keisen::ViolinSeries>(
      module, "ViolinSeries",
      {"violins",
       {word_field("orientation", &ViolinOptions::value_dimension, orientations), bandwidth_field(),
        number_field("adjust", &ViolinOptions::adjust), number_field("cut", &ViolinOptions::cut),
        word_field("inner", &ViolinOptions::inner, inners),
        word_field("scale", &ViolinOptions::scaling, scalings),
        word_field("side", &ViolinOptions::side, sides),
        number_field("widths", &ViolinOptions::width, AnimatedNumber::bar_width),
        number_field("alpha", &ViolinOptions::alpha, AnimatedNumber::alpha),
        number_field("line_width", &ViolinOptions::line_width, AnimatedNumber::width),
        color_field("color", &ViolinOptions::color, AnimatedColor::main),
        color_field("line_color", &ViolinOptions::line_color, AnimatedColor::border),
        label_field(&ViolinOptions::label)}},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("color", &GroupColumns::color)});
  bind_mark<keisen::StripSeries>(
      module, "StripSeries",
      {"strips",
       {word_field("orientation", &StripOptions::value_dimension, orientations),
        word_field("arrangement", &StripOptions::arrangement, arrangements),
        marker_field(&StripOptions::marker, &StripOptions::custom_marker),
        {"seed", "int",
         [](StripOptions &options, nb::handle value) {
           options.seed = static_cast<std::uint64_t>(integer(value, "seed"));
         },
         [](const StripOptions &options) {
           return nb::cast(static_cast<std::int64_t>(options.seed));
         }},
        number_field("width", &StripOptions::width, AnimatedNumber::bar_width),
        number_field("size", &StripOptions::size, AnimatedNumber::size),
        number_field("alpha", &StripOptions::alpha, AnimatedNumber::alpha),
        number_field("border_width", &StripOptions::border_width, AnimatedNumber::border_width),
        color_field("color", &StripOptions::color, AnimatedColor::main),
        color_field("border_color", &StripOptions::border_color, AnimatedColor::border),
        label_field(&StripOptions::label)}},
      made_of<GroupColumns>("data"),
      {column_field("by", &GroupColumns::positions), column_field("size", &GroupColumns::size),
       column_field("color", &GroupColumns::color)});
}

} // namespace keisen_python
