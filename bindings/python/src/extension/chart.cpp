// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "hit.hpp"
#include "module.hpp"
#include "pictures.hpp"
#include "records.hpp"
#include "selection.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::Attachment;
using keisen::Chart;
using keisen::Layer;

using Padding = std::tuple<double, double, double, double>;
using Rgba = std::tuple<float, float, float, float>;

const Word<std::optional<keisen::Color> keisen::MessageColors::*> message_colors[] = {
    {"normal", &keisen::MessageColors::normal},
    {"ok", &keisen::MessageColors::ok},
    {"caution", &keisen::MessageColors::caution},
    {"error", &keisen::MessageColors::error},
    {"debug", &keisen::MessageColors::debug},
    {"internal-error", &keisen::MessageColors::internal_error},
};

Chart make_chart(nb::handle width, nb::handle height, bool bare, const keisen::Space *space) {
  const double x = number(width, "width");
  const double y = number(height, "height");
  if (space != nullptr)
    return bare ? Chart::bare(x, y, *space) : Chart(x, y, *space);
  return bare ? Chart::bare(x, y) : Chart(x, y);
}

void set_padding(Chart &chart, nb::handle padding) {
  if (padding.is_none()) {
    chart.set_padding_automatic();
    return;
  }
  const auto [top, left, bottom, right] = one_or_four(padding, "padding");
  chart.set_padding({top, left, bottom, right});
}

std::optional<Padding> get_padding(const Chart &chart) {
  const std::optional<keisen::Insets> padding = chart.padding();
  if (!padding)
    return std::nullopt;
  return Padding(padding->top, padding->left, padding->bottom, padding->right);
}

std::optional<Rgba> get_background(const Chart &chart) {
  const std::optional<keisen::Color> color = chart.background();
  if (!color)
    return std::nullopt;
  return Rgba(color->red, color->green, color->blue, color->alpha);
}

void set_theme(Chart &chart,
               nb::handle base,
               nb::handle background,
               nb::handle plot_area,
               nb::handle grid,
               nb::handle axis,
               nb::handle label,
               nb::handle title,
               nb::handle highlight,
               nb::handle font,
               nb::handle cycle,
               nb::handle text_size,
               const nb::typed<nb::dict, nb::str, nb::object> &messages) {
  keisen::ThemeOptions options;
  options.base = choice(base, "theme", themes);
  options.background = optional_color(background, "background");
  options.plot_area = optional_color(plot_area, "plot_area");
  options.grid = optional_color(grid, "grid");
  options.axis = optional_color(axis, "axis");
  options.label = optional_color(label, "label");
  options.title = optional_color(title, "title");
  options.highlight = optional_color(highlight, "highlight");
  if (!font.is_none())
    options.font = text(font, "font");
  if (!cycle.is_none()) {
    options.cycle.emplace();
    for (nb::handle each : nb::iter(cycle))
      options.cycle->push_back(color(each, "cycle"));
  }
  if (!text_size.is_none())
    options.text_size = number(text_size, "text_size");
  for (auto [kind, value] : messages)
    options.messages.*choice(kind, "kind of message", message_colors) =
        optional_color(value, "messages");
  chart.set_theme(options);
}

void insert_attachment(Chart &chart,
                       const Attachment &attachment,
                       nb::handle layer,
                       nb::handle index) {
  const std::size_t top = std::numeric_limits<std::size_t>::max();
  chart.insert_attachment(attachment, choice(layer, "layer", layers),
                          index.is_none() ? top : size(index, "index"));
}

std::vector<Attachment> attachments(const Chart &chart, nb::handle layer) {
  const Layer which = choice(layer, "layer", layers);
  std::vector<Attachment> result;
  const std::size_t count = chart.attachment_count(which);
  for (std::size_t i = 0; i < count; ++i)
    result.push_back(chart.attachment(which, i));
  return result;
}

std::pair<std::uint32_t, std::uint32_t> pixel_size(const Chart &chart, nb::handle pixel_ratio) {
  const keisen::PixelSize size = chart.pixel_size({number(pixel_ratio, "pixel_ratio"), 0});
  return {size.width, size.height};
}

std::tuple<double, double, double, double> plot(const Chart &chart) {
  Unlocked unlocked;
  const keisen::Rect rect = chart.plot();
  return {rect.x, rect.y, rect.width, rect.height};
}

// Fitting reads all data, so it lets other threads run.
std::string alt(const Chart &chart) {
  Unlocked unlocked;
  return chart.alt();
}

std::string description(const Chart &chart) {
  Unlocked unlocked;
  return chart.description();
}

void set_language(Chart &chart, nb::handle language) {
  chart.set_language(choice(language, "language", languages));
}

const char *language(const Chart &chart) { return word_for(chart.language(), languages); }

void fit(Chart &chart, nb::handle margins) {
  const bool has_margins = boolean(margins, "margins");
  Unlocked unlocked;
  chart.fit(has_margins);
}

/// A text of a chart that can be set and read.
struct Text {
  const char *name;
  const char *setter;
  void (Chart::*set)(const std::string &);
  std::string (Chart::*get)() const;
};

