// SPDX-License-Identifier: MIT
#include "module.hpp"

namespace keisen_python {

namespace {

using keisen::Attachment;

Attachment plot_area(nb::handle color,
                     nb::handle end_color,
                     nb::handle start,
                     nb::handle end,
                     nb::handle radii,
                     nb::handle border_width,
                     nb::handle border_color) {
  keisen::PlotAreaOptions options;
  options.color = optional_color(color, "color");
  options.gradient = !end_color.is_none();
  options.end_color = optional_color(end_color, "end_color");
  const auto [start_x, start_y] = numbers_of<2>(start, "start");
  const auto [end_x, end_y] = numbers_of<2>(end, "end");
  options.start_x = start_x;
  options.start_y = start_y;
  options.end_x = end_x;
  options.end_y = end_y;
  const auto [top_left, top_right, bottom_right, bottom_left] = one_or_four(radii, "radii");
  options.radii = {top_left, top_right, bottom_right, bottom_left};
  options.border_width = number(border_width, "border_width");
  options.border_color = optional_color(border_color, "border_color");
  return keisen::PlotArea(options);
}

Attachment title(nb::handle words, nb::handle size, nb::handle color) {
  keisen::TitleOptions options;
  options.size = number(size, "size");
  options.color = optional_color(color, "color");
  return keisen::Title(text(words, "text"), options);
}

} // namespace

void bind_attachment(nb::module_ &module) {
  nb::class_<Attachment>(module, "Attachment")
      .def_static("plot_area", plot_area, nb::arg("color").none(), nb::arg("end_color").none(),
                  nb::arg("start").none(), nb::arg("end").none(), nb::arg("radii").none(),
                  nb::arg("border_width").none(), nb::arg("border_color").none())
      .def_static("title", title, nb::arg("text").none(), nb::arg("size").none(),
                  nb::arg("color").none())
      .def(
          "set_text",
          [](Attachment &attachment, nb::handle value) {
            attachment.set_text(optional_text(value, "text"));
          },
          nb::arg("text").none())
      .def(
          "equals",
          [](const Attachment &attachment, const Attachment &other) { return attachment == other; },
          nb::arg("other"));
}

} // namespace keisen_python
