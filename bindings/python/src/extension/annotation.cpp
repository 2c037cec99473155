// SPDX-License-Identifier: MIT
#include "text_box.hpp"
#include "styled.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <optional>
#include <string>
#include <tuple>

namespace keisen_python {

namespace {

const Word<keisen::TextAlignment> alignments[] = {
    {"leading", keisen::TextAlignment::leading},   {"center", keisen::TextAlignment::center},
    {"trailing", keisen::TextAlignment::trailing}, {"left", keisen::TextAlignment::left},
    {"right", keisen::TextAlignment::right},
};

} // namespace

bool read_text_box(keisen::TextBoxOptions &box,
                   const std::string &option,
                   nb::handle value,
                   const std::string &name) {
  if (option == "size")
    box.size = number(value, name);
  else if (option == "bold")
    box.bold = boolean(value, name);
  else if (option == "italic")
    box.italic = boolean(value, name);
  else if (option == "markup")
    box.markup = boolean(value, name);
  else if (option == "alignment")
    box.alignment = value.is_none() ? keisen::TextAlignment::automatic
                                    : choice(value, name.c_str(), alignments);
  else if (option == "wrap_width")
    box.wrap_width = value.is_none() ? 0 : number(value, name);
  else if (option == "angle")
    box.angle = number(value, name);
  else if (option == "color")
    box.color = optional_color(value, name);
  else if (option == "background")
    box.background = optional_color(value, name);
  else if (option == "border_width")
    box.border_width = number(value, name);
  else if (option == "border_color")
    box.border_color = optional_color(value, name);
  else if (option == "radius")
    box.radius = number(value, name);
  else if (option != "insets")
    return false;
  else if (value.is_none())
    box.insets = std::nullopt;
  else {
    const auto [top, left, bottom, right] = one_or_four(value, name.c_str());
    for (const double inset : {top, left, bottom, right}) {
      // Below 0 would mean "automatic".
      if (inset < 0)
        invalid(name + " must not be negative, got " + repr(inset));
    }
    box.insets = keisen::Insets{top, left, bottom, right};
  }
  return true;
}

namespace {

using keisen::ArrowHeads;
using keisen::Attachment;
using keisen::Coordinates;
using keisen::Dimension;
using keisen::RulePlace;
using keisen::RuleSide;
using keisen::Space;
using keisen::SpanPlace;
using Arrow = Styled<keisen::Arrow, keisen::ArrowOptions>;
using Rule = Styled<keisen::Rule, keisen::RuleOptions>;
using Span = Styled<keisen::Span, keisen::SpanOptions>;
using Text = Styled<keisen::Text, keisen::TextOptions>;

const Word<Coordinates> coordinates[] = {
    {"data", Coordinates::data},
    {"plot", Coordinates::plot},
    {"picture", Coordinates::picture},
};
const Word<Dimension> dimensions[] = {{"x", Dimension::x}, {"y", Dimension::y}};
const Word<RulePlace> rule_places[] = {
    {"start", RulePlace::start},
    {"middle", RulePlace::middle},
    {"end", RulePlace::end},
};
const Word<RuleSide> rule_sides[] = {
    {"above", RuleSide::above},
    {"below", RuleSide::below},
    {"left", RuleSide::left},
    {"right", RuleSide::right},
};
const Word<SpanPlace> span_places[] = {
    {"top-left", SpanPlace::top_left},
    {"top", SpanPlace::top},
    {"top-right", SpanPlace::top_right},
    {"left", SpanPlace::left},
    {"center", SpanPlace::center},
    {"right", SpanPlace::right},
    {"bottom-left", SpanPlace::bottom_left},
    {"bottom", SpanPlace::bottom},
    {"bottom-right", SpanPlace::bottom_right},
};
const Word<ArrowHeads> arrow_heads[] = {
    {"end", ArrowHeads::end},
    {"start", ArrowHeads::start},
    {"both", ArrowHeads::both},
    {"none", ArrowHeads::none},
};

/// A value as `keisen._data.values.value_of` gives it: an integer, the rest, and the number of a
/// unit.
using Parts = std::tuple<std::int64_t, double, int>;

keisen::Value value(const Parts &parts) {
  const auto [origin, offset, unit] = parts;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

std::optional<keisen::Value> optional_value(const std::optional<Parts> &parts) {
  if (!parts)
    return std::nullopt;
  return value(*parts);
}

Parts parts(const keisen::Value &value) {
  return {value.origin, value.offset, static_cast<int>(value.unit)};
}

std::optional<Parts> optional_parts(const std::optional<keisen::Value> &value) {
  if (!value)
    return std::nullopt;
  return parts(*value);
}

/// Reads one word for both dimensions, or one for each; None stands for what the space says.
void read_coordinates(nb::handle value, const std::string &name, Coordinates &x, Coordinates &y) {
  if (value.is_none()) {
    x = y = Coordinates::automatic;
  } else if (nb::isinstance<nb::str>(value)) {
    x = y = choice(value, name.c_str(), coordinates);
  } else {
    nb::object both = nb::steal(PySequence_Tuple(value.ptr()));
    if (!both.is_valid())
      PyErr_Clear();
    if (!both.is_valid() || nb::len(both) != 2)
      wrong_type(name, "a str or two", value);
    x = choice(both[0], name.c_str(), coordinates);
    y = choice(both[1], name.c_str(), coordinates);
  }
}

void read_pair(nb::handle value, const std::string &name, double &x, double &y) {
  const auto [first, second] = numbers_of<2>(value, name.c_str());
  x = first;
  y = second;
}

/// Reads how a label looks, if the option begins with `label_` and says anything of it.
bool read_label(keisen::TextBoxOptions &box, const std::string &name, nb::handle value) {
  const std::string prefix = "label_";
  return name.compare(0, prefix.size(), prefix) == 0 &&
         read_text_box(box, name.substr(prefix.size()), value, name);
}

keisen::TextOptions changed_text(keisen::TextOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "coordinates")
      read_coordinates(value, name, options.x_coordinates, options.y_coordinates);
    else if (name == "anchor")
      read_pair(value, name, options.anchor_x, options.anchor_y);
    else if (name == "offset")
      read_pair(value, name, options.offset_x, options.offset_y);
    else if (name == "clip")
      options.clip = boolean(value, "clip");
    else if (name == "keep_inside")
      options.keep_inside = boolean(value, "keep_inside");
    else if (!read_text_box(options.box, name, value, name))
      no_option("a text", name);
  }
  return options;
}

Text make_text(
    const Space *space, const Parts &x, const Parts &y, nb::handle words, const Changes &changes) {
  keisen::TextOptions options = changed_text(keisen::TextOptions(), changes);
  if (space == nullptr)
    return {keisen::Text(value(x), value(y), text(words, "text"), options), options};
  return {keisen::Text(*space, value(x), value(y), text(words, "text"), options), options};
}

keisen::RuleOptions changed_rule(keisen::RuleOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "label")
      options.label = optional_text(value, name);
    else if (name == "label_place")
      options.label_place = choice(value, "label_place", rule_places);
    else if (name == "label_side")
      options.label_side =
          value.is_none() ? RuleSide::automatic : choice(value, "label_side", rule_sides);
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "dash")
      options.dash = value.is_none() ? std::vector<double>() : numbers(value, name);
    else if (name == "extends_range")
      options.extends_range = boolean(value, "extends_range");
    else if (!read_label(options.box, name, value))
      no_option("a rule", name);
  }
  return options;
}