const Text texts[] = {
    {"title", "set_title", &Chart::set_title, &Chart::title},
    {"subtitle", "set_subtitle", &Chart::set_subtitle, &Chart::subtitle},
    {"caption", "set_caption", &Chart::set_caption, &Chart::caption},
    {"x_title", "set_x_title", &Chart::set_x_title, &Chart::x_title},
    {"y_title", "set_y_title", &Chart::set_y_title, &Chart::y_title},
};

void set_markup(Chart &chart, nb::handle markup) { chart.set_markup(boolean(markup, "markup")); }

void bind_text(nb::class_<Chart> &bound, const Text &text) {
  bound.def_prop_ro(text.name, text.get);
  bound.def(
      text.setter,
      [set = text.set, name = text.name](Chart &chart, nb::handle value) {
        (chart.*set)(optional_text(value, name));
      },
      nb::arg("text").none());
}

} // namespace

void bind_chart(nb::module_ &module) {
  nb::class_<Chart> bound(module, "Chart");
  for (const Text &text : texts)
    bind_text(bound, text);
  bound.def_prop_ro("markup", &Chart::markup);
  bound.def("set_markup", set_markup, nb::arg("markup").none());
  bound
      .def(nb::new_(&make_chart), nb::arg("width").none(), nb::arg("height").none(),
           nb::arg("bare"), nb::arg("space").none())
      .def(
          "equals", [](const Chart &chart, const Chart &other) { return chart == other; },
          nb::arg("other"))
      .def_prop_ro("size",
                   [](const Chart &chart) {
                     const keisen::Size size = chart.size();
                     return std::pair(size.width, size.height);
                   })
      .def(
          "set_size",
          [](Chart &chart, nb::handle size) {
            const auto [width, height] = numbers_of<2>(size, "size");
            chart.set_size(width, height);
          },
          nb::arg("size").none())
      .def_prop_ro("alt", alt)
      .def(
          "set_alt",
          [](Chart &chart, nb::handle text) { chart.set_alt(optional_text(text, "alt")); },
          nb::arg("text").none())
      .def_prop_ro("language", language)
      .def("set_language", set_language, nb::arg("language").none())
      .def_prop_ro("description", description)
      .def("set_theme", set_theme, nb::arg("base").none(), nb::arg("background").none(),
           nb::arg("plot_area").none(), nb::arg("grid").none(), nb::arg("axis").none(),
           nb::arg("label").none(), nb::arg("title").none(), nb::arg("highlight").none(),
           nb::arg("font").none(), nb::arg("cycle").none(), nb::arg("text_size").none(),
           nb::arg("messages"))
      .def("set_theme_automatic", &Chart::set_theme_automatic)
      .def_prop_ro("background", get_background)
      .def(
          "set_background",
          [](Chart &chart, nb::handle value) {
            chart.set_background(optional_color(value, "background"));
          },
          nb::arg("color").none())
      .def_prop_ro("padding", get_padding)
      .def("set_padding", set_padding, nb::arg("padding").none())
      .def_prop_ro("direct_rows", &Chart::direct_rows)
      .def(
          "set_direct_rows",
          [](Chart &chart, nb::handle rows) { chart.set_direct_rows(size(rows, "direct_rows")); },
          nb::arg("rows").none())
      .def_prop_ro("space", &Chart::space)
      .def("fit", fit, nb::arg("margins").none())
      .def("add_series", &Chart::add_series, nb::arg("series"))
      .def("remove_series", &Chart::remove_series, nb::arg("series"))
      .def(
          "next_frame_time",
          [](const Chart &chart, nb::handle after) {
            return chart.next_frame_time(number(after, "after"));
          },
          nb::arg("after").none())
      .def("add_updater", &Chart::add_updater, nb::arg("updater"))
      .def("remove_updater", &Chart::remove_updater, nb::arg("updater"))
      .def_prop_ro("plot", plot)
      .def("insert_attachment", insert_attachment, nb::arg("attachment"), nb::arg("layer").none(),
           nb::arg("index").none())
      .def("remove_attachment", &Chart::remove_attachment, nb::arg("attachment"))
      .def("attachments", attachments, nb::arg("layer").none())
      .def("pixel_size", pixel_size, nb::arg("pixel_ratio").none())
      .def("hit", hit, nb::arg("x").none(), nb::arg("y").none(), nb::arg("within").none(),
           nb::arg("mode").none(), nb::arg("series").none(), nb::arg("pixel_ratio").none())
      .def("select", select, nb::arg("box").none(), nb::arg("lasso").none(),
           nb::arg("series").none(), nb::arg("pixel_ratio").none())
      .def("values_at", values_at, nb::arg("x").none(), nb::arg("y").none(),
           nb::arg("space").none(), nb::arg("clip"), nb::arg("pixel_ratio").none())
      .def("position_of", position_of, nb::arg("x"), nb::arg("y"), nb::arg("space").none(),
           nb::arg("clip"), nb::arg("pixel_ratio").none())
      .def("labels", &Chart::labels)
      .def("frame_record", read_record);
  bind_pictures(bound);
}

} // namespace keisen_python
