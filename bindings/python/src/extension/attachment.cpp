// SPDX-License-Identifier: MIT
#include "module.hpp"

namespace keisen_python {

namespace {

using keisen::Attachment;

const Word<keisen::TitleAlignment> alignments[] = {
    {"left", keisen::TitleAlignment::left},
    {"center", keisen::TitleAlignment::center},
    {"right", keisen::TitleAlignment::right},
};

const Word<keisen::TitleRole> title_roles[] = {
    {"title", keisen::TitleRole::title},
    {"subtitle", keisen::TitleRole::subtitle},
    {"caption", keisen::TitleRole::caption},
};

const Word<keisen::LegendPlace> legend_places[] = {
    {"best", keisen::LegendPlace::best},
    {"top-left", keisen::LegendPlace::top_left},
    {"top", keisen::LegendPlace::top},
    {"top-right", keisen::LegendPlace::top_right},
    {"left", keisen::LegendPlace::left},
    {"center", keisen::LegendPlace::center},
    {"right", keisen::LegendPlace::right},
    {"bottom-left", keisen::LegendPlace::bottom_left},
    {"bottom", keisen::LegendPlace::bottom},
    {"bottom-right", keisen::LegendPlace::bottom_right},
    {"outside-right", keisen::LegendPlace::outside_right},
    {"outside-left", keisen::LegendPlace::outside_left},
    {"outside-top", keisen::LegendPlace::outside_top},
    {"outside-bottom", keisen::LegendPlace::outside_bottom},
};

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

Attachment title(nb::handle words,
                 nb::handle role,
                 nb::handle size,
                 nb::handle alignment,
                 nb::handle bold,
                 nb::handle italic,
                 nb::handle color) {
  keisen::TitleOptions options;
  options.role = choice(role, "role", title_roles);
  options.size = number(size, "size");
  options.alignment = choice(alignment, "alignment", alignments);
  if (!bold.is_none())
    options.bold = nb::cast<bool>(nb::bool_(bold));
  options.italic = nb::cast<bool>(nb::bool_(italic));
  options.color = optional_color(color, "color");
  return keisen::Title(text(words, "text"), options);
}

Attachment legend(nb::handle place,
                  nb::handle columns,
                  nb::handle title,
                  nb::handle alignment,
                  nb::handle reversed,
                  nb::handle label_size,
                  nb::handle swatch_width,
                  nb::handle insets,
                  nb::handle background,
                  nb::handle border_width,
                  nb::handle border_color,
                  nb::handle radius,
                  nb::handle text_color) {
  keisen::LegendOptions options;
  options.place = choice(place, "place", legend_places);
  const std::size_t count = size(columns, "columns");
  if (count > std::numeric_limits<std::uint32_t>::max())
    invalid("columns does not fit 32 bits, got " + std::to_string(count));
  options.columns = static_cast<std::uint32_t>(count);
  options.title = optional_text(title, "title");
  options.alignment = choice(alignment, "alignment", alignments);
  options.reversed = nb::cast<bool>(nb::bool_(reversed));
  options.label_size = number(label_size, "label_size");
  options.swatch_width = number(swatch_width, "swatch_width");
  if (!insets.is_none()) {
    const auto [top, left, bottom, right] = one_or_four(insets, "insets");
    options.insets = keisen::Insets{top, left, bottom, right};
  }
  options.background = optional_color(background, "background");
  options.border_width = number(border_width, "border_width");
  options.border_color = optional_color(border_color, "border_color");
  options.radius = number(radius, "radius");
  options.text_color = optional_color(text_color, "text_color");
  return keisen::Legend(options);
}

} // namespace

void bind_attachment(nb::module_ &module) {
  nb::class_<Attachment>(module, "Attachment")
      .def_static("plot_area", plot_area, nb::arg("color").none(), nb::arg("end_color").none(),
                  nb::arg("start").none(), nb::arg("end").none(), nb::arg("radii").none(),
                  nb::arg("border_width").none(), nb::arg("border_color").none())
      .def_static("title", title, nb::arg("text").none(), nb::arg("role").none(),
                  nb::arg("size").none(), nb::arg("alignment").none(), nb::arg("bold").none(),
                  nb::arg("italic").none(), nb::arg("color").none())
      .def_static("legend", legend, nb::arg("place").none(), nb::arg("columns").none(),
                  nb::arg("title").none(), nb::arg("alignment").none(), nb::arg("reversed").none(),
                  nb::arg("label_size").none(), nb::arg("swatch_width").none(),
                  nb::arg("insets").none(), nb::arg("background").none(),
                  nb::arg("border_width").none(), nb::arg("border_color").none(),
                  nb::arg("radius").none(), nb::arg("text_color").none())
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