Rule make_rule(const Space &space, nb::handle dimension, const Parts &at, const Changes &changes) {
  keisen::RuleOptions options = changed_rule(keisen::RuleOptions(), changes);
  return {keisen::Rule(space, choice(dimension, "dimension", dimensions), value(at), options),
          options};
}

keisen::SpanOptions changed_span(keisen::SpanOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "label")
      options.label = optional_text(value, name);
    else if (name == "label_place")
      options.label_place = choice(value, "label_place", span_places);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "border_width")
      options.border_width = number(value, name);
    else if (name == "border_color")
      options.border_color = optional_color(value, name);
    else if (name == "extends_range")
      options.extends_range = boolean(value, "extends_range");
    else if (!read_label(options.box, name, value))
      no_option("a span", name);
  }
  return options;
}

Span make_span(const Space &space,
               nb::handle dimension,
               const std::optional<Parts> &start,
               const std::optional<Parts> &end,
               const Changes &changes) {
  keisen::SpanOptions options = changed_span(keisen::SpanOptions(), changes);
  return {keisen::Span(space, choice(dimension, "dimension", dimensions), optional_value(start),
                       optional_value(end), options),
          options};
}

keisen::ArrowOptions changed_arrow(keisen::ArrowOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "start_coordinates")
      read_coordinates(value, name, options.start_x_coordinates, options.start_y_coordinates);
    else if (name == "end_coordinates")
      read_coordinates(value, name, options.end_x_coordinates, options.end_y_coordinates);
    else if (name == "start_offset")
      read_pair(value, name, options.start_offset_x, options.start_offset_y);
    else if (name == "end_offset")
      read_pair(value, name, options.end_offset_x, options.end_offset_y);
    else if (name == "heads")
      options.heads = choice(value, "heads", arrow_heads);
    else if (name == "head_length")
      options.head_length = number(value, name);
    else if (name == "head_width")
      options.head_width = number(value, name);
    else if (name == "start_gap")
      options.start_gap = number(value, name);
    else if (name == "end_gap")
      options.end_gap = number(value, name);
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "clip")
      options.clip = boolean(value, "clip");
    else
      no_option("an arrow", name);
  }
  return options;
}

