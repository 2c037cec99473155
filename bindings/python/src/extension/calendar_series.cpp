// SPDX-License-Identifier: MIT
#include "mark.hpp"

namespace keisen_python {

namespace {

using keisen::CalendarOptions;

OptionField<CalendarOptions> first_weekday_field() {
  return {"first_weekday", "int",
          [](CalendarOptions &options, nb::handle value) {
            const std::int64_t weekday = integer(value, "first_weekday");
            if (weekday < 0 || weekday > 6)
              invalid("first_weekday must be in 0...6, got " + std::to_string(weekday));
            options.first_weekday = static_cast<std::uint32_t>(weekday);
          },
          [](const CalendarOptions &options) { return nb::cast(options.first_weekday); }};
}

} // namespace

void bind_calendar_series(nb::module_ &module) {
  using keisen::AnimatedColor;
  using keisen::AnimatedNumber;
  bind_mark<keisen::CalendarSeries>(
      module, "CalendarSeries",
      {"calendars",
       {first_weekday_field(), number_field("gap", &CalendarOptions::gap),
        number_field("label_size", &CalendarOptions::label_size, AnimatedNumber::size),
        number_field("border_width", &CalendarOptions::border_width, AnimatedNumber::border_width),
        color_field("border_color", &CalendarOptions::border_color, AnimatedColor::border),
        color_field("color", &CalendarOptions::color, AnimatedColor::main),
        number_field("alpha", &CalendarOptions::alpha, AnimatedNumber::alpha),
        label_field(&CalendarOptions::label)}},
      made_of<keisen::CalendarColumns>("days", "values"));
}

} // namespace keisen_python
