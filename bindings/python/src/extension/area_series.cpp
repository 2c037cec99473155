// SPDX-License-Identifier: MIT
#include "mark_options.hpp"
#include "words.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace keisen_python {

namespace {

using keisen::AnimatedColor;
using keisen::AnimatedNumber;
using keisen::AreaColumns;
using keisen::AreaFill;
using keisen::AreaOptions;
using keisen::LineStyle;
using keisen::StackBaseline;

constexpr Word<keisen_area_fill_kind> gradient_units[] = {{"data", KEISEN_AREA_FILL_DATA_GRADIENT},
                                                          {"plot", KEISEN_AREA_FILL_PLOT_GRADIENT}};

/// Reads None, a colour, or whatever has the attributes of a gradient.
AreaFill fill_of(nb::handle value, const std::string &name) {
  if (value.is_none())
    return AreaFill();
  if (!nb::hasattr(value, "start_color"))
    return AreaFill(color(value, name));
  const double start = number(value.attr("start"), name + ".start");
  const double end = number(value.attr("end"), name + ".end");
  const keisen::Color start_color = color(value.attr("start_color"), name + ".start_color");
  const keisen::Color end_color = color(value.attr("end_color"), name + ".end_color");
  if (choice(value.attr("unit"), "unit", gradient_units) == KEISEN_AREA_FILL_PLOT_GRADIENT)
    return AreaFill::plot_gradient(start, end, start_color, end_color);
  return AreaFill::gradient(start, end, start_color, end_color);
}

nb::object given_color(const keisen_color &color) {
  return nb::make_tuple(color.red, color.green, color.blue, color.alpha);
}

/// Tells a fill as None, the four parts of a colour, or the five of a gradient.
nb::object given_fill(const AreaFill &fill) {
  const keisen_area_fill &c = fill.c();
  if (c.kind == KEISEN_AREA_FILL_AUTOMATIC)
    return nb::none();
  if (c.kind == KEISEN_AREA_FILL_COLOR)
    return given_color(c.start_color);
  return nb::make_tuple(c.start, c.end, given_color(c.start_color), given_color(c.end_color),
                        word_for(c.kind, gradient_units));
}

OptionField<AreaOptions> fill_field(const char *name, AreaFill AreaOptions::*member) {
  return {name, "tuple[object, ...] | None",
          [=](AreaOptions &options, nb::handle value) { options.*member = fill_of(value, name); },
          [=](const AreaOptions &options) { return given_fill(options.*member); }};
}

/// The line along an area, none but for its width.
LineStyle &line_of(AreaOptions &options) {
  if (!options.line) {
    options.line.emplace();
    options.line->width = 0;
  }
  return *options.line;
}

OptionField<AreaOptions> line_width_field() {
  return {
      "line_width", "float",
      [](AreaOptions &options, nb::handle value) {
        line_of(options).width = number(value, "line_width");
      },
      [](const AreaOptions &options) { return nb::cast(options.line ? options.line->width : 0.0); },
      [](AreaOptions &options, const keisen::Series &series) {
        line_of(options).width = series.number(AnimatedNumber::width);
      }};
}

OptionField<AreaOptions> line_color_field() {
  return {"line_color", "tuple[float, float, float, float] | None",
          [](AreaOptions &options, nb::handle value) {
            line_of(options).color = optional_color(value, "line_color");
          },
          [](const AreaOptions &options) {
            return keisen_python::given_color(options.line ? options.line->color : std::nullopt);
          }};
}

OptionField<AreaOptions> line_dash_field() {
  return {"line_dash", "tuple[float, ...] | None",
          [](AreaOptions &options, nb::handle value) {
            line_of(options).dash = optional_dash(value, "line_dash");
          },
          [](const AreaOptions &options) -> nb::object {
            return options.line ? given_dash(options.line->dash) : nb::none();
          }};
}

OptionField<AreaOptions> linked_line_field() {
  return {"linked_line", "Series | None",
          [](AreaOptions &options, nb::handle value) {
            options.linked_line.reset();
            if (value.is_none())
              return;
            if (!nb::isinstance<keisen::Series>(value))
              wrong_type("linked_line", "a LineSeries", value);
            options.linked_line = keisen::LineSeries(nb::cast<const keisen::Series &>(value));
          },
          [](const AreaOptions &options) -> nb::object {
            if (!options.linked_line)
              return nb::none();
            return nb::cast(keisen::Series(*options.linked_line));
          }};
}

std::vector<Column> stack(const std::vector<const Column *> &series, nb::handle baseline) {
  std::vector<keisen::Column> columns;
  for (const Column *each : series)
    columns.push_back(each->column);
  std::vector<Column> edges;
  for (keisen::Column &edge :
       keisen::stack_edges(columns, choice(baseline, "baseline", stack_baselines)))
    edges.push_back({std::move(edge), nullptr});
  return edges;
}

} // namespace

void bind_area_series(nb::module_ &module) {
  bind_mark<keisen::AreaSeries>(
      module, "AreaSeries",
      {"areas",
       joined(area_options(),
              {number_field("baseline", &AreaOptions::baseline, AnimatedNumber::baseline),
               fill_field("above", &AreaOptions::above), fill_field("below", &AreaOptions::below),
               line_width_field(), line_color_field(), line_dash_field(), linked_line_field()})},
      [](const NamedColumns &columns, const NamedValues &) {
        return AreaColumns(std::nullopt, needed(columns, "y"));
      },
      {column_field("x", &AreaColumns::x), column_field("y2", &AreaColumns::y2)});
  module.def("stack", stack, nb::arg("series"), nb::arg("baseline"));
}

} // namespace keisen_python