Arrow make_arrow(const Space *space,
                 const Parts &start_x,
                 const Parts &start_y,
                 const Parts &end_x,
                 const Parts &end_y,
                 const Changes &changes) {
  keisen::ArrowOptions options = changed_arrow(keisen::ArrowOptions(), changes);
  const keisen::Value ends[] = {value(start_x), value(start_y), value(end_x), value(end_y)};
  if (space == nullptr)
    return {keisen::Arrow(ends[0], ends[1], ends[2], ends[3], options), options};
  return {keisen::Arrow(*space, ends[0], ends[1], ends[2], ends[3], options), options};
}

void set_text_position(Text &text, const Parts &x, const Parts &y) {
  text.set_position(value(x), value(y));
}

std::tuple<Parts, Parts> get_text_position(const Text &text) {
  const auto [x, y] = text.position();
  return {parts(x), parts(y)};
}

void set_rule_value(Rule &rule, const Parts &at) { rule.set_value(value(at)); }

void set_span_values(Span &span,
                     const std::optional<Parts> &start,
                     const std::optional<Parts> &end) {
  span.set_values(optional_value(start), optional_value(end));
}

std::tuple<std::optional<Parts>, std::optional<Parts>> get_span_values(const Span &span) {
  const auto [start, end] = span.values();
  return {optional_parts(start), optional_parts(end)};
}

void set_arrow_positions(Arrow &arrow,
                         const Parts &start_x,
                         const Parts &start_y,
                         const Parts &end_x,
                         const Parts &end_y) {
  arrow.set_positions(value(start_x), value(start_y), value(end_x), value(end_y));
}

std::tuple<Parts, Parts, Parts, Parts> get_arrow_positions(const Arrow &arrow) {
  const auto [start_x, start_y, end_x, end_y] = arrow.positions();
  return {parts(start_x), parts(start_y), parts(end_x), parts(end_y)};
}

} // namespace

void bind_annotation(nb::module_ &module) {
  bind_styled<Text>(module, "Text", changed_text)
      .def(nb::new_(&make_text), nb::arg("space").none(), nb::arg("x"), nb::arg("y"),
           nb::arg("text").none(), nb::arg("options"))
      .def_prop_ro("position", get_text_position)
      .def("set_position", set_text_position, nb::arg("x"), nb::arg("y"));
  bind_styled<Rule>(module, "Rule", changed_rule, &keisen::RuleOptions::label)
      .def(nb::new_(&make_rule), nb::arg("space"), nb::arg("dimension"), nb::arg("value"),
           nb::arg("options"))
      .def_prop_ro("value", [](const Rule &rule) { return parts(rule.value()); })
      .def("set_value", set_rule_value, nb::arg("value"));
  bind_styled<Span>(module, "Span", changed_span, &keisen::SpanOptions::label)
      .def(nb::new_(&make_span), nb::arg("space"), nb::arg("dimension"), nb::arg("start").none(),
           nb::arg("end").none(), nb::arg("options"))
      .def_prop_ro("values", get_span_values)
      .def("set_values", set_span_values, nb::arg("start").none(), nb::arg("end").none());
  bind_styled<Arrow>(module, "Arrow", changed_arrow)
      .def(nb::new_(&make_arrow), nb::arg("space").none(), nb::arg("start_x"), nb::arg("start_y"),
           nb::arg("end_x"), nb::arg("end_y"), nb::arg("options"))
      .def_prop_ro("positions", get_arrow_positions)
      .def("set_positions", set_arrow_positions, nb::arg("start_x"), nb::arg("start_y"),
           nb::arg("end_x"), nb::arg("end_y"));
}

} // namespace keisen_python
