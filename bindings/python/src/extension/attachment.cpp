// SPDX-License-Identifier: MIT
#include "styled.hpp"

#include <nanobind/stl/string.h>

namespace keisen_python {

namespace {

using keisen::Attachment;
using keisen::LegendOptions;
using keisen::PlotAreaOptions;
using keisen::TitleOptions;
using Legend = Styled<keisen::Legend, LegendOptions>;
using PlotArea = Styled<keisen::PlotArea, PlotAreaOptions>;
using Title = Styled<keisen::Title, TitleOptions>;

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

PlotAreaOptions changed_plot_area(PlotAreaOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "color") {
      options.color = optional_color(value, name);
    } else if (name == "end_color") {
      options.gradient = !value.is_none();
      options.end_color = optional_color(value, name);
    } else if (name == "start") {
      const auto [x, y] = numbers_of<2>(value, "start");
      options.start_x = x;
      options.start_y = y;
    } else if (name == "end") {
      const auto [x, y] = numbers_of<2>(value, "end");
      options.end_x = x;
      options.end_y = y;
    } else if (name == "radii") {
      const auto [top_left, top_right, bottom_right, bottom_left] = one_or_four(value, "radii");
      options.radii = {top_left, top_right, bottom_right, bottom_left};
    } else if (name == "border_width") {
      options.border_width = number(value, name);
    } else if (name == "border_color") {
      options.border_color = optional_color(value, name);
    } else {
      no_option("a plot area", name);
    }
  }
  return options;
}

TitleOptions changed_title(TitleOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "size") {
      options.size = number(value, name);
    } else if (name == "alignment") {
      options.alignment = choice(value, "alignment", alignments);
    } else if (name == "bold") {
      options.bold.reset();
      if (!value.is_none())
        options.bold = boolean(value, "bold");
    } else if (name == "italic") {
      options.italic = boolean(value, "italic");
    } else if (name == "color") {
      options.color = optional_color(value, name);
    } else if (name == "markup") {
      options.markup = boolean(value, "markup");
    } else {
      no_option("a title", name);
    }
  }
  return options;
}

LegendOptions changed_legend(LegendOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "place") {
      options.place = choice(value, "place", legend_places);
    } else if (name == "columns") {
      const std::size_t count = size(value, "columns");
      if (count > std::numeric_limits<std::uint32_t>::max())
        invalid("columns does not fit 32 bits, got " + std::to_string(count));
      options.columns = static_cast<std::uint32_t>(count);
    } else if (name == "title") {
      options.title = optional_text(value, name);
    } else if (name == "alignment") {
      options.alignment = choice(value, "alignment", alignments);
    } else if (name == "reversed") {
      options.reversed = boolean(value, "reversed");
    } else if (name == "label_size") {
      options.label_size = number(value, name);
    } else if (name == "swatch_width") {
      options.swatch_width = number(value, name);
    } else if (name == "insets") {
      options.insets.reset();
      if (!value.is_none()) {
        const auto [top, left, bottom, right] = one_or_four(value, "insets");
        options.insets = keisen::Insets{top, left, bottom, right};
      }
    } else if (name == "background") {
      options.background = optional_color(value, name);
    } else if (name == "border_width") {
      options.border_width = number(value, name);
    } else if (name == "border_color") {
      options.border_color = optional_color(value, name);
    } else if (name == "radius") {
      options.radius = number(value, name);
    } else if (name == "text_color") {
      options.text_color = optional_color(value, name);
    } else if (name == "markup") {
      options.markup = boolean(value, "markup");
    } else {
      no_option("a legend", name);
    }
  }
  return options;
}

PlotArea make_plot_area(const Changes &changes) {
  PlotAreaOptions options = changed_plot_area(PlotAreaOptions(), changes);
  return {keisen::PlotArea(options), options};
}

Title make_title(nb::handle words, nb::handle role, const Changes &changes) {
  TitleOptions options = changed_title(TitleOptions(), changes);
  return {keisen::Title(text(words, "text"), choice(role, "role", title_roles), options), options};
}

Legend make_legend(const Changes &changes) {
  LegendOptions options = changed_legend(LegendOptions(), changes);
  return {keisen::Legend(options), options};
}

} // namespace

void bind_attachment(nb::module_ &module) {
  nb::class_<Attachment>(module, "Attachment")
      .def(
          "set_text",
          [](Attachment &attachment, nb::handle value) {
            attachment.set_text(optional_text(value, "text"));
          },
          nb::arg("text").none())
      .def_prop_ro("text", &Attachment::text)
      .def(
          "equals",
          [](const Attachment &attachment, const Attachment &other) { return attachment == other; },
          nb::arg("other"));
  bind_styled<PlotArea>(module, "PlotArea", changed_plot_area)
      .def(nb::new_(&make_plot_area), nb::arg("options"))
      .def_static("adopt", adopted<keisen::PlotArea, PlotAreaOptions>, nb::arg("attachment"));
  bind_styled<Title>(module, "Title", changed_title)
      .def(nb::new_(&make_title), nb::arg("text").none(), nb::arg("role").none(),
           nb::arg("options"))
      .def_static("adopt", adopted<keisen::Title, TitleOptions>, nb::arg("attachment"));
  bind_styled<Legend>(module, "Legend", changed_legend, &LegendOptions::title)
      .def(nb::new_(&make_legend), nb::arg("options"));
}

} // namespace keisen_python
