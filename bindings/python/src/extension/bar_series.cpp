// SPDX-License-Identifier: MIT
#include "bars.hpp"
#include "values.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::BarColumns;
using keisen::BarOptions;
using keisen::BarRadii;
using keisen::BarRowStyle;

/// Reads a number for both corners at the tip, or four: of the tip's left and right, and the
/// root's.
BarRadii radii(nb::handle value) {
  if (!PySequence_Check(value.ptr()))
    return BarRadii::of(number(value, "radius"));
  const std::array<double, 4> all = numbers_of<4>(value, "radius");
  return {all[0], all[1], all[2], all[3]};
}

nb::object reported(const BarRadii &radii) {
  return nb::make_tuple(radii.tip_left, radii.tip_right, radii.root_left, radii.root_right);
}

/// Reads looks of rows: dicts of what they have.
std::vector<BarRowStyle> appearances(nb::handle value) {
  std::vector<BarRowStyle> appearances;
  for (nb::handle each : nb::iter(value)) {
    if (!nb::isinstance<nb::dict>(each))
      wrong_type("styles", "a sequence of dicts", each);
    BarRowStyle appearance;
    for (auto [key, part] : nb::borrow<nb::dict>(each)) {
      const std::string name = text(key, "option of a row");
      if (part.is_none())
        continue;
      if (name == "color")
        appearance.color = color(part, name);
      else if (name == "bar_width")
        appearance.bar_width = number(part, name);
      else if (name == "border_width")
        appearance.border_width = number(part, name);
      else if (name == "border_color")
        appearance.border_color = color(part, name);
      else if (name == "radius")
        appearance.radii = radii(part);
      else
        throw nb::type_error(("rows of bars have no option '" + name + "'").c_str());
      // What is below 0 would leave the series' own.
      if ((name == "bar_width" && !(*appearance.bar_width > 0)) ||
          (name == "border_width" && !(*appearance.border_width >= 0)) ||
          (name == "radius" && !(appearance.radii->tip_left >= 0)))
        invalid(name + " of a row must not be negative, got " + nb::repr(part).c_str());
    }
    appearances.push_back(appearance);
  }
  return appearances;
}

BarColumns columns(const NamedColumns &all, const NamedValues &details) {
  BarColumns columns(needed(all, "value"));
  columns.orientation = orientation_of(details);
  columns.styles = appearances(details["styles"]);
  return columns;
}

/// Returns doubles of anything that a column is made of.
std::vector<double> doubles(nb::handle object, const std::string &name) {
  const Values values =
      convert_values(read_values(object, name, ""), keisen::ElementType::f64, name);
  std::vector<double> result(values.count);
  const char *place = static_cast<const char *>(values.data);
  for (double &value : result) {
    std::memcpy(&value, place, sizeof value);
    place += values.stride;
  }
  return result;
}

Column column_of(std::vector<double> values) {
  return {keisen::Column(std::move(values)), nullptr};
}

std::vector<std::pair<double, double>> group(nb::handle count, nb::handle band, nb::handle gap) {
  std::vector<std::pair<double, double>> slots;
  for (const keisen::BarSlot &slot :
       keisen::group_bars(size(count, "count"), number(band, "width"), number(gap, "gap")))
    slots.emplace_back(slot.width, slot.offset);
  return slots;
}

/// Tells of each bar of some stacks whether it is at an end: 1 at the outer one, 2 at the baseline,
/// 3 at both.
std::vector<std::vector<std::uint8_t>> ends_of(const std::vector<keisen::BarStack> &stacks,
                                               double baseline) {
  std::vector<std::vector<std::uint8_t>> ends;
  for (const keisen::BarStack &stack : stacks) {
    std::vector<std::uint8_t> own(stack.tips.size());
    for (std::size_t row = 0; row < own.size(); ++row) {
      const double base = stack.bases[row], tip = stack.tips[row];
      const auto goes_on = [&](const keisen::BarStack &other) {
        return tip > base ? other.tips[row] > tip : other.tips[row] < tip;
      };
      const bool is_outer = std::none_of(stacks.begin(), stacks.end(), goes_on);
      own[row] = static_cast<std::uint8_t>((is_outer ? 1 : 0) + (base == baseline ? 2 : 0));
    }
    ends.push_back(std::move(own));
  }
  return ends;
}

std::vector<std::tuple<Column, Column, Column>>
stack(const nb::typed<nb::list, nb::object> &sets, nb::handle baseline, nb::handle total) {
  std::vector<std::vector<double>> values;
  for (nb::handle set : sets)
    values.push_back(doubles(set, "values"));
  const double start = number(baseline, "baseline");
  std::vector<keisen::BarStack> stacks = keisen::stack_bars(values, start, number(total, "total"));
  std::vector<std::vector<std::uint8_t>> ends = ends_of(stacks, start);
  std::vector<std::tuple<Column, Column, Column>> columns;
  for (std::size_t set = 0; set < stacks.size(); ++set)
    columns.emplace_back(column_of(std::move(stacks[set].bases)),
                         column_of(std::move(stacks[set].tips)),
                         Column{keisen::Column(std::move(ends[set])), nullptr});
  return columns;
}

std::tuple<Column, Column, Column>
waterfall(nb::handle changes, const nb::typed<nb::list, nb::object> &totals, nb::handle baseline) {
  std::vector<std::size_t> rows;
  for (nb::handle row : totals)
    rows.push_back(size(row, "totals"));
  keisen::Waterfall result =
      keisen::waterfall(doubles(changes, "changes"), rows, number(baseline, "baseline"));
  std::vector<std::uint8_t> kinds;
  for (keisen::WaterfallKind kind : result.kinds)
    kinds.push_back(static_cast<std::uint8_t>(kind));
  return {column_of(std::move(result.bases)), column_of(std::move(result.tips)),
          Column{keisen::Column(std::move(kinds)), nullptr}};
}

} // namespace

void bind_bar_series(nb::module_ &module) {
  bind_mark<keisen::BarSeries>(
      module, "BarSeries",
      {"bars", joined(bar_options(),
                      {{"radius", "tuple[float, float, float, float]",
                        [](BarOptions &options, nb::handle value) { options.radii = radii(value); },
                        [](const BarOptions &options) { return reported(options.radii); }}})},
      columns,
      {column_field("position", &BarColumns::position), column_field("base", &BarColumns::base),
       column_field("end", &BarColumns::end), column_field("width", &BarColumns::width),
       column_field("style_index", &BarColumns::style_index),
       column_field("color", &BarColumns::color)});
  module.def("group_bars", group, nb::arg("count"), nb::arg("band"), nb::arg("gap"));
  module.def("stack_bars", stack, nb::arg("sets"), nb::arg("baseline"), nb::arg("total"));
  module.def("waterfall", waterfall, nb::arg("changes"), nb::arg("totals"), nb::arg("baseline"));
}

} // namespace keisen_python
