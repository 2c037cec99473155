// SPDX-License-Identifier: MIT
#include "words.hpp"
#include "mark_options.hpp"
#include "styled_field.hpp"
#include "styled_tables.hpp"

namespace keisen_python {

namespace {

using keisen::LineColumns;
using keisen::LineOptions;
using keisen::LineStyle;

const StyledFields<LineStyle> style_fields("a style of a line", plain_line_style);

/// Reads a part's look from a dict of what differs from a line's defaults.
LineStyle style_of(nb::handle value) {
  if (!nb::isinstance<nb::dict>(value))
    wrong_type("styles", "a sequence of dicts", value);
  LineStyle style;
  for (auto [key, each] : nb::cast<nb::dict>(value)) {
    const std::string name = text(key, "style");
    if (!style_fields.set(style, name, each, name))
      throw nb::type_error(("a style of a line has no '" + name + "'").c_str());
  }
  return style;
}

nb::dict given_style(const LineStyle &style) {
  nb::dict reported;
  reported["color"] = given_color(style.color);
  reported["width"] = style.width;
  reported["dash"] = given_dash(style.dash);
  reported["cap"] = word_for(style.cap, caps);
  reported["join"] = word_for(style.join, joins);
  reported["mitre_limit"] = style.mitre_limit;
  reported["alpha"] = style.alpha;
  return reported;
}

OptionField<LineOptions> styles_field() {
  return {"styles", "tuple[dict[str, object], ...]",
          [](LineOptions &options, nb::handle value) {
            options.styles.clear();
            if (!PySequence_Check(value.ptr()) || nb::isinstance<nb::str>(value))
              wrong_type("styles", "a sequence of dicts", value);
            for (nb::handle each : value)
              options.styles.push_back(style_of(each));
          },
          [](const LineOptions &options) -> nb::object {
            nb::list reported;
            for (const LineStyle &style : options.styles)
              reported.append(given_style(style));
            return nb::tuple(reported);
          }};
}

} // namespace

void bind_line_series(nb::module_ &module) {
  static const OptionFields<LineOptions> fields{"lines", joined(line_options(), {styles_field()})};
  bind_mark<keisen::LineSeries>(
      module, "LineSeries", fields, made_of<LineColumns>("y"),
      {column_field("x", &LineColumns::x), column_field("order", &LineColumns::order),
       column_field("style", &LineColumns::style), column_field("color", &LineColumns::color)})
      .def_static(
          "distribution",
          [](const keisen::Space &space, const Column &values, const Column *weights,
             bool is_complementary, const NamedValues &changes) {
            LineOptions options = changed(fields, LineOptions(), changes);
            std::optional<keisen::Column> shares;
            if (weights != nullptr)
              shares = weights->column;
            return Optioned<keisen::LineSeries, LineOptions>{
                keisen::make_distribution(space, values.column, shares, is_complementary, options),
                options};
          },
          nb::arg("space"), nb::arg("values"), nb::arg("weights").none(), nb::arg("complementary"),
          nb::arg("options"));
}

} // namespace keisen_python
