// SPDX-License-Identifier: MIT
#include "mark_options.hpp"

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
  bind_mark<keisen::CalendarSeries>(
      module, "CalendarSeries", {"calendars", joined(calendar_options(), {first_weekday_field()})},
      made_of<keisen::CalendarColumns>("days", "values"));
}

} // namespace keisen_python
