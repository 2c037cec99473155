// SPDX-License-Identifier: MIT
#include "hit.hpp"
#include "module.hpp"
#include "pictures.hpp"
#include "selection.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace keisen_python {

namespace {

using keisen::Chart;
using keisen::Figure;

using Box = std::tuple<double, double, double, double>;

/// Reads a number of rows or columns, or that of one; more than any figure has stays so.
std::uint32_t track(nb::handle value, const char *name) {
  const std::size_t maximum = std::numeric_limits<std::uint32_t>::max();
  const std::size_t number = size(value, name);
  return static_cast<std::uint32_t>(number < maximum ? number : maximum);
}

Figure make_figure(nb::handle width, nb::handle height, nb::handle rows, nb::handle columns) {
  return Figure(number(width, "width"), number(height, "height"), track(rows, "rows"),
                track(columns, "columns"));
}

void add(Figure &figure,
         const Chart &chart,
         nb::handle row,
         nb::handle column,
         nb::handle row_span,
         nb::handle column_span) {
  figure.add(chart, track(row, "row"), track(column, "column"), track(row_span, "row_span"),
             track(column_span, "column_span"));
}

void add_inset(Figure &figure,
               const Chart &chart,
               const Chart *parent,
               nb::handle place,
               nb::handle background,
               nb::handle border_width,
               nb::handle border_color,
               nb::handle radius,
               nb::handle region,
               nb::handle connected,
               nb::handle region_width,
               nb::handle region_color) {
  const auto [x, y, width, height] = numbers_of<4>(place, "place");
  keisen::InsetOptions options;
  options.background = optional_color(background, "background");
  options.border_width = number(border_width, "border_width");
  options.border_color = optional_color(border_color, "border_color");
  options.radius = number(radius, "radius");
  options.region = boolean(region, "region");
  options.connected = boolean(connected, "connected");
  options.region_width = number(region_width, "region_width");
  options.region_color = optional_color(region_color, "region_color");
  if (parent == nullptr)
    figure.add_inset(chart, {x, y, width, height}, options);
  else
    figure.add_inset(chart, *parent, {x, y, width, height}, options);
}

Box box(const keisen::Rect &rect) { return {rect.x, rect.y, rect.width, rect.height}; }

Box place(const Figure &figure, const Chart &chart) {
  Unlocked unlocked;
  return box(figure.place(chart));
}

Box plot(const Figure &figure, const Chart &chart) {
  Unlocked unlocked;
  return box(figure.plot(chart));
}

std::pair<double, double> read(const keisen::Track &track) { return {track.weight, track.points}; }

void set_row(Figure &figure, nb::handle row, nb::handle weight, nb::handle points) {
  const std::uint32_t index = track(row, "row");
  if (points.is_none())
    figure.set_row_weight(index, number(weight, "weight"));
  else
    figure.set_row_points(index, number(points, "points"));
}

void set_column(Figure &figure, nb::handle column, nb::handle weight, nb::handle points) {
  const std::uint32_t index = track(column, "column");
  if (points.is_none())
    figure.set_column_weight(index, number(weight, "weight"));
  else
    figure.set_column_points(index, number(points, "points"));
}

// Fitting, and informative what a fit would be, read all data, so they let other threads run.
std::string alt(const Figure &figure) {
  Unlocked unlocked;
  return figure.alt();
}

std::string description(const Figure &figure) {
  Unlocked unlocked;
  return figure.description();
}

void fit(Figure &figure, nb::handle margins) {
  const bool has_margins = boolean(margins, "margins");
  Unlocked unlocked;
  figure.fit(has_margins);
}

} // namespace

void bind_figure(nb::module_ &module) {
  nb::class_<Figure> bound(module, "Figure");
  bound
      .def(nb::new_(&make_figure), nb::arg("width").none(), nb::arg("height").none(),
           nb::arg("rows").none(), nb::arg("columns").none())
      .def_prop_ro("outer", &Figure::outer)
      .def_prop_ro("rows", &Figure::rows)
      .def_prop_ro("columns", &Figure::columns)
      .def("set_row", set_row, nb::arg("row").none(), nb::arg("weight").none(),
           nb::arg("points").none())
      .def("set_column", set_column, nb::arg("column").none(), nb::arg("weight").none(),
           nb::arg("points").none())
      .def(
          "row",
          [](const Figure &figure, nb::handle row) { return read(figure.row(track(row, "row"))); },
          nb::arg("row").none())
      .def(
          "column",
          [](const Figure &figure, nb::handle column) {
            return read(figure.column(track(column, "column")));
          },
          nb::arg("column").none())
      .def_prop_ro("gaps", &Figure::gaps)
      .def(
          "set_gaps",
          [](Figure &figure, nb::handle rows, nb::handle columns) {
            figure.set_gaps(number(rows, "row_gap"), number(columns, "column_gap"));
          },
          nb::arg("rows").none(), nb::arg("columns").none())
      .def_prop_ro("aligned", &Figure::aligned)
      .def(
          "set_aligned",
          [](Figure &figure, nb::handle aligned) {
            figure.set_aligned(boolean(aligned, "aligned"));
          },
          nb::arg("aligned").none())
      .def_prop_ro("inner_labels", &Figure::inner_labels)
      .def(
          "set_inner_labels",
          [](Figure &figure, nb::handle shown) {
            figure.set_inner_labels(boolean(shown, "inner_labels"));
          },
          nb::arg("shown").none())
      .def("add", add, nb::arg("chart"), nb::arg("row").none(), nb::arg("column").none(),
           nb::arg("row_span").none(), nb::arg("column_span").none())
      .def("add_inset", add_inset, nb::arg("chart"), nb::arg("parent").none(),
           nb::arg("place").none(), nb::arg("background").none(), nb::arg("border_width").none(),
           nb::arg("border_color").none(), nb::arg("radius").none(), nb::arg("region").none(),
           nb::arg("connected").none(), nb::arg("region_width").none(),
           nb::arg("region_color").none())
      .def("remove", &Figure::remove, nb::arg("chart"))
      .def("place", place, nb::arg("chart"))
      .def("plot", plot, nb::arg("chart"))
      .def_prop_ro("alt", alt)
      .def_prop_ro("description", description)
      .def("fit", fit, nb::arg("margins").none())
      .def(
          "next_frame_time",
          [](const Figure &figure, nb::handle after) {
            return figure.next_frame_time(number(after, "after"));
          },
          nb::arg("after").none())
      .def("hit", figure_hit, nb::arg("x").none(), nb::arg("y").none(), nb::arg("within").none(),
           nb::arg("mode").none(), nb::arg("series").none(), nb::arg("pixel_ratio").none())
      .def("select", figure_select, nb::arg("box").none(), nb::arg("lasso").none(),
           nb::arg("series").none(), nb::arg("pixel_ratio").none())
      .def("values_at", figure_values_at, nb::arg("chart"), nb::arg("x").none(),
           nb::arg("y").none(), nb::arg("space").none(), nb::arg("clip"),
           nb::arg("pixel_ratio").none())
      .def("position_of", figure_position_of, nb::arg("chart"), nb::arg("x"), nb::arg("y"),
           nb::arg("space").none(), nb::arg("clip"), nb::arg("pixel_ratio").none());
  bind_pictures(bound);
}

} // namespace keisen_python
