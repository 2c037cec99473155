// SPDX-License-Identifier: MIT
//
// The extension `keisen._keisen`: a thin layer over keisen.hpp whose every function checks and
// names its arguments. The Python modules beside it are what people use.
#pragma once

#include "arguments.hpp"

namespace keisen_python {

void bind_errors();
void bind_callback(nb::module_ &module);
void bind_column(nb::module_ &module);
void bind_projection(nb::module_ &module);
void bind_color_scale(nb::module_ &module);
void bind_marks(nb::module_ &module);
void bind_line_series(nb::module_ &module);
void bind_area_series(nb::module_ &module);
void bind_point_series(nb::module_ &module);
void bind_density_series(nb::module_ &module);
void bind_bar_series(nb::module_ &module);
void bind_histogram(nb::module_ &module);
void bind_candlestick_series(nb::module_ &module);
void bind_pie_series(nb::module_ &module);
void bind_group_series(nb::module_ &module);
void bind_hexbin_series(nb::module_ &module);
void bind_contour_series(nb::module_ &module);
void bind_quiver_series(nb::module_ &module);
void bind_calendar_series(nb::module_ &module);
void bind_image_series(nb::module_ &module);
void bind_selection(nb::module_ &module);
void bind_category_bar_series(nb::module_ &module);
void bind_heatmap_series(nb::module_ &module);
void bind_attachment(nb::module_ &module);
void bind_annotation(nb::module_ &module);
void bind_pointer(nb::module_ &module);
void bind_grid(nb::module_ &module);
void bind_axis(nb::module_ &module);
void bind_polar_axis(nb::module_ &module);
void bind_labels(nb::module_ &module);
void bind_renderer(nb::module_ &module);
void bind_restriction(nb::module_ &module);
void bind_updater(nb::module_ &module);
void bind_interpreter(nb::module_ &module);
void bind_image(nb::module_ &module);
void bind_canvas(nb::module_ &module);
void bind_paint(nb::module_ &module);
void bind_records(nb::module_ &module);
void bind_chart(nb::module_ &module);
void bind_figure(nb::module_ &module);
void bind_batch(nb::module_ &module);
void bind_animation(nb::module_ &module);
void bind_message_board(nb::module_ &module);
void bind_preferences(nb::module_ &module);
void bind_painter(nb::module_ &module);
void bind_custom(nb::module_ &module);
void bind_compute(nb::module_ &module);
void bind_describe(nb::module_ &module);

/// A failure of a file whose path Python knows.
class FileFailure : public keisen::Error {
public:
  FileFailure(const keisen::Error &error, std::string path)
      : keisen::Error(error), path(std::move(path)) {}

  std::string path;
};

} // namespace keisen_python
