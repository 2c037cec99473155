// SPDX-License-Identifier: MIT
#include "module.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <tuple>

using namespace keisen_python;

namespace {

std::tuple<float, float, float, float> read_color(nb::handle value) {
  const keisen::Color result = color(value, "color");
  return {result.red, result.green, result.blue, result.alpha};
}

} // namespace

NB_MODULE(_keisen, module) {
  // Threads that are still at work when the interpreter ends keep what they work on: no leak that
  // people should read about. Tests turn the warnings on.
  nb::set_leak_warnings(false);
  bind_errors();
  bind_callback(module);
  bind_column(module);
  bind_projection(module);
  bind_color_scale(module);
  nb::class_<keisen::Series>(module, "Series")
      .def(
          "equals",
          [](const keisen::Series &series, const keisen::Series &other) { return series == other; },
          nb::arg("other"))
      .def("selection", &keisen::Series::selection)
      .def(
          "set_selection",
          [](keisen::Series &series, const keisen::Selection *selection) {
            if (selection == nullptr)
              series.clear_selection();
            else
              series.set_selection(*selection);
          },
          nb::arg("selection").none());
  bind_selection(module);
  bind_marks(module);
  bind_line_series(module);
  bind_area_series(module);
  bind_point_series(module);
  bind_density_series(module);
  bind_bar_series(module);
  bind_histogram(module);
  bind_candlestick_series(module);
  bind_pie_series(module);
  bind_group_series(module);
  bind_hexbin_series(module);
  bind_contour_series(module);
  bind_quiver_series(module);
  bind_calendar_series(module);
  bind_category_bar_series(module);
  bind_attachment(module);
  bind_heatmap_series(module);
  bind_annotation(module);
  bind_pointer(module);
  bind_grid(module);
  bind_labels(module);
  bind_axis(module);
  bind_polar_axis(module);
  bind_renderer(module);
  bind_image(module);
  bind_image_series(module);
  bind_canvas(module);
  bind_paint(module);
  bind_records(module);
  bind_restriction(module);
  bind_updater(module);
  bind_animation(module);
  bind_interpreter(module);
  bind_message_board(module);
  bind_preferences(module);
  bind_chart(module);
  bind_painter(module);
  bind_custom(module);
  bind_compute(module);
  bind_figure(module);
  bind_batch(module);
  bind_describe(module);
  module.def("boolean", boolean, nb::arg("value").none(), nb::arg("name"));
  module.def("is_boolean", is_boolean, nb::arg("value").none());
  module.def("color", read_color, nb::arg("value").none());
  module.def("version", keisen::version);
  module.def("warn_of_leaks", [] { nb::set_leak_warnings(true); });
}
