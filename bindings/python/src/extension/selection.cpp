// SPDX-License-Identifier: MIT
#include "selection.hpp"
#include "gil.hpp"
#include "values.hpp"

#include <nanobind/stl/vector.h>

#include <cstdint>
#include <cstring>

namespace keisen_python {

namespace {

using keisen::Selection;

/// Reads row numbers from a buffer or a sequence.
std::vector<std::int64_t> read_rows(nb::handle object) {
  const Values values =
      convert_values(read_values(object, "rows", ""), keisen::ElementType::i64, "rows");
  std::vector<std::int64_t> rows(values.count);
  const char *next = static_cast<const char *>(values.data);
  for (std::int64_t &row : rows) {
    std::memcpy(&row, next, sizeof row);
    next += values.stride;
  }
  return rows;
}

Selection make_selection(nb::handle rows, nb::handle dimming) {
  return Selection(read_rows(rows), number(dimming, "dimming"));
}

/// The bytes of the rows as int64, for numpy.
nb::bytes row_bytes(const Selection &selection) {
  const std::vector<std::int64_t> rows = selection.rows();
  return nb::bytes(reinterpret_cast<const char *>(rows.data()), rows.size() * sizeof(rows[0]));
}

nb::bytes mask_bytes(const Selection &selection, nb::handle count) {
  const std::vector<std::uint8_t> mask = selection.mask(size(count, "count"));
  return nb::bytes(reinterpret_cast<const char *>(mask.data()), mask.size());
}

/// Asks a chart or a figure.
template <typename Drawn>
auto find(const Drawn &drawn,
          nb::handle box,
          nb::handle lasso,
          const keisen::Series *series,
          nb::handle pixel_ratio) {
  keisen::SelectOptions options;
  if (series != nullptr)
    options.series = *series;
  if (!pixel_ratio.is_none())
    options.pixel_ratio = number(pixel_ratio, "pixel_ratio");
  if (!box.is_none()) {
    const auto [x, y, width, height] = numbers_of<4>(box, "box");
    const keisen::Rect rect{x, y, width, height};
    Unlocked unlocked;
    return drawn.select(rect, options);
  }
  const std::vector<double> coordinates = numbers(lasso, "lasso");
  std::vector<keisen::Point> points;
  points.reserve(coordinates.size() / 2);
  for (std::size_t i = 0; i + 1 < coordinates.size(); i += 2)
    points.push_back({coordinates[i], coordinates[i + 1]});
  Unlocked unlocked;
  return drawn.select(points, options);
}

} // namespace

std::vector<std::tuple<keisen::Series, Selection>> select(const keisen::Chart &chart,
                                                          nb::handle box,
                                                          nb::handle lasso,
                                                          const keisen::Series *series,
                                                          nb::handle pixel_ratio) {
  std::vector<std::tuple<keisen::Series, Selection>> rows;
  for (const keisen::SelectedRows &each : find(chart, box, lasso, series, pixel_ratio))
    rows.emplace_back(each.series, each.rows);
  return rows;
}

std::vector<std::tuple<keisen::Chart, keisen::Series, Selection>>
figure_select(const keisen::Figure &figure,
              nb::handle box,
              nb::handle lasso,
              const keisen::Series *series,
              nb::handle pixel_ratio) {
  std::vector<std::tuple<keisen::Chart, keisen::Series, Selection>> rows;
  for (const keisen::FigureRows &each : find(figure, box, lasso, series, pixel_ratio))
    rows.emplace_back(each.chart, each.selected.series, each.selected.rows);
  return rows;
}

void bind_selection(nb::module_ &module) {
  nb::class_<Selection>(module, "Selection")
      .def(nb::new_(&make_selection), nb::arg("rows"), nb::arg("dimming").none())
      .def(
          "equals",
          [](const Selection &selection, const Selection &other) { return selection == other; },
          nb::arg("other"))
      .def("rows", [](const Selection &selection) { return selection.rows(); })
      .def("row_bytes", row_bytes)
      .def("mask_bytes", mask_bytes, nb::arg("count").none())
      .def("size", &Selection::size)
      .def(
          "contains",
          [](const Selection &selection, nb::handle row) {
            return selection.contains(integer(row, "row"));
          },
          nb::arg("row").none())
      .def(
          "set_rows",
          [](Selection &selection, const Selection &other) { selection.set_rows(other); },
          nb::arg("other"))
      .def("unite", &Selection::unite, nb::arg("other"))
      .def("intersect", &Selection::intersect, nb::arg("other"))
      .def("subtract", &Selection::subtract, nb::arg("other"))
      .def("toggle", &Selection::toggle, nb::arg("other"))
      .def("clear", &Selection::clear)
      .def(
          "invert",
          [](Selection &selection, nb::handle count) { selection.invert(size(count, "count")); },
          nb::arg("count").none())
      .def_prop_rw(
          "dimming", &Selection::dimming,
          [](Selection &selection, nb::handle dimming) {
            selection.set_dimming(number(dimming, "dimming"));
          },
          nb::for_setter(nb::arg("dimming").none()));
}

} // namespace keisen_python
