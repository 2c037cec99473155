// SPDX-License-Identifier: MIT
#include "text_box.hpp"
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <optional>
#include <string>
#include <tuple>

namespace keisen_python {

namespace {

const StyledField<keisen::TextBoxOptions> text_box_table[] = {
    {"alignment", set_word_or_default<&keisen::TextBoxOptions::alignment, text_alignments>},
    {"wrap_width",
     [](keisen::TextBoxOptions &box, nb::handle value, const std::string &name) {
       box.wrap_width = value.is_none() ? 0 : number(value, name);
     }},
    {"insets", set_nonnegative_insets<&keisen::TextBoxOptions::insets>},
};

const StyledFields<keisen::TextBoxOptions>
    text_box_fields("a text", text_box_table, plain_text_box);

} // namespace

bool read_text_box(keisen::TextBoxOptions &box,
                   const std::string &option,
                   nb::handle value,
                   const std::string &name) {
  return text_box_fields.set(box, option, value, name);
}

namespace {

using keisen::ArrowHeads;
using keisen::ArrowOptions;
using keisen::Attachment;
using keisen::Coordinates;
using keisen::Dimension;
using keisen::RuleOptions;
using keisen::RulePlace;
using keisen::RuleSide;
using keisen::Space;
using keisen::SpanOptions;
using keisen::SpanPlace;
using keisen::TextOptions;
using Arrow = Styled<keisen::Arrow, ArrowOptions>;
using Rule = Styled<keisen::Rule, RuleOptions>;
using Span = Styled<keisen::Span, SpanOptions>;
using Text = Styled<keisen::Text, TextOptions>;

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
template <auto X, auto Y, typename Options>
void set_coordinates(Options &options, nb::handle value, const std::string &name) {
  Coordinates &x = options.*X;
  Coordinates &y = options.*Y;
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

/// Reads how a label looks, if the option begins with `label_` and says anything of it.
template <typename Options>
bool read_label(Options &options, const std::string &name, nb::handle value) {
  const std::string prefix = "label_";
  return name.compare(0, prefix.size(), prefix) == 0 &&
         read_text_box(options.box, name.substr(prefix.size()), value, name);
}

const StyledField<TextOptions> text_table[] = {
    {"coordinates", set_coordinates<&TextOptions::x_coordinates, &TextOptions::y_coordinates>},
    {"anchor", set_pair<&TextOptions::anchor_x, &TextOptions::anchor_y>},
    {"offset", set_pair<&TextOptions::offset_x, &TextOptions::offset_y>},
};

const StyledFields<TextOptions>
    text_fields("a text",
                text_table,
                plain_text,
                [](TextOptions &own, const std::string &name, nb::handle value) {
                  return read_text_box(own.box, name, value, name);
                });

Text make_text(
    const Space *space, const Parts &x, const Parts &y, nb::handle words, const Changes &changes) {
  TextOptions options = text_fields.changed(TextOptions(), changes);
  if (space == nullptr)
    return {keisen::Text(value(x), value(y), text(words, "text"), options), options};
  return {keisen::Text(*space, value(x), value(y), text(words, "text"), options), options};
}

const StyledField<RuleOptions> rule_table[] = {
    {"label_side", set_word_or_default<&RuleOptions::label_side, rule_sides>},
};

const StyledFields<RuleOptions> rule_fields("a rule", rule_table, plain_rule, read_label);

Rule make_rule(const Space &space, nb::handle dimension, const Parts &at, const Changes &changes) {
  RuleOptions options = rule_fields.changed(RuleOptions(), changes);
  return {keisen::Rule(space, choice(dimension, "dimension", dimensions), value(at), options),
          options};
}

const StyledFields<SpanOptions> span_fields("a span", plain_span, read_label);

Span make_span(const Space &space,
               nb::handle dimension,
               const std::optional<Parts> &start,
               const std::optional<Parts> &end,
               const Changes &changes) {
  SpanOptions options = span_fields.changed(SpanOptions(), changes);
  return {keisen::Span(space, choice(dimension, "dimension", dimensions), optional_value(start),
                       optional_value(end), options),
          options};
}

const StyledField<ArrowOptions> arrow_table[] = {
    {"start_coordinates",
     set_coordinates<&ArrowOptions::start_x_coordinates, &ArrowOptions::start_y_coordinates>},
    {"end_coordinates",
     set_coordinates<&ArrowOptions::end_x_coordinates, &ArrowOptions::end_y_coordinates>},
    {"start_offset", set_pair<&ArrowOptions::start_offset_x, &ArrowOptions::start_offset_y>},
    {"end_offset", set_pair<&ArrowOptions::end_offset_x, &ArrowOptions::end_offset_y>},
};

const StyledFields<ArrowOptions> arrow_fields("an arrow", arrow_table, plain_arrow);

Arrow make_arrow(const Space *space,
                 const Parts &start_x,
                 const Parts &start_y,
                 const Parts &end_x,
                 const Parts &end_y,
                 const Changes &changes) {
  ArrowOptions options = arrow_fields.changed(ArrowOptions(), changes);
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
  bind_styled<Text>(module, "Text", text_fields)
      .def(nb::new_(&make_text), nb::arg("space").none(), nb::arg("x"), nb::arg("y"),
           nb::arg("text").none(), nb::arg("options"))
      .def_prop_ro("position", get_text_position)
      .def("set_position", set_text_position, nb::arg("x"), nb::arg("y"));
  bind_styled<Rule>(module, "Rule", rule_fields, &RuleOptions::label)
      .def(nb::new_(&make_rule), nb::arg("space"), nb::arg("dimension"), nb::arg("value"),
           nb::arg("options"))
      .def_prop_ro("value", [](const Rule &rule) { return parts(rule.value()); })
      .def("set_value", set_rule_value, nb::arg("value"));
  bind_styled<Span>(module, "Span", span_fields, &SpanOptions::label)
      .def(nb::new_(&make_span), nb::arg("space"), nb::arg("dimension"), nb::arg("start").none(),
           nb::arg("end").none(), nb::arg("options"))
      .def_prop_ro("values", get_span_values)
      .def("set_values", set_span_values, nb::arg("start").none(), nb::arg("end").none());
  bind_styled<Arrow>(module, "Arrow", arrow_fields)
      .def(nb::new_(&make_arrow), nb::arg("space").none(), nb::arg("start_x"), nb::arg("start_y"),
           nb::arg("end_x"), nb::arg("end_y"), nb::arg("options"))
      .def_prop_ro("positions", get_arrow_positions)
      .def("set_positions", set_arrow_positions, nb::arg("start_x"), nb::arg("start_y"),
           nb::arg("end_x"), nb::arg("end_y"));
}

} // namespace keisen_python
