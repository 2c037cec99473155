// SPDX-License-Identifier: MIT
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

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

const StyledField<PlotAreaOptions> plot_area_table[] = {
    {"end_color",
     [](PlotAreaOptions &options, nb::handle value, const std::string &name) {
       options.gradient = !value.is_none();
       options.end_color = optional_color(value, name);
     }},
    {"start", set_pair<&PlotAreaOptions::start_x, &PlotAreaOptions::start_y>},
    {"end", set_pair<&PlotAreaOptions::end_x, &PlotAreaOptions::end_y>},
    {"radii",
     [](PlotAreaOptions &options, nb::handle value, const std::string &name) {
       const auto [top_left, top_right, bottom_right, bottom_left] =
           one_or_four(value, name.c_str());
       options.radii = {top_left, top_right, bottom_right, bottom_left};
     }},
};

const StyledFields<PlotAreaOptions>
    plot_area_fields("a plot area", plot_area_table, plain_plot_area);

const StyledFields<TitleOptions> title_fields("a title", plain_title);

const StyledFields<LegendOptions> legend_fields("a legend", plain_legend);

PlotArea make_plot_area(const Changes &changes) {
  return made<keisen::PlotArea>(plot_area_fields, changes);
}

Title make_title(nb::handle words, nb::handle role, const Changes &changes) {
  TitleOptions options = title_fields.changed(TitleOptions(), changes);
  return {keisen::Title(text(words, "text"), choice(role, "role", title_roles), options), options};
}

Legend make_legend(const Changes &changes) { return made<keisen::Legend>(legend_fields, changes); }

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
  bind_styled<PlotArea>(module, "PlotArea", plot_area_fields)
      .def(nb::new_(&make_plot_area), nb::arg("options"))
      .def_static("adopt", adopted<keisen::PlotArea, PlotAreaOptions>, nb::arg("attachment"));
  bind_styled<Title>(module, "Title", title_fields)
      .def(nb::new_(&make_title), nb::arg("text").none(), nb::arg("role").none(),
           nb::arg("options"))
      .def_static("adopt", adopted<keisen::Title, TitleOptions>, nb::arg("attachment"));
  bind_styled<Legend>(module, "Legend", legend_fields, &LegendOptions::title)
      .def(nb::new_(&make_legend), nb::arg("options"));
}

} // namespace keisen_python
