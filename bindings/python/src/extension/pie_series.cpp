// SPDX-License-Identifier: MIT
#include "mark.hpp"
#include "tick_format.hpp"

#include <nanobind/stl/tuple.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::AnimatedNumber;
using keisen::PieColumns;
using keisen::PieLabelContent;
using keisen::PieLabelPlace;
using keisen::PieOptions;
using keisen::PieOrder;
using Field = OptionField<PieOptions>;
using Pie = Mark<keisen::PieSeries>;
using NameList = nb::typed<nb::list, nb::str>;
using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;

constexpr Word<PieOrder> orders[] = {{"given", PieOrder::given},
                                     {"ascending", PieOrder::ascending},
                                     {"descending", PieOrder::descending}};
constexpr Word<PieLabelPlace> places[] = {{"none", PieLabelPlace::none},
                                          {"outside", PieLabelPlace::outside},
                                          {"inside", PieLabelPlace::inside},
                                          {"automatic", PieLabelPlace::automatic}};
constexpr Word<PieLabelContent> contents[] = {
    {"name_and_percent", PieLabelContent::name_and_percent},
    {"name", PieLabelContent::name},
    {"percent", PieLabelContent::percent},
    {"value", PieLabelContent::value},
    {"name_and_value", PieLabelContent::name_and_value}};

template <typename Value, std::size_t N>
Field word_field(const char *name, Value PieOptions::*member, const Word<Value> (&words)[N]) {
  return {name, "str",
          [name, member, &words](PieOptions &options, nb::handle value) {
            options.*member = choice(value, name, words);
          },
          [member, &words](const PieOptions &options) -> nb::object {
            return nb::str(word_for(options.*member, words));
          }};
}

/// An option that Python writes and does not read.
Field written_field(const char *name, void (*set)(PieOptions &, nb::handle)) {
  return {name, "None", set, [](const PieOptions &) -> nb::object { return nb::none(); }};
}

void set_colors(PieOptions &options, nb::handle value) {
  options.colors.clear();
  if (value.is_none())
    return;
  if (nb::isinstance<nb::str>(value))
    wrong_type("colors", "a sequence of colours", value);
  for (nb::handle each : nb::iter(value))
    options.colors.push_back(color(each, "colors"));
}

void set_format(PieOptions &options, nb::handle value) {
  options.value_format = tick_format(nb::cast<Format>(value));
}

const std::vector<Field> &option_fields() {
  // Functions of Python outlive every scope of ours.
  static const auto *const fields = new std::vector<Field>{
      word_field("order", &PieOptions::order, orders),
      {"clockwise", "bool",
       [](PieOptions &options, nb::handle value) { options.clockwise = flag(value); },
       [](const PieOptions &options) { return nb::cast(options.clockwise); }},
      word_field("label_place", &PieOptions::label_place, places),
      word_field("label_content", &PieOptions::label_content, contents),
      written_field("colors", set_colors),
      number_field("radius", &PieOptions::radius),
      number_field("inner_radius", &PieOptions::inner_radius),
      number_field("gap", &PieOptions::gap),
      number_field("start_angle", &PieOptions::start_angle, AnimatedNumber::angle),
      number_field("alpha", &PieOptions::alpha, AnimatedNumber::alpha),
      number_field("label_size", &PieOptions::label_size),
      color_field("label_color", &PieOptions::label_color),
      written_field("value_format", set_format),
      label_field(&PieOptions::label)};
  return *fields;
}

const MarkFields<keisen::PieSeries> &fields() {
  static const auto *const all =
      new MarkFields<keisen::PieSeries>{"pies",
                                        option_fields(),
                                        {column_field("explode", &PieColumns::explode),
                                         column_field("outer_radii", &PieColumns::outer_radii),
                                         column_field("inner_radii", &PieColumns::inner_radii),
                                         column_field("color", &PieColumns::color)}};
  return *all;
}

PieColumns columns_of(const Column &values,
                      const NameList &names,
                      const NamedColumns &others,
                      const ColorScale *scale) {
  PieColumns columns(values.column);
  for (nb::handle name : names)
    columns.names.push_back(text(name, "name of a slice"));
  for (auto [key, value] : others)
    for (const auto &field : fields().columns)
      if (text(key, "column") == field.name)
        field.set(columns, nb::cast<const Column &>(value).column);
  if (scale != nullptr)
    columns.color_scale = scale->scale;
  return columns;
}

Pie make(const keisen::Space &space,
         const Column &values,
         const NameList &names,
         const NamedColumns &others,
         const ColorScale *scale,
         const NamedValues &options) {
  PieOptions all = changed(fields(), PieOptions(), options);
  return {keisen::PieSeries(space, columns_of(values, names, others, scale), all), all};
}

void update(Pie &pie, const NamedValues &changes) {
  PieOptions options = changed(fields(), current(fields(), pie), changes);
  pie.series.set_options(options);
  pie.options = std::move(options);
}

void set_columns(Pie &pie,
                 const Column &values,
                 const NameList &names,
                 const NamedColumns &others) {
  pie.series.set_columns(columns_of(values, names, others, nullptr));
}

} // namespace

void bind_pie_series(nb::module_ &module) {
  nb::class_<Pie> bound(module, "PieSeries");
  bound
      .def(nb::new_(&make), nb::arg("space"), nb::arg("values"), nb::arg("names"),
           nb::arg("others"), nb::arg("scale").none(), nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("set_columns", set_columns, nb::arg("values"), nb::arg("names"), nb::arg("others"))
      .def_prop_ro("series", [](const Pie &pie) -> keisen::Series { return pie.series; });
  for (const Field &field : option_fields()) {
    if (std::string(field.type) == "None")
      continue;
    const std::string signature = std::string("def ") + field.name + "(self) -> " + field.type;
    bound.def_prop_ro(
        field.name, [&field](const Pie &pie) { return field.get(current(fields(), pie)); },
        nb::for_getter(nb::sig(signature.c_str())));
  }
}

} // namespace keisen_python
