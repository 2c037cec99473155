// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

namespace {

using keisen::PieColumns;
using keisen::PieLabelContent;
using keisen::PieLabelPlace;
using keisen::PieOptions;
using keisen::PieOrder;

constexpr Word<PieOrder> orders[] = {{"given", PieOrder::given},
                                     {"ascending", PieOrder::ascending},
                                     {"descending", PieOrder::descending}};
constexpr Word<PieLabelPlace> places[] = {{"none", PieLabelPlace::none},
                                          {"outside", PieLabelPlace::outside},
                                          {"inside", PieLabelPlace::inside},
                                          {"automatic", PieLabelPlace::automatic}};
constexpr Word<PieLabelContent> contents[] = {
    {"name_and_percent", PieLabelContent::name_and_percent},
    {"name", PieLabelContent::name},
    {"percent", PieLabelContent::percent},
    {"value", PieLabelContent::value},
    {"name_and_value", PieLabelContent::name_and_value}};

} // namespace

void bind_pie_series(nb::module_ &module) {
  using keisen::AnimatedNumber;
  bind_mark<keisen::PieSeries>(
      module, "PieSeries",
      {"pies",
       {word_field("order", &PieOptions::order, orders),
        flag_field("clockwise", &PieOptions::clockwise),
        word_field("label_place", &PieOptions::label_place, places),
        word_field("label_content", &PieOptions::label_content, contents),
        colors_field(&PieOptions::colors), number_field("radius", &PieOptions::radius),
        number_field("inner_radius", &PieOptions::inner_radius),
        number_field("gap", &PieOptions::gap),
        number_field("start_angle", &PieOptions::start_angle, AnimatedNumber::angle),
        number_field("alpha", &PieOptions::alpha, AnimatedNumber::alpha),
        number_field("label_threshold", &PieOptions::label_threshold),
        number_field("label_size", &PieOptions::label_size),
        color_field("label_color", &PieOptions::label_color),
        format_field("value_format", &PieOptions::value_format), label_field(&PieOptions::label)}},
      [](const NamedColumns &columns, const NamedValues &details) {
        return PieColumns(needed(columns, "values"), texts_of(details["names"], "labels"));
      },
      {column_field("explode", &PieColumns::explode),
       column_field("outer_radii", &PieColumns::outer_radii),
       column_field("inner_radii", &PieColumns::inner_radii),
       column_field("color", &PieColumns::color)});
}

} // namespace keisen_python
